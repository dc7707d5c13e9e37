// Thompson's construction (Regular expression search algorithm, CACM 11, 1968), straight from the text by recursive
// descent: each part of the pattern becomes states with one start and one end. The states of a part are in one piece,
// so a quantifier copies them.

#include <utility>

#include "core/puzzles/variant/automata/state_machine.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {
namespace {

class RegexReader {
 public:
  RegexReader(std::string_view pattern, unsigned values, int lowest, StateMachine& machine)
      : pattern_(pattern), values_(values), lowest_(lowest), machine_(machine) {}

  std::optional<Fault> read() {
    const Part part = read_alternatives();
    if (message_.empty() && at_ < pattern_.size()) fail("there is no \"(\" for a \")\"");
    if (!message_.empty()) {
      return Fault{"regular expression " + quote(pattern_) + ": " + message_ + " at character " + decimal(at_ + 1)};
    }
    machine_.starts = {part.start};
    machine_.states[part.end].accepts = true;
    return std::nullopt;
  }

 private:
  struct Part {
    std::uint32_t start, end;
  };
  static constexpr std::size_t most_states = 4096;
  static constexpr unsigned most_depth = 200;  // of groups in groups
  static constexpr unsigned no_limit = ~0u;

  bool has_failed() const { return !message_.empty(); }
  void fail(const char* message) {
    if (message_.empty()) message_ = message;
  }
  char peek() const { return at_ < pattern_.size() ? pattern_[at_] : '\0'; }
  bool take(char c) {
    if (at_ >= pattern_.size() || pattern_[at_] != c) return false;
    return ++at_, true;
  }

  std::uint32_t add_state() {
    if (machine_.states.size() >= most_states) {
      fail("it needs too many states");
      return 0;
    }
    return machine_.add_state();
  }
  void link(std::uint32_t from, std::uint32_t to) { machine_.states[from].silent.push_back(to); }

  Part read_alternatives();
  Part read_sequence();
  Part read_repeated();
  Part repeat(Part part, std::size_t begin, unsigned low, unsigned high);
  bool read_quantifier(unsigned& low, unsigned& high);
  unsigned read_count();
  Part read_atom();
  std::uint32_t read_class();
  std::uint32_t symbols_of(char first, char last);

