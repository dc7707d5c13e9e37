#include "core/puzzles/grid/links/codecs.hpp"

#include <algorithm>

#include "core/puzzles/grid/compass.hpp"

namespace quadrille::grid::links {

namespace {

constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr char one_blank = 'g';          // in numbers
constexpr char one_unpiped = 'h';        // where lines are given
constexpr char one_unmarked = 'i';       // in marks: 1 to 18 cells without a mark
constexpr char one_unrelated = 'i';      // between cells: 1 to 18 edges without a sign
constexpr char one_clueless = 'a';       // in arrows: 1 to 26 cells without a clue
constexpr char one_behind_arrows = 'k';  // in corners: 1 to 16 cells without a clue
constexpr std::size_t most_behind_mark = 17;

// Longer forms of a number: a sign, and this many hexadecimal digits for what is above `lowest`.
struct LongForm {
  char sign;
  std::size_t digits;
  Number lowest, end;
};
constexpr LongForm long_forms[] = {{'-', 2, 0, 256},
                                   {'+', 3, 0, 4096},
                                   {'=', 3, 4096, 8192},
                                   {'@', 3, 8192, 12240},
                                   {'%', 3, 8192, 12240},
                                   {'*', 4, 12240, 77776},
                                   {'$', 5, 77776, most_number16 + 1}};

// The fleets that have a letter, by their ships' lengths in ascending order.
struct Preset {
  char letter;
  std::string_view lengths;
};
constexpr Preset presets[] = {{'c', "111223"}, {'d', "1111222334"}, {'e', "111112222333445"}, {'z', ""}};

// How a ship is written that lies this many cells to the right and down, one of which is 1.
std::string ship_of(std::size_t width, std::size_t height) {
  std::string ship = {digits[width], digits[height]};
  for (std::size_t cells = width * height; cells > 0; cells -= std::min<std::size_t>(cells, 5))
    ship += digits[32 - (std::size_t{1} << (5 - std::min<std::size_t>(cells, 5)))];
  return ship;
}

std::size_t digit_of(char c, std::size_t base) { return std::min(digits.find(c), base); }

void write_number16(Number number, std::string& out) {
  if (number == unknown) {
    out += '.';
  } else if (number < 16) {
    out += digits[static_cast<std::size_t>(number)];
  } else {
    const LongForm* form = long_forms;
    while (number >= form->end) ++form;
    out += form->sign;
    for (std::size_t left = form->digits; left-- > 0;)
      out += digits[static_cast<std::size_t>((number - form->lowest) >> (4 * left)) & 15];
  }
}

// A clue with an arrow is the place of the arrow here (0: it has none), and this many times one more than its number
// (0: it is unknown).

void write_arrow(Number clue, std::string& out) {
  const auto place = static_cast<std::size_t>(clue % arrow_places);
  const Number number = clue / arrow_places - 1;
  const std::size_t size = number < 16 ? 1 : number < 256 ? 2 : 3;
  if (size == 3) out += '-';
  out += digits[place + (size == 2 ? arrows.size() : 0)];
  if (number < 0) out += '.';
  for (std::size_t left = number < 0 ? 0 : size; left-- > 0;)
    out += digits[static_cast<std::size_t>(number >> (4 * left)) & 15];
}

// Stretches of cells without a number are letters, `one` for a single cell.
template <class WriteOne>
void write_in_stretches(char one, std::span<const Number> numbers, std::string& out, WriteOne write_one) {
  std::size_t stretch = 0;
  for (const Number number : numbers) {
    if (number == none) {
      ++stretch;
      continue;
    }
    write_pzpr_stretch(one, stretch, out);
    write_one(number, out);
  }
  write_pzpr_stretch(one, stretch, out);
}

void write_circle(Number number, std::string& out) {
  if (number == unknown) {
    out += '.';
    return;
  }
  if (number >= 36) out += digits[static_cast<std::size_t>(number / 36)];
  out += digits[static_cast<std::size_t>(number % 36)];
}

void write_part_lengths(Number number, std::string& out) {
  const std::string parts = clue_of_number(ClueForm::parts, number);
  for (const PartForm& form : part_forms) {
    if (form.parts != parts.size()) continue;
    Number value = 0;
    for (const char part : parts) value = value * form.radix + (part == '?' ? 0 : part - '0');
    value += form.lowest;
    out += form.sign;
    out += digits[static_cast<std::size_t>(value / 36)];
    out += digits[static_cast<std::size_t>(value % 36)];
    return;
  }
  out += parts == "?" ? "." : parts;
}

}  // namespace

bool BodyReader::read_number16(Entry& entry) {
  entry.at = at_;
  const char c = line_[at_];
  if (c == '.') return entry.number = unknown, ++at_, true;
  std::size_t first = at_, size = 1;
  Number lowest = 0;
  for (const LongForm& form : long_forms)
    if (form.sign == c) first = at_ + 1, size = form.digits, lowest = form.lowest;
  const std::string_view number = line_.substr(first, size);
  entry.number = 0;
  bool is_known = number.size() == size;
  for (const char digit : number) {
    const std::size_t value = digit_of(digit, 16);
    is_known = is_known && value < 16;
    entry.number = entry.number * 16 + static_cast<Number>(value);
  }
  if (!is_known) return fault(at_, line_.substr(at_, first - at_ + size), " is no number and no letter from g to z");
  entry.number += lowest;
  entry.size = first - at_ + size;
  at_ = first + size;
  return true;
}

template <class ReadOne>
bool BodyReader::read_in_stretches(char one, std::span<Entry> entries, ReadOne read_one) {
  for (std::size_t i = 0; i < entries.size() && has_more();) {
    std::size_t stretch = 0;
    if (!read_stretch(one, entries.size() - i, stretch)) return false;
    i += stretch;
    if (stretch == 0 && !read_one(entries[i++])) return false;
  }
  return true;
}

bool BodyReader::read_numbers16(std::span<Entry> entries) {
  return read_in_stretches(one_blank, entries, [this](Entry& entry) { return read_number16(entry); });
}

bool BodyReader::read_between(std::span<Entry> entries) {
  return read_in_stretches(one_unrelated, entries, [this](Entry& entry) {
    const char c = line_[at_];
    if (c == 'g' || c == 'h') return entry = {first_relation + (c - 'g'), at_++}, true;
    if (!read_number16(entry)) return false;
    return entry.number < first_relation || fault(entry.at, line_.substr(entry.at, entry.size), " is larger than 255");
  });
}

// A digit for the arrow and one for the number; the arrow's digit is 5 above where two digits follow; after a dash
// follow three.
bool BodyReader::read_arrow(Entry& entry) {
  entry.at = at_;
  if (line_[at_] == '+') return entry.number = 0, ++at_, true;
  const bool has_dash = line_[at_] == '-';
  const std::size_t place = at_ + (has_dash ? 1 : 0);
  const std::size_t arrow = place < line_.size() ? digit_of(line_[place], 10) : 10;
  const auto above = static_cast<std::size_t>(arrow_places);
  const std::size_t size = has_dash ? 3 : arrow < above ? 1 : 2;
  const std::string_view number = line_.substr(std::min(place + 1, line_.size()), size);
  entry.size = std::min(place + 1 + size, line_.size()) - at_;
  bool is_known = number.size() == size && arrow < (has_dash ? above : 2 * above);
  Number value = 0;
  for (const char digit : number) {
    is_known = is_known && digit_of(digit, 16) < 16;
    value = value * 16 + static_cast<Number>(digit_of(digit, 16));
  }
  if (number == "." && arrow < above) is_known = true, value = -1;
  if (!is_known) return fault(at_, line_.substr(at_, entry.size), " is no clue with an arrow and no letter");
  entry.number = static_cast<Number>(arrow % above) + arrow_places * (value + 1);
  at_ += entry.size;
  return true;
}

bool BodyReader::read_arrows(std::span<Entry> entries) {
  return read_in_stretches(one_clueless, entries, [this](Entry& entry) { return read_arrow(entry); });
}

bool BodyReader::read_digits36(std::span<Entry> entries) {
  for (Entry& entry : entries) {
    if (!has_more()) break;
    entry.at = at_;
    const char c = line_[at_];
    if (c == '.' || c == '%' || c == '@') {
      entry.number = c == '.' ? none : unknown;
      ++at_;
      continue;
    }
    const std::string_view number = c == '-' ? line_.substr(at_ + 1, 2) : line_.substr(at_, 1);
    entry.number = 0;
    bool is_known = number.size() == (c == '-' ? 2 : 1);
    for (const char digit : number) {
      const std::size_t value = digit_of(digit, 36);
      is_known = is_known && value < 36;
      entry.number = entry.number * 36 + static_cast<Number>(value);
    }
    entry.size = number.size() + (c == '-' ? 1 : 0);
    if (!is_known) return fault(at_, line_.substr(at_, entry.size), " is no number and no dot");
    at_ += entry.size;
  }
  return true;
}

bool BodyReader::read_circle(Entry& entry) {
  const bool is_long = line_[at_] >= 'a' && line_[at_] <= 'z';
  const std::string_view number = line_.substr(at_, is_long ? 2 : 1);
  Number value = 0;
  for (const char digit : number) value = value * 36 + static_cast<Number>(digit_of(digit, 36));
  if (number == ".") value = unknown;
  if (number.size() != (is_long ? 2 : 1) || (value != unknown && clue_of_number(ClueForm::runs, value).empty()))
    return fault(at_, number, " is no length of runs around a cell");
  entry = {value, at_, number.size()};
  at_ += number.size();
  return true;
}

bool BodyReader::read_circles(std::span<Entry> entries) {
  return read_in_stretches(one_blank, entries, [this](Entry& entry) { return read_circle(entry); });
}

bool BodyReader::read_part_lengths(Entry& entry) {
  const std::size_t start = at_;
  const bool has_sign = line_[at_] == '+' || line_[at_] == '-';
  const bool is_long = has_sign || (line_[at_] >= 'a' && line_[at_] <= 'f');
  const std::string_view text = line_.substr(start, has_sign ? 3 : is_long ? 2 : 1);
  at_ += text.size();
  entry = {none, start, text.size()};
  if (text == ".") return entry.number = number_of_clue(ClueForm::parts, "?"), true;
  if (!is_long) entry.number = number_of_clue(ClueForm::parts, text);
  for (const PartForm& form : part_forms) {
    if (!is_long || form.sign != text.substr(0, has_sign ? 1 : 0)) continue;
    Number value = 0;
    for (const char digit : text.substr(form.sign.size()))
      value = value * 36 + static_cast<Number>(digit_of(digit, 36));
    std::string parts(form.parts, '?');
    value -= form.lowest;
    for (std::size_t part = form.parts; value >= 0 && part-- > 0; value /= form.radix)
      if (value % form.radix != 0) parts[part] = static_cast<char>('0' + value % form.radix);
    if (value == 0) entry.number = number_of_clue(ClueForm::parts, parts);
  }
  return entry.number != none || fault(start, text, " is no length of parts around a cell");
}

bool BodyReader::read_parts(std::span<Entry> entries) {
  return read_in_stretches(one_blank, entries, [this](Entry& entry) { return read_part_lengths(entry); });
}

bool BodyReader::read_castle(std::span<Entry> entries) {
  return read_in_stretches(one_clueless, entries, [this](Entry& entry) {
    const std::size_t start = at_, mark = digit_of(line_[at_], 3);
    if (mark == 3 || ++at_ == line_.size()) return fault(start, line_.substr(start, 1), " is no mark and no letter");
    if (!read_arrow(entry)) return false;
    entry = {entry.number * 3 + static_cast<Number>(mark), start, at_ - start};
    return true;
  });
}

bool BodyReader::read_compasses(std::span<Entry> entries) {
  return read_in_stretches(one_blank, entries, [this](Entry& entry) {
    const std::size_t start = at_;
    Number numbers = 0;
    for (unsigned side = 0; side < 4; ++side) {
      Entry one;
      if (at_ == line_.size()) return fault(start, line_.substr(start), " ends inside a clue of four numbers");
      if (!read_number16(one)) return false;
      if (one.number >= compass_base - 1) return fault(one.at, line_.substr(one.at, one.size), " is larger than 126");
      numbers = numbers * compass_base + (one.number == unknown ? 0 : one.number + 1);
    }
    entry = {numbers, start, at_ - start};
    return true;
  });
}

bool BodyReader::read_corners(std::span<Entry> entries) {
  return read_in_stretches(one_behind_arrows, entries, [this](Entry& entry) {
    const std::size_t start = at_;
    const char c = line_[at_];
    constexpr auto circle = static_cast<Number>(corner_arrows.size());
    if (c >= 'g' && c <= 'j') return entry = {c - 'g', at_++, 1}, true;
    if (c == '.') return entry = {circle, at_++, 1}, true;
    if (c == '%' || c == '@') return entry = {unknown, at_++, 1}, true;
    const std::string_view number = c == '-' ? line_.substr(at_ + 1, 2) : line_.substr(at_, 1);
    bool is_known = number.size() == (c == '-' ? 2 : 1);
    Number value = 0;
    for (const char digit : number) {
      is_known = is_known && digit_of(digit, 16) < 16;
      value = value * 16 + static_cast<Number>(digit_of(digit, 16));
    }
    entry = {circle + 1 + value, start, number.size() + (c == '-' ? 1 : 0)};
    at_ += entry.size;
    return is_known || fault(start, line_.substr(start, entry.size), " is no arrow, no circle and no letter");
  });
}

bool BodyReader::read_makaro(std::span<Entry> entries) {
  return read_in_stretches(one_blank, entries, [this](Entry& entry) {
    const std::size_t start = at_, size = line_[at_] == '-' ? 3 : 1;
    const std::string_view text = line_.substr(start, size);
    const auto number = whole_number(text.substr(size == 1 ? 0 : 1));
    const std::size_t arrow = size == 1 ? digit_of(text[0], 15) : 15;
    if (text.size() != size || (!number && (arrow < 10 || arrow == 15)))
      return fault(start, text, " is no number, no wall and no letter");
    entry = {number ? static_cast<Number>(*number) + 6 : static_cast<Number>(arrow) - 10, start, size};
    at_ += size;
    return true;
  });
}

bool BodyReader::read_tens(std::span<Entry> entries) {
  return read_in_stretches(one_clueless, entries, [this](Entry& entry) {
    const std::size_t value = digit_of(line_[at_], 10);
    entry = {line_[at_] == '.' ? unknown : static_cast<Number>(value), at_, 1};
    if (value == 10 && line_[at_] != '.')
      return fault(at_, line_.substr(at_, 1), " is no number to 9, no dot and no letter");
    ++at_;
    return true;
  });
}

bool BodyReader::read_tens_or_more(std::span<Entry> entries) {
  if (!has_more() || line_[at_] != '-') return read_tens(entries);
  ++at_;
  return read_numbers16(entries);
}

bool BodyReader::read_fours(std::span<Entry> entries) {
  for (std::size_t i = 0; i < entries.size() && has_more();) {
    std::size_t stretch = 0;
    if (!read_stretch(one_blank, entries.size() - i, stretch)) return false;
    i += stretch;
    if (stretch > 0) continue;
    const std::size_t value = digit_of(line_[at_], 15);
    if (value == 15 && line_[at_] != '.')
      return fault(at_, line_.substr(at_, 1), " is no number to 4, no dot and no letter");
    // Above 4, one or two blanks follow; the writers of pzpr let these go beyond the last cell.
    entries[i] = {line_[at_] == '.' ? unknown : static_cast<Number>(value % 5), at_, 1};
    i += line_[at_] == '.' ? 1 : 1 + value / 5;
    ++at_;
  }
  return true;
}

// A digit is one circle more than it says.
bool BodyReader::read_pipes(std::span<Entry> entries) {
  for (std::size_t i = 0; i < entries.size() && has_more();) {
    std::size_t stretch = 0;
    if (!read_stretch(one_unpiped, entries.size() - i, stretch)) return false;
    i += stretch;
    if (stretch > 0) continue;
    const std::size_t value = digit_of(line_[at_], 17);
    const std::size_t circles = value < 10 ? value + 1 : 0;
    if (value == 17) return fault(at_, line_.substr(at_, 1), " is no line from a to g, no circles and no blank cells");
    if (circles > entries.size() - i)
      return fault(at_, line_.substr(at_, 1), " goes beyond the last cell of the board");
    if (circles == 0) entries[i++] = {static_cast<Number>(value - 9), at_, 1};
    for (std::size_t circle = 0; circle < circles; ++circle) entries[i++] = {0, at_, 1};
    ++at_;
  }
  return true;
}

bool BodyReader::read_signs(std::span<Entry> entries) {
  for (std::size_t i = 0; i < entries.size() && has_more(); ++i, ++at_) {
    const std::size_t value = digit_of(line_[at_], 36);
    if (value == 0 || (value == 36 && line_[at_] != '.'))
      return fault(at_, line_.substr(at_, 1), " is no number from 1 to 4, no dot and no blank cells: 5 to z");
    if (value == 36 || value < 5) {
      entries[i] = {line_[at_] == '.' ? unknown : static_cast<Number>(value), at_, 1};
    } else {
      i += value - 5;
    }
  }
  return true;
}

// A number has two places, the first one four times.
bool BodyReader::read_blots(std::span<Entry> entries) {
  std::vector<Entry> twos((entries.size() + 1) / 2);
  if (!read_numbers16(twos)) return false;
  for (std::size_t i = 0; i < twos.size(); ++i) {
    const Number both = twos[i].number;
    if (both == none) continue;
    if (both < 1 || both > 15 || (both % 4 != 0 && 2 * i + 1 == entries.size()))
      return fault(twos[i].at, line_.substr(twos[i].at, twos[i].size), " is no digit from 1 to f and no letter");
    if (both / 4 > 0) entries[2 * i] = {both / 4, twos[i].at, twos[i].size};
    if (both % 4 > 0) entries[2 * i + 1] = {both % 4, twos[i].at, twos[i].size};
  }
  return true;
}

bool BodyReader::read_dots(std::span<Entry> entries) {
  for (std::size_t i = 0; i < entries.size() && has_more();) {
    std::size_t stretch = 0;
    if (!read_stretch(one_blank, entries.size() - i, stretch)) return false;
    i += stretch;
    if (stretch > 0) continue;
    const std::size_t value = digit_of(line_[at_], 16);
    if (value >= 16) return fault(at_, line_.substr(at_, 1), " is no digit to f and no letter");
    // The places behind a dot may go beyond the last one.
    entries[i] = {static_cast<Number>(value % 2), at_++, 1};
    i += 1 + value / 2;
  }
  return true;
}

// How many places are passed over before the next mark; a dot is 36 places without one.
bool BodyReader::read_crosses(std::span<Entry> entries) {
  for (std::size_t i = 0; i < entries.size() && has_more(); ++at_) {
    const std::size_t value = line_[at_] == '.' ? 36 : digit_of(line_[at_], 36);
    if (value == 36 && line_[at_] != '.') return fault(at_, line_.substr(at_, 1), " is no digit to z and no dot");
    i += value;
    if (value < 36 && i < entries.size()) entries[i++] = {1, at_};
  }
  return true;
}

bool BodyReader::read_weights(std::span<Entry> entries) {
  for (Entry& entry : entries) {
    const std::size_t size = has_more() && line_[at_] == '-' ? 2 : 1;
    entry = {0, at_, size};
    at_ += size - 1;
    for (std::size_t left = size; left > 0; --left, ++at_) {
      const std::size_t digit = has_more() ? digit_of(line_[at_], 32) : 32;
      if (digit == 32) return fault(at_, line_.substr(std::min(at_, line_.size()), 1), " is no digit to v");
      entry.number = entry.number * 32 + static_cast<Number>(digit);
    }
  }
  return true;
}

bool BodyReader::read_kakuru(std::span<Entry> entries) {
  for (std::size_t i = 0; i < entries.size() && has_more(); ++i, ++at_) {
    const char c = line_[at_];
    if (c == '.') continue;
    if (c >= 'k' && c <= 'z') {
      i += digit_of(c, 36) - 19;
      continue;
    }
    const std::size_t small = digit_of(c, 20);
    const bool is_large = c >= 'A' && c <= 'Z';
    entries[i] = {is_large ? static_cast<Number>(c - 'A' + 20) : static_cast<Number>(small), at_, 1};
    if (c == '+' || c == '_') entries[i].number = unknown;
    if (small == 20 && !is_large && c != '+' && c != '_')
      return fault(at_, line_.substr(at_, 1), " is no number to 45, no wall and no letter");
  }
  return true;
}

bool BodyReader::read_marks(std::span<Entry> entries) {
  for (std::size_t i = 0; i < entries.size() && has_more();) {
    std::size_t stretch = 0;
    if (!read_stretch(one_unmarked, entries.size() - i, stretch)) return false;
    i += stretch;
    if (stretch > 0) continue;
    const std::size_t behind = digit_of(line_[at_], most_behind_mark + 1);
    if (behind > most_behind_mark) return fault(at_, line_.substr(at_, 1), " is no digit and no letter");
    entries[i] = {1, at_++};
    i += 1 + behind;
  }
  return true;
}

bool BodyReader::read_packed(Packing packing, std::span<Entry> entries) {
  std::size_t base = 1;
  for (unsigned i = 0; i < packing.cells; ++i) base *= packing.radix;
  for (std::size_t i = 0; i < entries.size() && has_more(); ++at_) {
    const std::size_t value = digit_of(line_[at_], base);
    if (value == base)
      return fault(at_, line_.substr(at_, 1),
                   " is not from 0 to 9 or a to " + Message(std::string_view(&digits[base - 1], 1)));
    for (std::size_t weight = base / packing.radix; weight > 0 && i < entries.size(); weight /= packing.radix, ++i) {
      const std::size_t number = value / weight % packing.radix;
      entries[i] = {number == 0 ? none : static_cast<Number>(number), at_};
    }
  }
  return true;
}

bool BodyReader::read_slash() {
  if (!has_more()) return true;
  if (line_[at_] != '/') return fault(at_, line_.substr(at_, 1), " stands where a slash is needed");
  ++at_;
  return true;
}

bool BodyReader::read_count(Entry& count) {
  if (!expect_more()) return false;
  const std::size_t start = at_;
  const std::string_view part = take_part();
  const auto number = whole_number(part);
  if (!number || *number > 9999) return fault(start, part, " is no number");
  count = {static_cast<Number>(*number), start};
  return true;
}

bool BodyReader::read_preset(std::vector<Entry>& lengths) {
  if (!expect_more()) return false;
  const auto preset = std::find_if(std::begin(presets), std::end(presets),
                                   [&](const Preset& each) { return each.letter == line_[at_]; });
  if (preset == std::end(presets)) return fault(at_, line_.substr(at_, 1), " is no fleet; fleets are c, d and e");
  for (const char length : preset->lengths) lengths.push_back({static_cast<Number>(length - '0'), at_});
  ++at_;
  return true;
}

bool BodyReader::read_ship(std::vector<Entry>& lengths) {
  if (!expect_more()) return false;
  const std::size_t start = at_;
  const std::string_view part = take_part();
  const std::size_t width = part.size() < 2 ? 0 : digit_of(part[0], 36) % 36;
  const std::size_t height = part.size() < 2 ? 0 : digit_of(part[1], 36) % 36;
  if (std::min(width, height) != 1 || part != ship_of(width, height))
    return fault(start, part, " is no ship; a ship is one cell wide");
  lengths.push_back({static_cast<Number>(std::max(width, height)), start});
  return true;
}

bool BodyReader::read_ships(std::vector<Entry>& lengths) {
  if (!expect_more() || !read_slash()) return false;
  if (at_ < line_.size() && line_[at_] == '/') return ++at_, read_preset(lengths);
  Entry ships;
  if (!read_count(ships)) return false;
  for (Number ship = 0; ship < ships.number; ++ship)
    if (!read_ship(lengths)) return false;
  return true;
}

void write_numbers16(std::span<const Number> numbers, std::string& out) {
  write_in_stretches(one_blank, numbers, out, write_number16);
}

void write_between(std::span<const Number> numbers, std::string& out) {
  write_in_stretches(one_unrelated, numbers, out, [](Number number, std::string& text) {
    if (number < first_relation) return write_number16(number, text);
    text += static_cast<char>('g' + (number - first_relation));
  });
}

void write_digits36(std::span<const Number> numbers, std::string& out) {
  for (const Number number : numbers) {
    if (number == none || number == unknown) {
      out += number == none ? '.' : '@';
      continue;
    }
    if (number >= 36) out += {'-', digits[static_cast<std::size_t>(number / 36)]};
    out += digits[static_cast<std::size_t>(number % 36)];
  }
}

void write_tens(std::span<const Number> numbers, std::string& out) {
  write_in_stretches(one_clueless, numbers, out, [](Number number, std::string& into) {
    into += number == unknown ? '.' : digits[static_cast<std::size_t>(number)];
  });
}

void write_circles(std::span<const Number> numbers, std::string& out) {
  write_in_stretches(one_blank, numbers, out, write_circle);
}

void write_parts(std::span<const Number> numbers, std::string& out) {
  write_in_stretches(one_blank, numbers, out, write_part_lengths);
}

void write_castle(std::span<const Number> numbers, std::string& out) {
  write_in_stretches(one_clueless, numbers, out, [](Number number, std::string& text) {
    text += digits[static_cast<std::size_t>(number % 3)];
    write_arrow(number / 3, text);
  });
}

void write_compasses(std::span<const Number> numbers, std::string& out) {
  write_in_stretches(one_blank, numbers, out, [](Number number, std::string& text) {
    const auto compass = compass_of(clue_of_number(ClueForm::compasses, number)).value_or(Compass());
    for (const auto& each : compass) write_number16(each ? static_cast<Number>(*each) : unknown, text);
  });
}

void write_tens_or_more(std::span<const Number> numbers, std::string& out) {
  if (std::all_of(numbers.begin(), numbers.end(), [](Number number) { return number <= 9; }))
    return write_tens(numbers, out);
  out += '-';
  write_numbers16(numbers, out);
}

void write_corners(std::span<const Number> numbers, std::string& out) {
  write_in_stretches(one_behind_arrows, numbers, out, [](Number number, std::string& text) {
    constexpr auto circle = static_cast<Number>(corner_arrows.size());
    if (number == unknown || number == circle) {
      text += number == unknown ? '@' : '.';
    } else if (number < circle) {
      text += static_cast<char>('g' + number);
    } else {
      const auto value = static_cast<std::size_t>(number - circle - 1);
      if (value >= 16) text += {'-', digits[value / 16]};
      text += digits[value % 16];
    }
  });
}

void write_makaro(std::span<const Number> numbers, std::string& out) {
  write_in_stretches(one_blank, numbers, out, [](Number number, std::string& text) {
    if (number < 5) text += digits[static_cast<std::size_t>(number + 10)];
    if (number >= 5) text += (number >= 16 ? "-" : "") + decimal(static_cast<std::uint64_t>(number - 6));
  });
}

void write_arrows(std::span<const Number> numbers, std::string& out) {
  write_in_stretches(one_clueless, numbers, out, write_arrow);
}

void write_fours(std::span<const Number> numbers, std::string& out) {
  std::size_t stretch = 0;
  const auto is_blank = [&](std::size_t at) { return at >= numbers.size() || numbers[at] == none; };
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] == none) {
      ++stretch;
      continue;
    }
    write_pzpr_stretch(one_blank, stretch, out);
    if (numbers[i] == unknown) {
      out += '.';
      continue;
    }
    const std::size_t behind = !is_blank(i + 1) ? 0 : !is_blank(i + 2) ? 1 : 2;
    out += digits[static_cast<std::size_t>(numbers[i]) + 5 * behind];
    i += behind;
  }
  write_pzpr_stretch(one_blank, stretch, out);
}

