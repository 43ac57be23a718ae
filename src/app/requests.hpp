// Answers the requests of screens to the world outside: files, folders, deals, positions.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/effect.hpp"
#include "platform/jobs.hpp"

namespace twoturns::app {

/// Returns a job that makes the bytes of a file, which may take long, and writes them; it answers FileWritten.
[[nodiscard]] std::unique_ptr<platform::Job<Response>> writing_job(std::string path, bool replace,
                                                                   std::function<Result<std::string>()> bytes,
                                                                   const std::filesystem::path& store_folder);

/// Returns the job that answers a request. Returns null for requests to the clipboard, the store or the desktop, and
/// for pictures, which the window draws. `store_folder` is empty if there is no store.
[[nodiscard]] std::unique_ptr<platform::Job<Response>> job_for(const Request& request,
                                                               const std::filesystem::path& store_folder);

/// Returns the kind of a request: a new one replaces an unanswered one of the same kind and screen. 0: each is
/// answered.
[[nodiscard]] unsigned kind_of(const Request& request);

} // namespace twoturns::app