  std::string_view pattern_;
  unsigned values_;
  int lowest_;
  StateMachine& machine_;
  std::size_t at_ = 0;
  unsigned depth_ = 0;
  Message message_;
};

RegexReader::Part RegexReader::read_alternatives() {
  Part first = read_sequence();
  if (peek() != '|') return first;
  const Part all = {add_state(), add_state()};
  for (Part part = first;; part = read_sequence()) {
    if (has_failed()) return all;
    link(all.start, part.start);
    link(part.end, all.end);
    if (!take('|')) return all;
  }
}

RegexReader::Part RegexReader::read_sequence() {
  const std::uint32_t start = add_state();
  Part all = {start, start};
  while (at_ < pattern_.size() && peek() != '|' && peek() != ')' && !has_failed()) {
    const Part next = read_repeated();
    if (has_failed()) break;
    link(all.end, next.start);
    all.end = next.end;
  }
  return all;
}

RegexReader::Part RegexReader::read_repeated() {
  const std::size_t first = machine_.states.size();
  Part part = read_atom();
  unsigned low = 0, high = 0;
  while (!has_failed() && read_quantifier(low, high)) part = repeat(part, first, low, high);
  return part;
}

// The part, whose states begin with `first`, from `low` to `high` times.
RegexReader::Part RegexReader::repeat(Part part, std::size_t first, unsigned low, unsigned high) {
  const std::vector<StateMachine::State> pattern(machine_.states.begin() + static_cast<std::ptrdiff_t>(first),
                                                 machine_.states.end());
  bool is_used = false;  // the part itself is the first copy
  const auto copy = [&]() -> Part {
    if (!std::exchange(is_used, true)) return part;
    if (machine_.states.size() + pattern.size() > most_states) return fail("it needs too many states"), part;
    const auto shift = static_cast<std::uint32_t>(machine_.states.size() - first);
    for (StateMachine::State state : pattern) {
      for (auto& edge : state.edges) edge.to += shift;
      for (auto& to : state.silent) to += shift;
      machine_.states.push_back(std::move(state));
    }
    return {part.start + shift, part.end + shift};
  };
  const Part all = {add_state(), add_state()};
  std::uint32_t end = all.start;
  for (unsigned i = 0; i < low && !has_failed(); ++i) {
    const Part next = copy();
    link(end, next.start);
    end = next.end;
  }
  for (unsigned i = low; i < high && !has_failed(); ++i) {
    const Part next = copy();
    link(end, all.end);
    link(end, next.start);
    end = next.end;
    if (high != no_limit) continue;
    link(end, next.start);
    break;
  }
  link(end, all.end);
  return all;
}

bool RegexReader::read_quantifier(unsigned& low, unsigned& high) {
  if (take('*')) return low = 0, high = no_limit, true;
  if (take('+')) return low = 1, high = no_limit, true;
  if (take('?')) return low = 0, high = 1, true;
  if (!take('{')) return false;
  low = high = read_count();
  if (take(',')) high = peek() == '}' ? no_limit : read_count();
  if (!has_failed() && high < low) fail("the second number is smaller than the first");
  if (!take('}')) fail("expected \"}\"");
  return !has_failed();
}

unsigned RegexReader::read_count() {
  unsigned count = 0;
  if (peek() < '0' || peek() > '9') fail("expected a number");
  for (; peek() >= '0' && peek() <= '9'; ++at_)
    if (count < most_states) count = 10 * count + static_cast<unsigned>(peek() - '0');
  return count;
}

RegexReader::Part RegexReader::read_atom() {
  if (take('(')) {
    if (++depth_ > most_depth) fail("groups are nested too deeply");
    const Part part = has_failed() ? Part{0, 0} : read_alternatives();
    --depth_;
    if (!take(')')) fail("expected \")\"");
    return part;
  }
  const Part part = {add_state(), add_state()};
  std::uint32_t symbols = 0;
  if (take('[')) {
    symbols = read_class();
  } else if (take('.')) {
    symbols = static_cast<std::uint32_t>(all_values(values_));
  } else {
    symbols = symbols_of(peek(), peek());
    ++at_;
  }
  if (has_failed()) return part;
  machine_.states[part.start].edges.push_back({symbols, part.end});
  machine_.symbols = values_;
  return part;
}

std::uint32_t RegexReader::read_class() {
  const bool is_negated = take('^');
  std::uint32_t symbols = 0;
  while (at_ < pattern_.size() && peek() != ']' && !has_failed()) {
    const char first = pattern_[at_++];
    const bool is_range = take('-');
    symbols |= symbols_of(first, is_range ? peek() : first);
    if (is_range) ++at_;
  }
  if (!take(']')) fail("expected \"]\"");
  if (symbols == 0) fail("the class is empty");
  return is_negated ? static_cast<std::uint32_t>(all_values(values_)) & ~symbols : symbols;
}

// The values from `first` to `last`, both digits or letters: after 9 comes A.
std::uint32_t RegexReader::symbols_of(char first, char last) {
  const auto index_of = [this](char c) {
    const int number = c >= '0' && c <= '9'   ? c - '0'
                       : c >= 'A' && c <= 'Z' ? c - 'A' + 10
                       : c >= 'a' && c <= 'z' ? c - 'a' + 10
                                              : -1;
    return number < lowest_ ? -1 : number - lowest_;
  };
  const int low = index_of(first), high = index_of(last);
  std::uint32_t symbols = 0;
  for (int index = low; low >= 0 && index <= high && high < static_cast<int>(values_); ++index)
    symbols |= std::uint32_t{1} << index;
  if (symbols == 0) fail("expected a value of the board");
  return symbols;
}

}  // namespace

std::optional<Fault> read_regex(std::string_view pattern, unsigned values, int lowest, StateMachine& machine) {
  machine = {};
  return RegexReader(pattern, values, lowest, machine).read();
}

}  // namespace quadrille::variant
