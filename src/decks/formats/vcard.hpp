// Reads faces and names from an address book: vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), any number of people in one
// file. Accesses neither disk nor network.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "decks/deck_report.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct Person {
    std::string name;  ///< one line, trimmed, never empty
    std::string photo; ///< the bytes of a picture file; never empty
    friend bool operator==(const Person&, const Person&) = default;
};

struct AddressBook {
    std::vector<Person> people; ///< people with name and photograph, in file order
    DeckReport report;          ///< the people left out: by name, or by line if the name is missing
};

/// Parses the bytes of a .vcf file: as UTF-8, in the encoding that a card of version 2.1 names, or in the encoding that
/// fits all names. The name is FN, otherwise N, NICKNAME or ORG; the picture is PHOTO, otherwise LOGO. Leaves out
/// people without a photograph in the file, without a name, or with the name of an earlier person. The error names the
/// faulty line or says that there is no card. Memory: the size of the photographs, in addition to `bytes`.
Result<AddressBook> parse_vcards(std::string_view bytes);

} // namespace twoturns::decks
