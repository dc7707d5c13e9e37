#include "core/puzzles/model/compile.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/network/compile/limits.hpp"
#include "core/network/compile/merge.hpp"
#include "core/puzzles/model/compiler.hpp"

namespace quadrille::model {

namespace {

// What all statements together may need.
constexpr Network::Amount limits = {
    .auxiliary = std::size_t{1} << 15, .transitions = std::size_t{1} << 21, .entries = std::size_t{1} << 22};

Error error_of(const Text& text, std::size_t statement, Fault fault) {
  Error error = {Error::Code::too_large, std::move(fault.message), 0, 0};
  for (const Line& line : text.lines) {
    if (line.statement != statement) continue;
    error.line = line.number;
    error.column = line.column;
  }
  return error;
}

// For a variable with these numbers.
std::pair<Network::Domain, Values> domain_of(const Numbers& numbers) {
  std::int32_t low = numbers[0].low, high = numbers[0].high;
  for (const Range& range : numbers) low = std::min(low, range.low), high = std::max(high, range.high);
  Values values = 0;
  for (std::int32_t number = low; number <= high; ++number)
    if (has(numbers, number)) values |= Values{1} << (number - low);
  return {{static_cast<std::uint8_t>(high - low + 1), low}, values};
}

// Says of the constraints that were added where they are from.
void note_origins(const Network& network, std::uint32_t statement, network::Origins& origins) {
  const auto fill = [&](const auto& constraints, auto& list) { list.resize(constraints.size(), statement); };
  fill(network.different, origins.different);
  fill(network.relations, origins.relations);
  fill(network.sums, origins.sums);
  fill(network.counts, origins.counts);
  fill(network.sequences, origins.sequences);
  fill(network.connected, origins.connected);
  fill(network.labelled, origins.labelled);
  fill(network.lines, origins.lines);
  if (network.is_impossible && origins.impossible == 0) origins.impossible = statement;
}

}  // namespace

std::optional<Error> compile(Board& board, network::Origins* origins) {
  const Text& text = *board.text;
  auto network = std::make_shared<Network>();
  network->cells = text.domains.size();
  network->most = limits;
  board.candidates.clear();
  board.least.clear();
  board.values = 1;
  for (const Numbers& numbers : text.domains) {
    const auto [domain, values] = domain_of(numbers);
    network->domains.push_back(domain);
    board.candidates.push_back(values);
    board.least.push_back(domain.lowest);
    board.values = std::max<std::uint32_t>(board.values, domain.values);
  }
  std::int64_t steps = Compiler::most_steps;
  Compiler compiler(*network, steps);
  for (std::size_t statement = 0; statement < text.statements.size(); ++statement) {
    auto fault = compiler.add(text.statements[statement]);
    if (!fault) fault = network::fault_of_size(*network);
    if (fault) return error_of(text, statement, std::move(*fault));
    if (origins != nullptr) note_origins(*network, static_cast<std::uint32_t>(statement + 1), *origins);
  }
  if (origins == nullptr) network::merge_constraints(*network);
  network->diagram_of.clear();
  board.network = std::move(network);
  return std::nullopt;
}

}  // namespace quadrille::model
