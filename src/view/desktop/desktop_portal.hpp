// Encodes requests to the Linux desktop portal and decodes its replies, as plain values. The interfaces:
// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html
#pragma once

#include <string>

namespace twoturns::view {

/// Returns the path in a "file" URI; empty for any other URI.
[[nodiscard]] std::string path_of_uri(const std::string& uri);

/// Returns a case-insensitive pattern for names with this ending: "*.[tT][xX][tT]" for ".txt".
[[nodiscard]] std::string pattern_of(const std::string& ending);

/// Returns the object path on which the portal answers a request. `name` is the bus name of the program that made the
/// request (":1.42"), `token` the token it passed.
[[nodiscard]] std::string request_path(const std::string& name, const std::string& token);

} // namespace twoturns::view
