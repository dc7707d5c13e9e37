#include "tests/core/cover_invariants.hpp"

#include <algorithm>
#include <vector>

#include "core/text/text.hpp"
#include "tests/core/random_boards.hpp"
#include "tests/core/short_turns.hpp"

namespace quadrille::test {

namespace {

// Counting with a small bound on memory.
struct SmallFrontier : cover::Frontier {
  std::optional<Error> open(const cover::Problem& problem) { return Frontier::open(problem, most_bytes); }
  std::size_t most_bytes = 0;
};

template <class E>
E with_room(std::size_t masks) {
  E engine;
  engine.set_room(masks);
  return engine;
}

template <class Lane>
bool fits_lanes(const cover::Problem& problem) {
  std::vector<std::size_t> sizes(problem.items());
  for (cover::Option option = 0; option < problem.options(); ++option) {
    for (const auto entry : problem.option(option)) ++sizes[entry.item];
  }
  sizes.resize(problem.primary());
  return std::all_of(sizes.begin(), sizes.end(),
                     [](std::size_t size) { return size <= cover::OptionLanes<Lane>::most_options; });
}

template <class Lane>
std::string judge_lanes(const Trial<Cover>& trial, const EngineRun& links) {
  if (!fits_lanes<Lane>(trial.board)) return "";
  const std::string name = "lanes of " + decimal(8 * sizeof(Lane));
  if (!trial.board.has_multiplicities()) return trial.judge(links, name, cover::OptionLanes<Lane>(), Same::tree);
  if constexpr (sizeof(Lane) != sizeof(std::uint16_t))
    return trial.judge(links, "bounded " + name, cover::BoundedLanes<Lane>(), Same::tree);
  return "";
}

template <class Sets>
std::string judge_sets(const Trial<Cover>& trial, const EngineRun& links) {
  if (trial.select.one_in(2)) return trial.judge(links, "sets", Sets(), Same::tree);
  return trial.judge(links, "sets with few masks", with_room<Sets>(trial.select.below(40)), Same::tree);
}

std::string judge_frontier(const Trial<Cover>& trial, const EngineRun& links) {
  SmallFrontier frontier;
  frontier.most_bytes = std::size_t{1} << (10 + trial.select.below(12));
  if (trial.select.one_in(2)) frontier.bound_tables(1 + trial.select.below(20));
  return trial.judge(links, "memory", frontier, Same::count);
}

std::string judge_counting(Trial<Cover> trial, const EngineRun& links) {
  ShortCounters<60> counters;
  counters.bound_memory(std::size_t{1} << (10 + trial.select.below(11)));
  return trial.judge(links, "counters", counters, Same::count);
}

// Dancing links against trying all sets of options.
std::string judge_by_force(const Trial<Cover>& trial, const EngineRun& links) {
  const std::size_t options = trial.board.options();
  if (options > 9 || !links.ended) return "";
  EngineRun force = {.engine = "brute force", .ended = true};
  for (std::uint32_t set = 0; set < 1u << options; ++set) {
    cover::Answer chosen;
    bool is_choice = true;
    for (cover::Option option = 0; option < options; ++option) {
      if ((set >> option & 1) == 0) continue;
      chosen.push_back(option);
      const auto entries = trial.board.option(option);  // secondary items alone: never chosen
      is_choice &=
          std::any_of(entries.begin(), entries.end(), [&](auto entry) { return entry.item < trial.board.primary(); });
    }
    if (is_choice && cover::obeys(trial.board, chosen)) force.solutions.push_back(shown(chosen));
  }
  force.count = decimal(force.solutions.size());
  return disagreement(links, force, Same::solutions);
}

// A natural number in limbs of nine decimal digits, the lowest first.
class Product {
 public:
  void times(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& limb : limbs_) {
      carry += std::uint64_t{limb} * factor;
      limb = static_cast<std::uint32_t>(carry % base);
      carry /= base;
    }
    for (; carry > 0; carry /= base) limbs_.push_back(static_cast<std::uint32_t>(carry % base));
  }

  std::string digits() const {
    std::string text;
    for (std::size_t i = limbs_.size(); i-- > 0;) {
      std::string limb = std::to_string(limbs_[i]);
      if (!text.empty()) limb.insert(0, 9 - limb.size(), '0');
      text += limb;
    }
    return text;
  }

 private:
  static constexpr std::uint64_t base = 1'000'000'000;
  std::vector<std::uint32_t> limbs_ = {1};
};

}  // namespace

std::string judge_engine(const Trial<Cover>& trial, const EngineRun& links) {
  switch (trial.select.below(12)) {
    case 0: return trial.judge(links, "bits", cover::BitSets(), Same::tree);
    case 1:
    case 2:
      return trial.board.has_multiplicities() ? judge_sets<cover::BoundedSets>(trial, links)
                                              : judge_sets<cover::OptionSets>(trial, links);
    case 3: return judge_lanes<std::uint8_t>(trial, links);
    case 4: return judge_lanes<std::uint16_t>(trial, links);
    case 5: return judge_lanes<std::uint32_t>(trial, links);
    case 6: return trial.judge(links, "learning", SmallLearning<4096>(), Same::solutions);
    case 7: return trial.judge(links, "learning with little room", SmallLearning<64>(), Same::solutions);
    case 8: {
      return trial.judge(links, "portfolio", ShortFinders<60>(), Same::solutions);
    }
    case 9: return judge_frontier(trial, links);
    case 10: return judge_counting(trial, links);
    default: return judge_by_force(trial, links);
  }
}

std::string judge_product(Random& select, Random& made) {
  std::vector<cover::Board> kinds(1 + made.below(3));
  std::vector<const cover::Board*> parts;
  Product product;
  for (cover::Board& kind : kinds) {
    kind = random_cover(made, 5);
    cover::DancingLinks links;
    const EngineRun run = Trial<Cover>{kind, {500}, select}.run("dlx", links, {500});
    if (!run.ended || run.stats.solutions < 2) continue;
    for (std::uint32_t copies = 1 + made.below(20); copies > 0 && parts.size() < 30; --copies) {
      parts.push_back(&kind);
      product.times(static_cast<std::uint32_t>(run.stats.solutions));
    }
  }
  const EngineRun expected = {.engine = "product of parts", .ended = true, .count = product.digits()};
  const cover::Board board = joined(parts, made, made.one_in(2));
  Trial<Cover> trial{board, {1500}, select};
  if (select.one_in(4)) {
    trial.bounds.nodes = 6000;
    return judge_counting(trial, expected);
  }
  const std::string broken = judge_frontier(trial, expected);
  return broken.empty() ? "" : "cover\n" + text_of<Cover>(board) + '\n' + broken;
}

}  // namespace quadrille::test