void write_pipes(std::span<const Number> numbers, std::string& out) {
  std::size_t stretch = 0, circles = 0;
  const auto end_circles = [&] {
    if (circles > 0) out += digits[circles - 1];
    circles = 0;
  };
  for (const Number number : numbers) {
    if (number != 0 || circles == 10) end_circles();
    if (number != none) write_pzpr_stretch(one_unpiped, stretch, out);
    if (number == none) ++stretch;
    if (number == 0) ++circles;
    if (number > 0) out += digits[static_cast<std::size_t>(number) + 9];
  }
  end_circles();
  write_pzpr_stretch(one_unpiped, stretch, out);
}

void write_signs(std::span<const Number> numbers, std::string& out) {
  constexpr std::size_t longest = 31;
  std::size_t stretch = 0;
  const auto end_stretch = [&] {
    if (stretch > 0) out += digits[stretch + 4];
    stretch = 0;
  };
  for (const Number number : numbers) {
    if (number == none) {
      if (++stretch == longest) end_stretch();
      continue;
    }
    end_stretch();
    out += number == unknown ? '.' : digits[static_cast<std::size_t>(number)];
  }
  end_stretch();
}

void write_blots(std::span<const Number> numbers, std::string& out) {
  std::vector<Number> twos;
  for (std::size_t i = 0; i < numbers.size(); i += 2) {
    const Number both = std::max(numbers[i], 0) * 4 + (i + 1 < numbers.size() ? std::max(numbers[i + 1], 0) : 0);
    twos.push_back(both == 0 ? none : both);
  }
  write_numbers16(twos, out);
}

