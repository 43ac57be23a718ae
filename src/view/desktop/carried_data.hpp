// The game's own files inside the program, where it is a single file.
#pragma once

namespace twoturns::view {

/// Unpacks them, so that data_folder() is a folder of platform/carried_files.hpp; takes some 20 ms. Does nothing in a
/// program that has none. Throws StartError when they are damaged. Before anything else of the view is called.
void load_carried_data();

} // namespace twoturns::view
