// The lines of a pasted text without what only surrounds a puzzle: quotation marks of a program, code fences, the
// borders and rules of a drawn grid.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::reading::pasted {

using Lines = std::vector<std::string_view>;

/// The text in ASCII as far as it stands for such characters: digits of full width become usual ones, box drawing
/// becomes `|`, `-` and `+`, dots and squares that mean a blank become `.`; characters without width go.
std::string plain(std::string_view text);

/// The lines of a plain text, without code fences, and without what stands around every line: the sign of a quotation
/// or a comment, quotation marks of a program.
Lines lines_of(std::string_view text);

/// Whether a line is a rule between boxes or a border, such as `+---+---+` or `=====`. `keeps_dashes`: a line of bars
/// and one kind of dash may be a row of blanks.
bool is_rule(std::string_view line, bool keeps_dashes);

/// Whether a line says something about the puzzle: a comment, a heading, the names of columns.
bool is_label(std::string_view line);

/// Whether a line has words in it, as a sentence has.
bool is_prose(std::string_view line);

bool is_empty(std::string_view line);

bool is_digit(char c);
/// A letter of ASCII, or a byte of a longer character.
bool is_letter(char c);
/// Whether two words of ASCII are the same in small letters.
bool is_same(std::string_view word, std::string_view small);

}  // namespace quadrille::reading::pasted