void write_dots(std::span<const Number> numbers, std::string& out) {
  constexpr std::size_t most_behind = 7;
  std::size_t stretch = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] == none) {
      ++stretch;
      continue;
    }
    write_pzpr_stretch(one_blank, stretch, out);
    std::size_t behind = 0;
    while (behind < most_behind && (i + behind + 1 >= numbers.size() || numbers[i + behind + 1] == none)) ++behind;
    out += digits[2 * behind + static_cast<std::size_t>(numbers[i])];
    i += behind;
  }
  write_pzpr_stretch(one_blank, stretch, out);
}

void write_crosses(std::span<const Number> numbers, std::string& out) {
  std::size_t behind = 0;
  for (const Number number : numbers) {
    if (number == none && ++behind < 36) continue;
    out += number == none ? '.' : digits[behind];
    behind = 0;
  }
  if (behind > 0 || numbers.empty()) out += digits[behind];
}

void write_weights(std::span<const Number> numbers, std::string& out) {
  for (const Number number : numbers) {
    if (number >= 32) out += {'-', digits[static_cast<std::size_t>(number / 32)]};
    out += digits[static_cast<std::size_t>(number % 32)];
  }
}

// One empty cell is a dot, more of them are a letter.
void write_kakuru(std::span<const Number> numbers, std::string& out) {
  std::size_t empty = 0;
  const auto write_empty = [&] {
    if (empty == 1) out += '.';
    if (empty > 1) out += digits[empty + 18];
    empty = 0;
  };
  for (const Number number : numbers) {
    if (number == none) {
      if (++empty == most_behind_mark) write_empty();
      continue;
    }
    write_empty();
    if (number == unknown) {
      out += '+';
    } else {
      out += number < 20 ? digits[static_cast<std::size_t>(number)] : static_cast<char>('A' + number - 20);
    }
  }
  write_empty();
}

