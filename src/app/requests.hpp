// Handles the requests of screens to the world outside: files, folders, deals, positions.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/effect.hpp"
#include "platform/jobs.hpp"

namespace twoturns::app {

/// Returns a job that computes the bytes of a file, which may take long, and writes them. The job's answer is
/// FileWritten.
[[nodiscard]] std::unique_ptr<platform::Job<Response>> writing_job(std::string path, bool replace,
                                                                   std::function<Result<std::string>()> bytes,
                                                                   const std::filesystem::path& store_folder);

/// Returns the job that answers a request. `store_folder` is empty if there is no store.
[[nodiscard]] std::unique_ptr<platform::Job<Response>> job_for(const JobRequest& request,
                                                               const std::filesystem::path& store_folder);

/// Returns the QuestionKind of a request as a number.
[[nodiscard]] unsigned kind_of(const Request& request);

} // namespace twoturns::app
