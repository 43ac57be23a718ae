// The answers to what screens ask the world outside, found beside the window: files, folders, deals, positions.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/effect.hpp"
#include "platform/jobs.hpp"

namespace twoturns::app {

/// Writes a file whose bytes are made by the same job, where that takes long; it answers FileWritten.
[[nodiscard]] std::unique_ptr<platform::Job<Response>> writing_job(std::string path, bool replace,
                                                                   std::function<Result<std::string>()> bytes,
                                                                   const std::filesystem::path& store_folder);

/// The job that answers a question; none for what is asked of the clipboard, the store or the desktop, and for
/// pictures, which the window draws. Where the store is nowhere, its folder is empty.
[[nodiscard]] std::unique_ptr<platform::Job<Response>> job_for(const Request& request,
                                                               const std::filesystem::path& store_folder);

/// Questions of the same kind take each other's place when one screen asks them; 0: each is done.
[[nodiscard]] unsigned kind_of(const Request& request);

} // namespace twoturns::app
