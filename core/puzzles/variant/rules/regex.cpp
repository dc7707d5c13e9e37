#include "core/puzzles/variant/rules/regex.hpp"

#include <algorithm>
#include <utility>

#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {

namespace {

// What a pattern says, as a tree.
enum class Form : std::uint8_t { values, all_of, one_of, repeat };
struct Node {
  Form form = Form::all_of;
  Values values = 0;                 // that match
  std::vector<std::uint32_t> parts;  // earlier nodes
  unsigned least = 0, most = 0;      // of `repeat`; `most` 0 is without end
};

// Reads by recursive descent; the depth of groups is limited.
class RegexReader {
 public:
  RegexReader(std::string_view pattern, const Shape& shape, Message& fault)
      : pattern_(pattern), shape_(shape), fault_(fault) {}

  std::optional<std::vector<Node>> read() {
    if (pattern_.size() > Regex::most_characters) {
      fault_ = "is longer than " + in_digits(Regex::most_characters) + " characters";
      return std::nullopt;
    }
    const auto whole = read_choice(0);
    if (!whole) return std::nullopt;
    if (at_ < pattern_.size()) return fail("is not expected");
    return std::move(nodes_);
  }

 private:
  using Index = std::optional<std::uint32_t>;

  static constexpr unsigned most_depth = 50;

  std::nullopt_t fail(const char* what) {
    const std::string_view here =
        pattern_.substr(at_, at_ < pattern_.size() ? character_size(pattern_.substr(at_)) : 0);
    fault_ = here.empty() ? Message("ends too early")
                          : "has " + quote(here) + " as character " + decimal(at_ + 1) + ", which " + what;
    return std::nullopt;
  }
  bool refuse(const char* what) {
    fail(what);
    return false;
  }
  std::uint32_t add(Node node) {
    nodes_.push_back(std::move(node));
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }
  bool take(char c) {
    if (at_ >= pattern_.size() || pattern_[at_] != c) return false;
    ++at_;
    return true;
  }

  Index read_choice(unsigned depth) {
    if (depth > most_depth) return fail("is too deep in groups");
    Node choice{.form = Form::one_of, .values = 0, .parts = {}};
    do {
      const Index part = read_sequence(depth);
      if (!part) return part;
      choice.parts.push_back(*part);
    } while (take('|'));
    return add(std::move(choice));
  }

  Index read_sequence(unsigned depth) {
    Node sequence{.form = Form::all_of, .values = 0, .parts = {}};
    while (at_ < pattern_.size() && pattern_[at_] != '|' && pattern_[at_] != ')') {
      const Index part = read_repeated(depth);
      if (!part) return part;
      sequence.parts.push_back(*part);
    }
    return add(std::move(sequence));
  }

  Index read_repeated(unsigned depth) {
    Index node = read_one(depth);
    while (node) {
      Node repeat{.form = Form::repeat, .values = 0, .parts = {*node}};
      if (take('+')) {
        repeat.least = 1;
      } else if (take('?')) {
        repeat.most = 1;
      } else if (take('{')) {
        if (!read_bounds(repeat)) return std::nullopt;
      } else if (!take('*')) {
        break;
      }
      node = add(std::move(repeat));
    }
    return node;
  }

  // After the brace: `2}`, `2,}` or `2,4}`. `{0}` and `{0,0}` match nothing but the empty sequence.
  bool read_bounds(Node& repeat) {
    const auto least = read_number();
    if (!least) return false;
    repeat.least = repeat.most = *least;
    if (take(',')) {
      repeat.most = 0;
      if (at_ < pattern_.size() && pattern_[at_] != '}') {
        const auto most = read_number();
        if (!most) return false;
        if (*most < *least) return refuse("follows a number of repeats that is too small");
        repeat.most = *most;
        if (*most == 0) repeat = {};
      }
    } else if (*least == 0) {
      repeat = {};
    }
    return take('}') || refuse("is not expected");
  }

  std::optional<unsigned> read_number() {
    const std::size_t begin = at_;
    while (at_ < pattern_.size() && pattern_[at_] >= '0' && pattern_[at_] <= '9') ++at_;
    const auto number = whole_number(pattern_.substr(begin, at_ - begin));
    if (!number || *number > Regex::most_repeats) {
      at_ = begin;
      return fail("begins no number of repeats up to 1000");
    }
    return static_cast<unsigned>(*number);
  }

  Index read_one(unsigned depth) {
    if (take('(')) {
      const Index inner = read_choice(depth + 1);
      if (inner && !take(')')) return fail("is not expected");
      return inner;
    }
    const Values all = all_values(shape_.values);
    if (take('.')) return add({.form = Form::values, .values = all, .parts = {}});
    Values values = 0;
    if (take('[')) {
      if (!read_class(values)) return std::nullopt;
    } else {
      const auto value = read_value();
      if (!value) return std::nullopt;
      values = Values{1} << *value;
    }
    return add({.form = Form::values, .values = values, .parts = {}});
  }

