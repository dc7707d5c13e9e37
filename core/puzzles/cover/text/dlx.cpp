// The notation `dlx`, which is Knuth's. The first line has the names of the items, with a `|` between the primary and
// the secondary ones; each later line is an option. `item:colour` colours a secondary item. `low:high|item` in the
// first line bounds how often a primary item is covered; `times|item` is short for `times:times|item`. A line that
// begins with
// `|` is a comment, and blank lines are skipped; a line of items without primary ones begins with a space, so that it
// is not a comment. The whole text is one problem.
//
// An answer has a line for each chosen option, in the order of the text: the option's number, from 1, and the option as
// the text has it.
//
//     | three items, two of them primary              1: a c:red
//     a b | c                                         3: b c:red
//     a c:red
//     b c:blue
//     b c:red
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/cover/text/notations.hpp"

namespace quadrille::cover {

namespace {

bool has_control_character(std::string_view word) {
  return std::any_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

// Most characters are greater than a space, so that one comparison is enough for them.
bool is_in_word(char c) { return static_cast<unsigned char>(c) > ' ' || !(is_space(c) || c == '\n'); }

std::string_view between(const char* begin, const char* end) { return {begin, static_cast<std::size_t>(end - begin)}; }

// Reads how often an item is covered; anything greater than `most_bound` as `most_bound` + 1. False if that is no
// number.
bool read_times(std::string_view text, std::uint32_t& times) {
  times = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return false;
    times = std::min(10 * times + static_cast<std::uint32_t>(digit - '0'), most_bound + 1);
  }
  return !text.empty();
}

// Reads a text in one pass: except for hard problems, reading takes longer than the search.
class Reader {
 public:
  // `number` is the number of the first line.
  Reader(const Cursor& cursor, std::string_view text, std::uint32_t number, Board& board, Error& error)
      : cursor_(cursor), text_(text), end_(text.data() + text.size()), number_(number), board_(board), error_(error) {}

  // `Read::end` if there is no line of items.
  Read read();

  std::uint32_t next_line() const { return number_; }
  /// The line of items.
  std::string_view items() const { return items_; }

 private:
  // These read a line from its first word on and return its end; after an error, which they write, they return null.
  const char* read_items(const char* at);
  const char* read_option(const char* at);
  // Takes the bounds off the front of a word of the first line. Returns the name's begin.
  const char* read_bounds(std::string_view word, bool is_primary);
  // The same for the colour of the entry that begins at `begin`; `at` is its ":".
  const char* read_colour(const char* at, const char* begin, Item item, Colour& colour);

  bool is_line_end(const char* at) const { return at == end_ || *at == '\n'; }
  const char* skip_space(const char* at) const {
    while (at != end_ && is_space(*at)) ++at;
    return at;
  }
  std::string_view word_at(const char* at) const { return between(at, std::find_if_not(at, end_, is_in_word)); }

  // Writes an error that quotes `word`, which must lie in the current line. Returns null.
  const char* fault(const char* before, std::string_view word, const Message& after);
  const char* too_large(std::string_view word, std::size_t most, const char* what);

