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

/// Returns the job that answers a request. Returns null for requests to the clipboard, the store or the desktop, and
/// for pictures, because the window draws them. `store_folder` is empty if there is no store.
[[nodiscard]] std::unique_ptr<platform::Job<Response>> job_for(const Request& request,
                                                               const std::filesystem::path& store_folder);

/// Returns the kind of a request. A new request replaces an unanswered request of the same kind from the same screen,
/// except for kind 0, where each request is answered.
[[nodiscard]] unsigned kind_of(const Request& request);

} // namespace twoturns::app
