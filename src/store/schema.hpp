// The tables of the store, and how those of earlier versions become them.
#pragma once

#include <cstdint>

#include "store/database.hpp"

namespace twoturns::store {

/// The newest version this program knows; `PRAGMA user_version` says which one a file has, 0 for an empty file.
extern const std::int64_t schema_version;

[[nodiscard]] std::int64_t version_of(const Database& database);

/// Whether a file of a version from 1 to the newest has the tables and indexes of that version, to the letter: a view
/// in their place could go on for ever.
[[nodiscard]] bool has_our_tables(const Database& database);
/// Removes what another program has added to our tables: indexes, triggers, views and figures for its planning. Tables
/// of its own stay.
void remove_additions(const Database& database);
/// Versions are counted one by one, so a number above this one or below 0 is damaged. A damaged number in between
/// cannot be told from a newer program's.
inline constexpr std::int64_t highest_version = 1000;

/// To be called before anything is written. Ten games of usual length fit a page, so that little room is left over.
void set_form(const Database& database);
/// Makes an empty file a store and brings one of any earlier version to the newest, in one transaction.
/// Two programs may do so at once.
void bring_up_to_date(const Database& database);
/// The same, but leaves page size and journal of the file as they are.
void make_tables(const Database& database);

} // namespace twoturns::store
