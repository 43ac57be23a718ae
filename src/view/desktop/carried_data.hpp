// The game's data files embedded in a single-file program.
#pragma once

namespace twoturns::view {

/// Unpacks the embedded files, so that data_folder() is a folder of platform/carried_files.hpp; takes about 20 ms. Does
/// nothing if the program has none. Throws StartError if they are damaged. Call it before any other function of the
/// view.
void load_carried_data();

} // namespace twoturns::view
