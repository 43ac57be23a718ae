// What the portal of Linux' desktops is told and tells, as plain values. The interfaces:
// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html
#pragma once

#include <string>

namespace twoturns::view {

/// The path of a file that a "file" URI names; empty for any other.
[[nodiscard]] std::string path_of_uri(const std::string& uri);

/// A pattern for names that end so, in small or large letters: "*.[tT][xX][tT]" for ".txt".
[[nodiscard]] std::string pattern_of(const std::string& ending);

/// Where the portal answers what the program of that name on the bus (":1.42") asks for under a token.
[[nodiscard]] std::string request_path(const std::string& name, const std::string& token);

} // namespace twoturns::view
