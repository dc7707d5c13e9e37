#include "core/puzzles/variant/rules/codes.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::variant {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// Reads numbers from bytes, the highest bit first. Past the end it reads 0 and remembers that.
class BitReader {
 public:
  explicit BitReader(std::string_view bytes) : bytes_(bytes) {}

  std::uint32_t take(unsigned bits) {
    std::uint32_t number = 0;
    for (unsigned i = 0; i < bits; ++i) {
      if (left() == 0) {
        is_past_end_ = true;
        return 0;
      }
      number = number << 1 | (static_cast<unsigned char>(bytes_[at_ / 8]) >> (7 - at_ % 8) & 1u);
      ++at_;
    }
    return number;
  }
  std::size_t left() const { return bytes_.size() * 8 - at_; }
  bool is_past_end() const { return is_past_end_; }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
  bool is_past_end_ = false;
};

}  // namespace

std::optional<unsigned> base64_bits(char c) {
  const std::size_t at = alphabet.find(c);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<unsigned>(at);
}

char base64_character(unsigned six) { return alphabet[six]; }

std::string_view without_padding(std::string_view code) {
  for (unsigned i = 0; i < 2 && code.ends_with('='); ++i) code.remove_suffix(1);
  return code;
}

std::optional<std::string> decode_base64(std::string_view code) {
  if (code.size() % 4 == 1) return std::nullopt;
  std::string bytes;
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (const char c : code) {
    const auto six = base64_bits(c);
    if (!six) return std::nullopt;
    bits = (bits << 6 | *six) & 0xFFFFu;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> count & 0xFFu);
  }
  return bytes;
}

std::string encode_base64(std::string_view bytes) {
  std::string code;
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (const char c : bytes) {
    bits = (bits << 8 | static_cast<unsigned char>(c)) & 0xFFFFu;
    for (count += 8; count >= 6;) {
      count -= 6;
      code += alphabet[bits >> count & 63u];
    }
  }
  if (count > 0) code += alphabet[bits << (6 - count) & 63u];
  return code;
}

std::optional<RelationCode> RelationCode::read(std::string_view code, unsigned values) {
  RelationCode relation;
  relation.values_ = values;
  relation.pairs_.resize(std::size_t{values} * values);
  for (std::size_t i = 0; i < code.size(); ++i) {
    const auto six = base64_bits(code[i]);
    if (!six) return std::nullopt;
    for (unsigned bit = 0; bit < 6; ++bit) {
      if ((*six >> bit & 1) == 0) continue;
      if (i * 6 + bit >= relation.pairs_.size()) return std::nullopt;
      relation.pairs_[i * 6 + bit] = true;
    }
  }
  return relation;
}

bool RelationCode::is_symmetric() const {
  for (unsigned a = 0; a < values_; ++a) {
    for (unsigned b = 0; b < a; ++b) {
      if (holds(a, b) != holds(b, a)) return false;
    }
  }
  return true;
}

// Two bits for the form of the transitions, four for the bits of a state, less one, and four for the number of symbols,
// less one; the numbers of first states and of accepting ones after them, and for each first state whether it accepts,
// as one number: the last one first. Then the states in order. Form 0: the number of transitions, in as many bits as
// the next four say, and each as symbol and state. Form 1: a bit for each symbol, and the states of those that are set.
std::optional<AutomatonCode> AutomatonCode::read(std::string_view code) {
  AutomatonCode automaton;
  if (code.empty()) return automaton;
  const auto bytes = decode_base64(code);
  if (!bytes) return std::nullopt;
  BitReader reader(*bytes);
  const std::uint32_t form = reader.take(2);
  const unsigned state_bits = reader.take(4) + 1, symbols = reader.take(4) + 1;
  automaton.symbols_ = symbols;
  automaton.starts_ = reader.take(state_bits);
  automaton.accepts_after_ = reader.take(state_bits);
  if (automaton.starts_ > reader.left()) return std::nullopt;
  automaton.start_accepts_.resize(automaton.starts_);
  for (std::uint32_t i = automaton.starts_; i-- > 0;) automaton.start_accepts_[i] = reader.take(1) != 0;
  const unsigned count_bits = form == 0 ? reader.take(4) : symbols;
  if (form > 1 || reader.is_past_end()) return std::nullopt;
  const unsigned symbol_bits = static_cast<unsigned>(std::bit_width(symbols - 1));
  for (std::uint32_t state = 0; count_bits > 0 && reader.left() >= count_bits; ++state) {
    const std::uint32_t field = reader.take(count_bits);
    const std::uint32_t transitions = form == 0 ? field : symbols;
    for (std::uint32_t i = 0; i < transitions; ++i) {
      if (form == 1 && (field >> i & 1) == 0) continue;
      const std::uint32_t symbol = form == 0 ? reader.take(symbol_bits) : i;
      automaton.transitions_.push_back({state, symbol, reader.take(state_bits)});
      if (reader.is_past_end()) return std::nullopt;
    }
  }
  if (reader.take(static_cast<unsigned>(reader.left())) != 0) return std::nullopt;
  return automaton;
}

std::size_t AutomatonCode::states() const {
  std::size_t states = std::size_t{starts_} + accepts_after_;
  for (const Transition& each : transitions_)
    states = std::max({states, each.from + std::size_t{1}, each.to + std::size_t{1}});
  return states;
}

bool AutomatonCode::accepts(const std::vector<unsigned>& sequence) const {
  std::vector<bool> now(states()), next(states());
  for (std::uint32_t state = 0; state < starts_; ++state) now[state] = true;
  for (const unsigned symbol : sequence) {
    next.assign(next.size(), false);
    for (const Transition& each : transitions_) {
      if (each.symbol == symbol && now[each.from]) next[each.to] = true;
    }
    now.swap(next);
  }
  for (std::size_t state = 0; state < std::size_t{starts_} + accepts_after_; ++state) {
    if (now[state] && (state >= starts_ || start_accepts_[state])) return true;
  }
  return false;
}

}  // namespace quadrille::variant
