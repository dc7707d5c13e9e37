#include <bit>

#include "core/puzzles/variant/automata/state_machine.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {
namespace {

// The value of a character of base 64, for addresses (RFC 4648, section 5); 64 if it is none.
unsigned six_bits(char c) {
  if (c >= 'A' && c <= 'Z') return static_cast<unsigned>(c - 'A');
  if (c >= 'a' && c <= 'z') return static_cast<unsigned>(c - 'a') + 26;
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0') + 52;
  return c == '-' || c == '+' ? 62 : c == '_' || c == '/' ? 63 : 64;
}

// The bits of a code. Its characters have six each; what is left after the last whole byte is padding.
class BitReader {
 public:
  explicit BitReader(std::string_view code) : code_(code), bits_(code.size() * 6 / 8 * 8) {}

  std::size_t remaining() const { return bits_ - at_; }
  bool has_failed() const { return failed_; }
  std::uint32_t read(unsigned count) {
    if (count > remaining()) return failed_ = true, 0;
    std::uint32_t value = 0;
    for (; count > 0; --count, ++at_) value = value << 1 | (six_bits(code_[at_ / 6]) >> (5 - at_ % 6) & 1);
    return value;
  }

 private:
  std::string_view code_;
  std::size_t bits_, at_ = 0;
  bool failed_ = false;
};

struct Header {
  bool is_packed;
  unsigned state_bits, symbols, count_bits;
  std::uint32_t starts, accepting;  // states: the starts, then others that accept, then the rest
  std::vector<bool> start_accepts;
};

std::optional<Header> read_header(BitReader& reader) {
  Header header{};
  const std::uint32_t format = reader.read(2);
  header.is_packed = format == 1;
  header.state_bits = reader.read(4) + 1;
  header.symbols = reader.read(4) + 1;
  header.starts = reader.read(header.state_bits);
  header.accepting = reader.read(header.state_bits);
  if (format > 1 || header.starts > reader.remaining()) return std::nullopt;
  for (std::uint32_t start = header.starts; start-- > 0;) header.start_accepts.push_back(reader.read(1) != 0);
  header.count_bits = header.is_packed ? 0 : reader.read(4);
  return header;
}

void add_edge(StateMachine& machine, std::uint32_t from, std::uint32_t symbol, std::uint32_t to) {
  while (machine.states.size() <= std::max(from, to)) machine.add_state();
  machine.states[from].edges.push_back({std::uint32_t{1} << symbol, to});
  machine.symbols = std::max(machine.symbols, symbol + 1);
}

// A state is a set of symbols, then where each of them leads.
void read_packed(BitReader& reader, const Header& header, StateMachine& machine) {
  for (std::uint32_t state = 0; reader.remaining() >= header.symbols && !reader.has_failed(); ++state) {
    for (std::uint32_t symbols = reader.read(header.symbols); symbols != 0; symbols &= symbols - 1)
      add_edge(machine, state, static_cast<std::uint32_t>(std::countr_zero(symbols)), reader.read(header.state_bits));
  }
}

// A state is a number of pairs of a symbol and where it leads.
void read_plain(BitReader& reader, const Header& header, StateMachine& machine) {
  if (header.count_bits == 0) return;
  const auto symbol_bits = static_cast<unsigned>(std::bit_width(header.symbols - 1));
  for (std::uint32_t state = 0; reader.remaining() >= header.count_bits && !reader.has_failed(); ++state) {
    for (std::uint32_t count = reader.read(header.count_bits); count > 0 && !reader.has_failed(); --count) {
      const std::uint32_t symbol = reader.read(symbol_bits);
      add_edge(machine, state, symbol, reader.read(header.state_bits));
    }
  }
}

}  // namespace

std::optional<Fault> read_machine_code(std::string_view code, StateMachine& machine) {
  machine = {};
  if (code.empty()) return std::nullopt;
  for (const char c : code)
    if (six_bits(c) == 64) return Fault{"the code " + quote(code) + " has a character that is not base 64"};
  BitReader reader(code);
  const auto header = read_header(reader);
  if (!header || reader.has_failed()) return Fault{"the code " + quote(code) + " is not that of an automaton"};
  header->is_packed ? read_packed(reader, *header, machine) : read_plain(reader, *header, machine);
  const std::uint32_t special = header->starts + header->accepting;
  while (machine.states.size() < special) machine.add_state();
  for (std::uint32_t state = 0; state < special; ++state) {
    // The bits of the starts are written as one number, so the last start comes first.
    const bool is_start = state < header->starts;
    machine.states[state].accepts = !is_start || header->start_accepts[header->starts - 1 - state];
    if (is_start) machine.starts.push_back(state);
  }
  if (reader.has_failed()) return Fault{"the code " + quote(code) + " is cut off"};
  return std::nullopt;
}

std::optional<Fault> read_relation_key(std::string_view key, unsigned values, std::vector<Values>& allowed) {
  allowed.assign(values, 0);
  if (key.size() > (std::size_t{values} * values + 5) / 6) return Fault{"the key " + quote(key) + " is too long"};
  for (std::size_t i = 0; i < key.size(); ++i) {
    const unsigned bits = six_bits(key[i]);
    if (bits == 64) return Fault{"the key " + quote(key) + " has a character that is not base 64"};
    for (std::size_t bit = 0; bit < 6; ++bit) {
      const std::size_t pair = 6 * i + bit;
      if ((bits >> bit & 1) != 0 && pair < std::size_t{values} * values)
        allowed[pair / values] |= Values{1} << pair % values;
    }
  }
  return std::nullopt;
}

}  // namespace quadrille::variant
