#include "core/puzzles/model/compile.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/network/compile/learnable.hpp"
#include "core/network/compile/limits.hpp"
#include "core/network/compile/merge.hpp"
#include "core/network/kinds.hpp"
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
  fill(network.disjunctions, origins.disjunctions);
  if (network.is_impossible && origins.impossible == 0) origins.impossible = statement;
}

// Compiles statements so that what follows from each is explained by its own variables alone, and is judged by it
// alone: where it needs others, or is a disjunction, it is a disjunction of branches that know nothing around them.
class Explained {
 public:
  Explained(Network& network, Compiler& compiler, network::Origins& origins)
      : network_(network), compiler_(compiler), origins_(origins), next_(1) {
    for (const network::Network::Domain& domain : network.domains) next_ += domain.values;
  }

  std::optional<Fault> add(const Statement& statement, std::uint32_t number) {
    std::optional<Fault> fault;
    const std::size_t branches = statement.branches.size();
    if (statement.kind == Kind::either) {
      fault = add_alone(statement);
    } else {
      const Marks marks = marks_of();
      fault = compiler_.add(statement);
      if (!fault && has_own(marks.domains)) {
        forget(marks);
        Statement alone;
        alone.kind = Kind::either;
        alone.branches = {statement};
        if (!network_.is_impossible) fault = add_alone(alone);
      }
    }
    if (fault) return fault;
    if (network_.disjunctions.size() > origins_.selectors.size())
      origins_.selectors.push_back({next_, compiler_.branches(), compiler_.impossible_branches()});
    if (branches <= network::most_values) next_ += static_cast<std::uint32_t>(branches);
    note_origins(network_, number, origins_);
    return std::nullopt;
  }
  /// Whether the last fault was that there is no proof.
  bool has_none() const { return has_none_; }

 private:
  struct Marks {
    std::size_t domains;
    std::vector<std::size_t> sizes;  // of all lists of constraints
  };

  Marks marks_of() const {
    Marks marks = {network_.domains.size(), {}};
    network::for_kinds([&](const auto& kind) { marks.sizes.push_back((network_.*kind.list).size()); });
    return marks;
  }
  // Numbers are variables with one value.
  bool has_own(std::size_t from) const {
    return std::any_of(network_.domains.begin() + static_cast<std::ptrdiff_t>(from), network_.domains.end(),
                       [](const auto& domain) { return domain.values > 1; });
  }
  // Variables that were added have one value then, and nothing is said of them.
  void forget(const Marks& marks) {
    auto size = marks.sizes.begin();
    network::for_kinds([&](const auto& kind) {
      auto& list = network_.*kind.list;
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(*size++), list.end());
    });
    for (std::size_t own = marks.domains; own < network_.domains.size(); ++own) network_.domains[own].values = 1;
    network_.diagram_of.clear();
  }
  std::optional<Fault> add_alone(const Statement& statement) {
    has_none_ = true;
    for (const Statement& branch : statement.branches)
      if (!is_judged_at_once(branch))
        return Fault{"there is no proof where inverse, circuit or by needs variables of its own or stands beside or"};
    if (statement.branches.size() > network::most_values)
      return Fault{"there is no proof where or has more than " + in_digits(network::most_values) + " branches"};
    has_none_ = false;
    const auto around = std::exchange(network_.different, {});
    auto fault = compiler_.add(statement);
    network_.different = around;
    return fault;
  }
  // Whether what several constraints of it say together is judged, not only what each says.
  static bool is_judged_at_once(const Statement& statement) {
    return statement.kind != Kind::inverse && statement.kind != Kind::circuit &&
           (statement.kind != Kind::alldifferent || statement.others.empty());
  }

  Network& network_;
  Compiler& compiler_;
  network::Origins& origins_;
  std::uint32_t next_;  // the number of the literal of the next selector
  bool has_none_ = false;
};

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
  std::optional<Explained> explained;
  if (origins != nullptr) explained.emplace(*network, compiler, *origins);
  for (std::size_t i = 0; i < text.statements.size(); ++i) {
    const Statement& statement = text.statements[i];
    auto fault = explained ? explained->add(statement, static_cast<std::uint32_t>(i + 1)) : compiler.add(statement);
    if (!fault) fault = network::fault_of_size(*network);
    if (fault && explained && explained->has_none()) return Error{Error::Code::bad_input, fault->message, 0, 0};
    if (fault) return error_of(text, i, std::move(*fault));
  }
  if (origins == nullptr) network::merge_constraints(*network);
  network->diagram_of.clear();
  board.network = origins == nullptr ? std::move(network) : network::with_selectors(std::move(network));
  return std::nullopt;
}

}  // namespace quadrille::model