void write_marks(std::span<const Number> numbers, std::string& out) {
  for (std::size_t i = 0; i < numbers.size();) {
    const bool is_mark = numbers[i] != none;
    const std::size_t first = i;
    if (is_mark) ++i;
    while (i < numbers.size() && numbers[i] == none && i - first <= most_behind_mark) ++i;
    out += is_mark ? digits[i - first - 1] : static_cast<char>(one_unmarked + static_cast<char>(i - first - 1));
  }
}

void write_packed(Packing packing, std::span<const Number> numbers, std::string& out) {
  for (std::size_t i = 0; i < numbers.size(); i += packing.cells) {
    std::size_t value = 0;
    for (std::size_t cell = i; cell < i + packing.cells; ++cell)
      value = value * packing.radix +
              (cell < numbers.size() && numbers[cell] != none ? static_cast<std::size_t>(numbers[cell]) : 0);
    out += digits[value];
  }
}

void write_ships(std::vector<Number> lengths, std::string& out) {
  std::sort(lengths.begin(), lengths.end());
  out += '/';
  for (const Preset& preset : presets)
    if (std::equal(lengths.begin(), lengths.end(), preset.lengths.begin(), preset.lengths.end(),
                   [](Number length, char digit) { return length == digit - '0'; })) {
      out += '/';
      out += preset.letter;
      return;
    }
  out += decimal(lengths.size());
  for (const Number length : lengths) out += '/' + ship_of(static_cast<std::size_t>(length), 1);
}