  const Cursor& cursor_;
  const std::string_view text_;
  const char* const end_;
  const char* line_ = nullptr;  // the begin of the current line
  std::uint32_t number_;
  Board& board_;
  Error& error_;
  std::string_view items_;
  std::vector<std::pair<Item, Bounds>> bounds_;  // of the items that the first line bounds
  std::vector<Option> last_option_;              // by item: the last option that contains it, plus one
  std::vector<Entry> option_;                    // the current option; it contains no item twice
};

[[clang::minsize]] const char* Reader::fault(const char* before, std::string_view word, const Message& after) {
  Message message(before);
  message += quote(word);
  message += after;
  const std::string_view front = between(line_, word.data());
  error_ = error_at(number_, front, front.size(), std::move(message));
  return nullptr;
}

[[clang::minsize]] const char* Reader::too_large(std::string_view word, std::size_t most, const char* what) {
  fault("at ", word, " the problem has more than " + in_digits(most) + " " + what);
  error_.code = Error::Code::too_large;
  return nullptr;
}

Read Reader::read() {
  bool has_items = false;
  for (const char* at = text_.data(); at != end_; ++number_) {
    line_ = at;
    at = skip_space(at);
    const bool is_comment = *line_ == '|' || (has_items && at != end_ && *at == '|');
    if (!is_comment && !is_line_end(at)) {
      const char* const begin = at;
      at = has_items ? read_option(at) : read_items(at);
      if (at == nullptr) return Read::error;
      if (!has_items) items_ = between(begin, at);
      has_items = true;
    }
    at = std::find(at, end_, '\n');
    if (at != end_) ++at;
  }
  return has_items ? Read::puzzle : Read::end;
}

const char* Reader::read_items(const char* at) {
  std::size_t primary = Names::none;
  for (; !is_line_end(at); at = skip_space(at)) {
    std::string_view word = word_at(at);
    at += word.size();
    if (word == "|") {
      if (primary != Names::none) return fault("a second ", word, "; one \"|\" separates primary from secondary items");
      primary = board_.names.size();
      continue;
    }
    if (word.find('|') != std::string_view::npos) {
      const char* const name = read_bounds(word, primary == Names::none);
      if (name == nullptr) return nullptr;
      word = between(name, at);
    }
    if (word.find_first_of("|:") != std::string_view::npos) {
      return fault("", word, " is not a valid item name: a name contains neither \"|\" nor \":\"");
    }
    if (has_control_character(word)) return fault("", word, " has a control character in it");
    const Names::Key key = Names::key_of(word);
    if (board_.names.find(word, key) != Names::none) return fault("the item ", word, " is named twice");
    if (board_.names.size() == most_items) return too_large(word, most_items, "items");
    board_.names.add(word, key);
    if (cursor_.places != nullptr) {
      const std::string_view front = between(line_, word.data());
      cursor_.note(board_.names.size() - 1, number_, front, front.size());
    }
  }
  const std::size_t items = board_.names.size();
  if (primary == Names::none) primary = items;
  board_.reset(primary, items - primary);
  for (const auto& [item, bounds] : bounds_) board_.set_bounds(item, bounds);
  // A typical size for a small text: for such a text, growing the arrays would take as long as reading.
  const std::size_t letters = std::min<std::size_t>(text_.size(), 1 << 16);
  board_.reserve(letters / 8, letters / 3);
  last_option_.assign(items, 0);
  option_.resize(items);
  return at;
}

[[clang::minsize]] const char* Reader::read_bounds(std::string_view word, bool is_primary) {
  if (!is_primary) return fault("", word, " bounds a secondary item; only primary ones have bounds");
  const std::size_t bar = word.find('|'), colon = word.substr(0, bar).find(':');
  const bool is_range = colon != std::string_view::npos;
  Bounds bounds;
  bool are_numbers = read_times(word.substr(0, is_range ? colon : bar), bounds.low);
  bounds.high = bounds.low;
  if (is_range) are_numbers &= read_times(word.substr(colon + 1, bar - colon - 1), bounds.high);
  if (!are_numbers) {
    return fault("", word,
                 " has no numbers before its \"|\": bounds of an item are written low:high|name or times|name");
  }
  if (bounds.low > bounds.high) return fault("", word, " has a lower bound greater than its upper bound");
  if (bounds.high > most_bound) {
    fault("", word, " has a bound greater than " + in_digits(most_bound));
    error_.code = Error::Code::too_large;
    return nullptr;
  }
  if (bar + 1 == word.size()) return fault("", word, " has no name after its \"|\"");
  if (bounds != Bounds()) bounds_.emplace_back(static_cast<Item>(board_.names.size()), bounds);
  return word.data() + bar + 1;
}

const char* Reader::read_option(const char* at) {
  if (board_.options() == most_options) return too_large(word_at(at), most_options, "options");
  const auto option = static_cast<Option>(board_.options() + 1);
  const std::size_t room = most_entries - board_.entries();
  std::size_t size = 0;
  for (; !is_line_end(at); at = skip_space(at)) {
    if (size == room) return too_large(word_at(at), most_entries, "items in all options");
    const char* const begin = at;
    Names::Key key = Names::empty_key;
    for (; at != end_ && is_in_word(*at) && *at != ':'; ++at) key = Names::extended(key, *at);
    const std::string_view name = between(begin, at);
    const Item item = board_.names.find(name, name.size() <= Names::short_size ? key : Names::key_of(name));
    if (item == Names::none) return fault("", name, " is not an item of the first line");
    if (last_option_[item] == option) return fault("the item ", name, " occurs twice in one option");
    last_option_[item] = option;
    Colour colour = 0;
    if (at != end_ && *at == ':') {
      at = read_colour(at, begin, item, colour);
      if (at == nullptr) return nullptr;
    }
    option_[size++] = {item, colour};
  }
  board_.add_option({option_.data(), size});
  return at;
}

[[clang::minsize]] const char* Reader::read_colour(const char* at, const char* begin, Item item, Colour& colour) {
  const std::string_view name = word_at(at + 1);
  const char* const end = name.data() + name.size();
  const std::string_view word = between(begin, end);
  if (item < board_.primary()) return fault("", word, " colours a primary item; only secondary ones have colours");
  if (name.empty()) return fault("", word, " has no colour after its \":\"");
  std::uint32_t index = board_.colours.find(name);
  if (index == Names::none) {
    if (has_control_character(name)) return fault("", word, " has a control character in it");
    index = board_.colours.add(name);
  }
  colour = index + 1;
  return end;
}

}  // namespace

[[clang::minsize]] void write_option(const Board& board, Option option, std::string& out) {
  for (const auto& [item, colour] : board.option(option)) {
    out += ' ';
    board.append_name(item, out);
    if (colour == 0) continue;
    out += ':';
    out += board.colours[colour - 1];
  }
}

Read read_dlx(Cursor& cursor, Board& board, Error& error) {
  std::string_view rest;
  const std::uint32_t line = cursor.next_line();
  if (const Read read = cursor.take_rest(rest); read != Read::puzzle) return read;
  board.clear();
  Reader reader(cursor, rest, line, board, error);
  const Read read = reader.read();
  cursor.count_lines(reader.next_line() - line);
  if (read == Read::puzzle && board.options() == 0 && board.primary() > 0)
    board.note = "the text has items but no options: its only line is " + quote(trim(reader.items())).text();
  return read;
}

[[clang::minsize]] void write_dlx(const Board& board, std::string& out) {
  const std::size_t begin_of_text = out.size();
  for (Item item = 0; item < board.primary(); ++item) {
    if (item > 0) out += ' ';
    const Bounds bounds = board.bounds(item);
    if (bounds.low != bounds.high) out += decimal(bounds.low) + ':';
    if (bounds != Bounds()) out += decimal(bounds.high) + '|';
    board.append_name(item, out);
  }
  if (board.items() > board.primary() || board.items() == 0) out += " |";
  for (auto item = static_cast<Item>(board.primary()); item < board.items(); ++item) {
    out += ' ';
    board.append_name(item, out);
  }
  for (Option option = 0; option < board.options(); ++option) {
    const std::size_t begin = out.size();
    write_option(board, option, out);
    out.replace(begin, 1, 1, '\n');
  }
  // Items may have names that look like a row of a matrix; after a comment they do not.
  if (detect_matrix(std::string_view(out).substr(begin_of_text), true) == Detection::yes)
    out.insert(begin_of_text, "| items, then options\n");
}

[[clang::minsize]] void write_dlx_answer(const Board& board, const Answer& answer, std::string& out) {
  write_options(answer, out, [&](Option option) { write_option(board, option, out); });
}

bool fits_dlx(const Board& board) {
  for (Item item = 0; board.has_multiplicities() && item < board.primary(); ++item) {
    if (board.bounds(item).high > most_bound) return false;
  }
  for (Option option = 0; option < board.options(); ++option) {
    if (board.option(option).empty()) return false;
  }
  return true;
}

}  // namespace quadrille::cover
