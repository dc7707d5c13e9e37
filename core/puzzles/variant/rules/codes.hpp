// The codes of relations and automata as Interactive Sudoku Solver writes them, in base64 for addresses (RFC 4648, 5).
// Both are only read here to check answers: compiling has readers of its own. After js/nfa_builder.js and js/util.js.
// Tested by tests/core/variant_rules_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::variant {

/// The six bits of a character of base64; none if it is another one.
std::optional<unsigned> base64_bits(char c);
/// The character of six bits.
char base64_character(unsigned six);
/// A code without the `=` at its end, at most two, that fill its last four characters.
std::string_view without_padding(std::string_view code);
/// The bytes of base64 without padding; none if it is not that.
std::optional<std::string> decode_base64(std::string_view code);
std::string encode_base64(std::string_view bytes);

/// A relation of two values: bit a · values + b, the lowest bit of each character first. Bits behind the end are 0.
class RelationCode {
 public:
  /// None if there are other characters, or pairs of more values.
  static std::optional<RelationCode> read(std::string_view code, unsigned values);
  bool holds(unsigned a, unsigned b) const { return pairs_[a * values_ + b]; }
  bool is_symmetric() const;

 private:
  std::vector<bool> pairs_;
  unsigned values_ = 0;
};

/// A nondeterministic automaton without empty transitions.
class AutomatonCode {
 public:
  /// None if it cannot be read. The empty code accepts nothing.
  static std::optional<AutomatonCode> read(std::string_view code);
  unsigned symbols() const { return symbols_; }
  std::int32_t transitions() const { return static_cast<std::int32_t>(transitions_.size()); }
  bool accepts(const std::vector<unsigned>& sequence) const;

 private:
  struct Transition {
    std::uint32_t from, symbol, to;
  };

  std::size_t states() const;

  unsigned symbols_ = 0;
  std::vector<Transition> transitions_;
  std::uint32_t starts_ = 0;         // the first states
  std::uint32_t accepts_after_ = 0;  // number of states after the first ones that accept
  std::vector<bool> start_accepts_;
};

}  // namespace quadrille::variant