constexpr CellCodec cell_codecs[] = {
    {Codec::numbers, &BodyReader::read_numbers16, write_numbers16},
    {Codec::digits, &BodyReader::read_digits36, write_digits36, most_digits36},
    {Codec::tens, &BodyReader::read_tens, write_tens, 9},
    {Codec::tens_or_more, &BodyReader::read_tens_or_more, write_tens_or_more},
    {Codec::circles, &BodyReader::read_circles, write_circles},
    {Codec::arrows, &BodyReader::read_arrows, write_arrows},
    {Codec::parts, &BodyReader::read_parts, write_parts},
    {Codec::castle, &BodyReader::read_castle, write_castle},
    {Codec::compasses, &BodyReader::read_compasses, write_compasses},
    {Codec::corner_signs, &BodyReader::read_corners, write_corners},
    {Codec::makaro, &BodyReader::read_makaro, write_makaro},
    {Codec::fours, &BodyReader::read_fours, write_fours, 4},
    {Codec::pipes, &BodyReader::read_pipes, write_pipes},
    {Codec::signs, &BodyReader::read_signs, write_signs, 4},
    {Codec::marks, &BodyReader::read_marks, write_marks},
    {Codec::kakuru, &BodyReader::read_kakuru, write_kakuru, most_kakuru},
    {Codec::shading, &BodyReader::read_bits, [](auto numbers, auto& out) { write_packed(bits, numbers, out); }},
    {Codec::thirds, &BodyReader::read_thirds, [](auto numbers, auto& out) { write_packed(thirds, numbers, out); }}};

const CellCodec* find_cell_codec(Codec codec) {
  for (const CellCodec& row : cell_codecs)
    if (row.codec == codec) return &row;
  return nullptr;
}

}  // namespace quadrille::grid::links