  // After the bracket.
  bool read_class(Values& values) {
    const bool is_negated = take('^');
    do {
      const auto first = read_value();
      if (!first) return false;
      auto last = first;
      if (take('-')) last = read_value();
      if (!last) return false;
      if (*last < *first) return refuse("follows a range that goes down");
      values |= all_values(*last + 1) & ~all_values(*first);
    } while (!take(']'));
    if (is_negated) values = all_values(shape_.values) & ~values;
    return true;
  }

  // The index of the value that a digit or letter stands for.
  std::optional<unsigned> read_value() {
    int number = -1;
    const char c = at_ < pattern_.size() ? pattern_[at_] : ' ';
    if (c >= '0' && c <= '9') number = c - '0';
    if (c >= 'A' && c <= 'Z') number = c - 'A' + 10;
    if (c >= 'a' && c <= 'z') number = c - 'a' + 10;
    if (number < shape_.lowest || number >= shape_.lowest + shape_.values) {
      return fail("is no value of the board");
    }
    ++at_;
    return static_cast<unsigned>(number - shape_.lowest);
  }

  std::string_view pattern_;
  const Shape& shape_;
  Message& fault_;
  std::size_t at_ = 0;
  std::vector<Node> nodes_;  // the last one is the whole
};

}  // namespace

// Builds from the end: each part is given the state that follows it, and returns the one that it begins with.
class RegexBuilder {
 public:
  explicit RegexBuilder(const std::vector<Node>& nodes) : nodes_(nodes) {}

  /// None if the automaton has more than Regex::most_states.
  std::optional<Regex> build() {
    add({});
    regex_.start_ = build(static_cast<std::uint32_t>(nodes_.size() - 1), Regex::end);
    if (is_full()) return std::nullopt;
    return std::move(regex_);
  }

 private:
  using State = std::uint32_t;

  bool is_full() const { return regex_.states_.size() > Regex::most_states; }
  State add(Regex::State state) {
    regex_.states_.push_back(state);
    return static_cast<State>(regex_.states_.size() - 1);
  }
  State add_choice(State one, State other) { return add({.values = 0, .next = one, .other = other}); }

  // No value: a state that only goes on to itself, so that no way leads out.
  State add_values(Values values, State next) {
    const State state = add({.values = values, .next = next, .other = Regex::end});
    if (values == 0) regex_.states_[state].next = regex_.states_[state].other = state;
    return state;
  }

  State build(std::uint32_t at, State next) {
    const Node& node = nodes_[at];
    if (is_full()) return next;
    switch (node.form) {
      case Form::values: return add_values(node.values, next);
      case Form::all_of:
        std::for_each(node.parts.rbegin(), node.parts.rend(), [&](std::uint32_t part) { next = build(part, next); });
        return next;
      case Form::one_of: {
        State first = build(node.parts[0], next);
        for (std::size_t i = 1; i < node.parts.size(); ++i) first = add_choice(first, build(node.parts[i], next));
        return first;
      }
      case Form::repeat: return build_repeat(node, next);
    }
    return next;
  }

  State build_repeat(const Node& node, State next) {
    State first = next;
    if (node.most == 0) {
      first = add_choice(Regex::end, next);
      const State body = build(node.parts[0], first);
      regex_.states_[first].next = body;
    }
    for (unsigned i = node.least; i < node.most; ++i) {
      const State body = build(node.parts[0], first);
      if (body == first || is_full()) break;  // only the empty sequence matches
      first = add_choice(body, next);
    }
    for (unsigned i = 0; i < node.least; ++i) {
      const State body = build(node.parts[0], first);
      if (body == first || is_full()) break;
      first = body;
    }
    return first;
  }

  const std::vector<Node>& nodes_;
  Regex regex_;
};

std::optional<Regex> Regex::read(std::string_view pattern, const Shape& shape, Message& fault) {
  const auto nodes = RegexReader(pattern, shape, fault).read();
  if (!nodes) return std::nullopt;
  auto regex = RegexBuilder(*nodes).build();
  if (!regex) fault = "needs too many states: at most " + in_digits(most_states);
  return regex;
}

bool Regex::matches(const std::vector<unsigned>& sequence) const {
  std::vector<std::uint32_t> now, next;              // states that read a value, and the end
  std::vector<std::size_t> seen(states_.size(), 0);  // 1 + the last place where the state was entered
  std::vector<std::uint32_t> open;
  const auto enter = [&](std::uint32_t state, std::size_t place, std::vector<std::uint32_t>& set) {
    open.push_back(state);
    while (!open.empty()) {
      const std::uint32_t at = open.back();
      open.pop_back();
      if (std::exchange(seen[at], place + 1) == place + 1) continue;
      if (at == end || states_[at].values != 0) {
        set.push_back(at);
      } else {
        open.push_back(states_[at].next);
        open.push_back(states_[at].other);
      }
    }
  };
  enter(start_, 0, now);
  for (std::size_t place = 0; place < sequence.size(); ++place) {
    next.clear();
    for (const std::uint32_t state : now) {
      if ((states_[state].values >> sequence[place] & 1) != 0) enter(states_[state].next, place + 1, next);
    }
    now.swap(next);
  }
  return std::find(now.begin(), now.end(), end) != now.end();
}

}  // namespace quadrille::variant
