// The notation `dlx`, Knuth's own: the names of the items on the first line, a lone `|` before the secondary ones; then an
// option a line. `item:colour` colours a secondary item. A line that begins with `|` is a comment, and blank lines are passed
// over; an items line without primary items begins with a space, so that it is not a comment. The whole text is one problem.
//
// An answer is a line for each chosen option, in the order of the text: its number, counted from 1, and the option as it
// was written there.
//
//     | three items, two of them primary              1: a c:red
//     a b | c                                         3: b c:red
//     a c:red
//     b c:blue
//     b c:red
#include <algorithm>
#include <string>
#include <vector>

#include "core/cover/text/notations.hpp"

namespace quadrille::cover {

namespace {

// Takes the first word off `line`; empty when there is none.
std::string_view take_word(std::string_view& line) {
  const char* at = line.data();
  const char* const end = at + line.size();
  while (at != end && is_space(*at)) ++at;
  const char* const begin = at;
  while (at != end && !is_space(*at)) ++at;
  line = {at, static_cast<std::size_t>(end - at)};
  return {begin, static_cast<std::size_t>(at - begin)};
}

bool has_control_character(std::string_view word) {
  return std::any_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

class Reader {
 public:
  Reader(Board& board, Error& error) : board_(board), error_(error) {}

  // Both return false, with the error written, at a fault.
  bool read_items(std::string_view line, std::uint32_t number);
  bool read_option(std::string_view line, std::uint32_t number);

 private:
  bool read_entry(std::string_view word);
  bool read_colour(std::string_view word, std::string_view name, Colour& colour);

  // Writes an error that quotes `word`, which must lie in the present line.
  bool fault(std::string_view before, std::string_view word, std::string_view after);
  bool too_large(std::string_view word, std::size_t most, std::string_view what);

  Board& board_;
  Error& error_;
  std::string_view line_;
  std::uint32_t number_ = 0;
  std::vector<Entry> option_;        // the present one
  std::vector<Option> last_option_;  // that names an item, plus one
};

bool Reader::fault(std::string_view before, std::string_view word, std::string_view after) {
  std::string message(before);
  message += quote(word);
  message += after;
  error_ = error_at(number_, line_, static_cast<std::size_t>(word.data() - line_.data()), std::move(message));
  return false;
}

bool Reader::too_large(std::string_view word, std::size_t most, std::string_view what) {
  fault("at ", word, " the problem passes " + decimal(most) + " " + std::string(what));
  error_.code = Error::Code::too_large;
  return false;
}

bool Reader::read_items(std::string_view line, std::uint32_t number) {
  line_ = line;
  number_ = number;
  std::size_t primary = Names::none;
  for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
    if (word == "|") {
      if (primary != Names::none) return fault("a second ", word, "; one stands before all secondary items");
      primary = board_.names.size();
      continue;
    }
    if (word.find_first_of("|:") != std::string_view::npos) {
      return fault("", word, " is no name for an item: \"|\" and \":\" have a meaning of their own");
    }
    if (has_control_character(word)) return fault("", word, " has a control character in it");
    if (board_.names.find(word) != Names::none) return fault("the item ", word, " is named twice");
    if (board_.names.size() == most_items) return too_large(word, most_items, "items");
    board_.names.add(word);
  }
  const std::size_t items = board_.names.size();
  if (primary == Names::none) primary = items;
  board_.reset(primary, items - primary);
  last_option_.assign(items, 0);
  return true;
}

bool Reader::read_option(std::string_view line, std::uint32_t number) {
  line_ = line;
  number_ = number;
  option_.clear();
  for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
    if (option_.empty() && board_.options() == most_options) return too_large(word, most_options, "options");
    if (board_.entries() + option_.size() == most_entries) return too_large(word, most_entries, "items in all options");
    if (!read_entry(word)) return false;
  }
  board_.add_option(option_);
  return true;
}

bool Reader::read_entry(std::string_view word) {
  const std::size_t colon = word.find(':');
  const std::string_view name = word.substr(0, colon);
  const Item item = board_.names.find(name);
  if (item == Names::none) return fault("", name, " is not an item of the first line");
  const auto option = static_cast<Option>(board_.options() + 1);
  if (last_option_[item] == option) return fault("the item ", name, " stands twice in one option");
  last_option_[item] = option;
  Colour colour = 0;
  if (colon != std::string_view::npos) {
    if (item < board_.primary()) return fault("", word, " colours a primary item; only secondary ones have colours");
    if (!read_colour(word, word.substr(colon + 1), colour)) return false;
  }
  option_.push_back({item, colour});
  return true;
}

bool Reader::read_colour(std::string_view word, std::string_view name, Colour& colour) {
  if (name.empty()) return fault("", word, " has nothing behind its \":\"; a colour is missing");
  std::uint32_t index = board_.colours.find(name);
  if (index == Names::none) {
    if (has_control_character(name)) return fault("", word, " has a control character in it");
    index = board_.colours.add(name);
  }
  colour = index + 1;
  return true;
}

void write_option(const Board& board, Option option, std::string& out) {
  bool first = true;
  for (const auto& [item, colour] : board.option(option)) {
    if (!first) out += ' ';
    first = false;
    board.append_name(item, out);
    if (colour == 0) continue;
    out += ':';
    out += board.colours[colour - 1];
  }
}

}  // namespace

Read read_dlx(Cursor& cursor, Board& board, Error& error) {
  Cursor behind = cursor;
  std::string_view rest;
  if (const Read read = behind.take_rest(rest); read != Read::puzzle) return read;
  board.clear();
  Reader reader(board, error);
  bool has_items = false;
  std::string_view line;
  for (;;) {
    const std::uint32_t number = cursor.next_line();
    if (cursor.take(line) == Read::end) break;
    const std::string_view content = trim(line);
    if (content.empty() || line.front() == '|' || (has_items && content.front() == '|')) continue;
    if (!(has_items ? reader.read_option(line, number) : reader.read_items(line, number))) {
      cursor = behind;
      return Read::error;
    }
    has_items = true;
  }
  return has_items ? Read::puzzle : Read::end;
}

void write_dlx(const Board& board, std::string& out) {
  for (Item item = 0; item < board.primary(); ++item) {
    if (item > 0) out += ' ';
    board.append_name(item, out);
  }
  if (board.items() > board.primary() || board.items() == 0) out += " |";
  for (auto item = static_cast<Item>(board.primary()); item < board.items(); ++item) {
    out += ' ';
    board.append_name(item, out);
  }
  for (Option option = 0; option < board.options(); ++option) {
    out += '\n';
    write_option(board, option, out);
  }
}

void write_dlx_answer(const Board& board, const Answer& answer, std::string& out) {
  Answer sorted = answer;
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    if (i > 0) out += '\n';
    out += decimal(sorted[i] + 1);
    out += ": ";
    write_option(board, sorted[i], out);
  }
}

bool fits_dlx(const Board& board) {
  for (Option option = 0; option < board.options(); ++option) {
    if (board.option(option).empty()) return false;
  }
  return true;
}

}  // namespace quadrille::cover
