// Faces and names from an address book: vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), any number of people in one
// file. Knows no disk, and fetches nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "decks/own_pictures.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct Person {
    std::string name;  ///< as cards have it: one line, no blanks at its ends; never empty
    std::string photo; ///< a picture file, byte by byte; never empty
    friend bool operator==(const Person&, const Person&) = default;
};

struct AddressBook {
    std::vector<Person> people;           ///< with name and photograph, in the order of the file
    std::vector<PictureLeftOut> left_out; ///< by name, or by line where there is none
    std::size_t beyond = 0;               ///< people that were not looked at, as there are so many
};

/// Reads the bytes of a .vcf: UTF-8, or the encoding a card of version 2.1 names, or that fits all names. The name is
/// FN, else N, NICKNAME or ORG; the picture PHOTO, else LOGO. People without a photograph in the file are left out, as
/// are those without a name, and those of whom a second one is called the same. The message names the line that is
/// wrong; there is also one for a file without a card. Takes as much memory again as the photographs do.
Result<AddressBook> parse_vcards(std::string_view bytes);

} // namespace twoturns::decks
