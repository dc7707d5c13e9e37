#include "tests/core/engine_invariants.hpp"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "core/cover/puzzle/cover.hpp"
#include "core/job/puzzle.hpp"
#include "core/kakuro/kakuro.hpp"
#include "core/queens/queens.hpp"
#include "core/sudoku/sudoku.hpp"
#include "core/tiling/tiling.hpp"
#include "core/variant/variant.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/engine_runs.hpp"
#include "tests/core/random_boards.hpp"
#include "tests/core/short_turns.hpp"
#include "tests/core/tiling_boards.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_texts.hpp"

namespace quadrille::test {

namespace {

std::string shown(const tiling::Answer& pieces) {
  std::string text;
  for (const tiling::Laid& piece : pieces) text += decimal(piece.placement) + ' ';
  return text;
}

std::string shown(const std::vector<std::uint8_t>& digits) {
  std::string text;
  for (const std::uint8_t digit : digits) text += static_cast<char>('0' + digit);
  return text;
}

std::string shown(const queens::Board& board) {
  std::string text;
  for (const std::uint16_t column : board.columns) text += decimal(column) + ' ';
  return text;
}

std::string shown(const sudoku::Board& board) {
  std::string text;
  for (std::size_t cell = 0; cell < board.size(); ++cell) text += static_cast<char>('0' + board.cells[cell]);
  return text;
}

std::string shown(std::vector<cover::Option> options) {
  std::sort(options.begin(), options.end());
  std::string text;
  for (const cover::Option option : options) text += decimal(option) + ' ';
  return text;
}

// Learning with little or much room for clauses.
template <std::size_t words>
struct SmallLearning : cover::Learning {
  SmallLearning() : Learning(words) {}
};

// Counting with a small bound on memory.
struct SmallFrontier : cover::Frontier {
  std::optional<Error> open(const cover::Problem& problem) { return Frontier::open(problem, most_bytes); }
  std::size_t most_bytes = 0;
};

struct ShortSudoku : Portfolio<sudoku::LineUp> {
  ShortSudoku() : Portfolio(short_contest<100, false>) {}
};

// A board, and the bounds of the search.
template <class Puzzle>
struct Trial {
  const typename Puzzle::Board& board;
  Bounds bounds;
  Random& select;

  template <class E>
  EngineRun run(std::string name, E& engine, Bounds within) const {
    using Answer = typename Puzzle::Answer;
    const auto obeys = [this](const Answer& answer) { return Puzzle::obeys(board, answer); };
    const auto show = [](const Answer& answer) { return shown(answer); };
    return run_engine<Answer>(std::move(name), engine, board, within, obeys, show);
  }

  /// How the engine differs from other engines, or from itself in slices.
  template <class E>
  std::string judge(const EngineRun& judge, std::string name, E&& engine, Same same) const {
    const EngineRun run = this->run(name, engine, bounds);
    if (std::string broken = disagreement(judge, run, same); !broken.empty() || !select.one_in(3)) return broken;
    const Bounds sliced{bounds.nodes, 1 + select.below(9)};
    const EngineRun again = this->run(name + ", opened again, in slices", engine, sliced);
    return disagreement(run, again, Same::tree);
  }
};

// The engine that judges the others: dancing links, but not for Sudoku, whose links are large.
template <class Puzzle>
struct JudgeOf {
  using Engine = cover::ByCover<typename Puzzle::Traits, cover::DancingLinks>;
};
template <>
struct JudgeOf<Cover> {
  using Engine = cover::DancingLinks;
};
template <>
struct JudgeOf<Sudoku> {
  using Engine = sudoku::MaskSearch;
};
template <class Puzzle>
using Judge = typename JudgeOf<Puzzle>::Engine;

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

std::string judge_engine(const Trial<Sudoku>& trial, const EngineRun& bits) {
  using Learning = cover::ByCover<sudoku::Traits, SmallLearning<8192>>;
  switch (trial.select.below(trial.board.box == 3 ? 6 : 3)) {
    case 0: return trial.judge(bits, "dlx", sudoku::DancingLinks(), Same::solutions);
    case 1: return trial.judge(bits, "learning", Learning(), Same::solutions);
    case 2: return trial.judge(bits, "portfolio", ShortSudoku(), Same::solutions);
    default: return trial.judge(bits, "bands", sudoku::BandSearch(), Same::solutions);
  }
}

std::string judge_engine(const Trial<Kakuro>& trial, const EngineRun& links) {
  return trial.judge(links, "bits", kakuro::Learning(trial.select.one_in(2) ? 64 : 4096), Same::solutions);
}

std::string judge_engine(const Trial<Variant>& trial, const EngineRun& links) {
  using Learning = cover::ByCover<variant::Traits, SmallLearning<4096>>;
  if (trial.select.one_in(3)) return trial.judge(links, "learning", Learning(), Same::solutions);
  return trial.judge(links, "bits",
                     variant::Learning(trial.select.one_in(2) ? 64 : 4096, trial.select.one_in(2) ? 0 : 400),
                     Same::solutions);
}

constexpr Cover::Kind short_finders = engine_kind<ShortFinders<60>, cover::Board, cover::Answer>("bits");

std::string judge_engine(const Trial<Tiling>& trial, const EngineRun& links) {
  using Learning = cover::ByCover<tiling::Traits, SmallLearning<4096>>;
  switch (trial.select.below(3)) {
    case 0: return trial.judge(links, "bits", tiling::Bits(), Same::tree);
    case 1: return trial.judge(links, "learning", Learning(), Same::solutions);
    default:
      return trial.judge(links, "portfolio", tiling::Over<tiling::CoverEngine, short_finders>(), Same::solutions);
  }
}

std::string judge_engine(const Trial<Queens>& trial, const EngineRun& links) {
  if (trial.select.one_in(16)) {  // so many that the search restarts often
    return Trial<Queens>{trial.board, {3000}, trial.select}.judge(links, "bits", queens::RestartSearch(),
                                                                  Same::solutions);
  }
  switch (trial.select.below(trial.board.side() > queens::Rows::most_side ? 1 : 3)) {
    case 0: return trial.judge(links, "bits", queens::RestartSearch(), Same::solutions);
    case 1: return trial.judge(links, "row by row", queens::RowByRow(), Same::solutions);
    default: return trial.judge(links, "counting", queens::VectorCounting(), Same::count);
  }
}

// Takes the number at the beginning of a record, and the character after it.
std::uint64_t take_number(std::string_view& text) {
  std::uint64_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(fault == std::errc() ? std::min(text.size(), static_cast<std::size_t>(end - text.data()) + 1)
                                          : text.size());
  return number;
}

// For each value of each cell, in order: the number of solutions that have it.
template <class Puzzle>
std::vector<std::uint64_t> tally(const typename Puzzle::Board& board,
                                 const std::vector<typename Puzzle::Answer>& solutions) {
  std::vector<std::uint64_t> tally(Puzzle::Traits::cells(board) * Puzzle::Traits::values(board));
  std::vector<cover::Placement> placements;
  for (const auto& solution : solutions) {
    placements.clear();
    Puzzle::Traits::append_answer(board, solution, placements);
    for (const cover::Placement placement : placements) ++tally[placement];
  }
  return tally;
}

// The record of candidates in the same form; values with more solutions than the cap are left out.
std::string judge_candidates(const Answered& answered, std::vector<std::uint64_t> tally, std::uint32_t cap) {
  if (answered.kind != 'A' || answered.verdict == "stopped") return "";
  std::vector<std::uint64_t> told(tally.size());
  std::string_view record = answered.solutions.at(0);
  const std::size_t comma = record.find(',');
  record.remove_prefix(comma == std::string_view::npos ? record.size() : comma + 1);
  while (!record.empty()) {
    const std::uint64_t placement = take_number(record);
    if (placement >= told.size()) return "a candidate is of no cell: " + answered.solutions[0];
    told[placement] = take_number(record);
  }
  for (std::uint64_t& count : tally) count = std::min<std::uint64_t>(count, cap);
  return told == tally ? "" : "candidates are not those of all solutions: " + answered.solutions[0];
}

std::string judge_hint(const Answered& answered, const std::vector<std::uint64_t>& tally, std::size_t solutions,
                       std::uint32_t values) {
  if (answered.kind != 'A') return "";
  const std::string& record = answered.solutions.at(0);
  if (answered.verdict == "none") return solutions == 0 ? "" : "a hint denies that there are solutions: " + record;
  if (answered.verdict == "solved")
    return solutions <= 1 ? "" : "a hint says solved where there are several solutions: " + record;
  if (answered.verdict != "found") return "";
  if (const std::size_t list = record.find("\"eliminated\""); list != std::string::npos) {
    std::string_view left = std::string_view(record).substr(list, record.find(']', list) - list);
    for (std::size_t at; (at = left.find('{')) != std::string_view::npos; left.remove_prefix(at + 1)) {
      const std::string eliminated(left.substr(at, left.find('}') - at));
      const std::uint64_t placement = number_in(eliminated, "cell") * values + number_in(eliminated, "value") - 1;
      if (placement >= tally.size() || tally[placement] != 0) return "a hint eliminates part of a solution: " + record;
    }
    return "";
  }
  const std::uint64_t placement = number_in(record, "cell") * values + number_in(record, "value") - 1;
  if (placement >= tally.size()) return "a hint is of no cell: " + record;
  return tally[placement] == solutions ? "" : "a hint is not in every solution: " + record;
}

// The board as a text, or an empty text.
template <class Puzzle>
std::string text_of(const typename Puzzle::Board& board) {
  const auto& notation = Puzzle::notations[0];
  std::string text;
  if (notation.fits == nullptr || notation.fits(board)) notation.write(board, text);
  return text;
}

// Checks candidates and the hint against the list of all solutions.
template <class Puzzle>
std::string judge_insight(const Trial<Puzzle>& trial) {
  using Answer = typename Puzzle::Answer;
  std::vector<Answer> solutions;
  Judge<Puzzle> engine;
  const auto keep = [&solutions](const Answer& answer) {
    solutions.push_back(answer);
    return std::string();
  };
  const EngineRun run = run_engine<Answer>(
      "judge", engine, trial.board, {trial.bounds.nodes}, [](const Answer&) { return true; }, keep);
  const std::string text = text_of<Puzzle>(trial.board);
  if (!run.ended || text.empty()) return "";
  const auto all = tally<Puzzle>(trial.board, solutions);
  const bool of_hint = trial.select.one_in(3);
  Request request = request_of(of_hint ? Question::hint : Question::candidates, EngineChoice::automatic, text);
  if (trial.select.one_in(2)) request.engine = EngineChoice::dlx;
  request.format = Puzzle::notations[0].name;
  request.cap = trial.select.one_in(2) ? 1 : 1 + trial.select.below(5);
  request.limits.nodes = 2000;
  const auto answers = ask(Puzzle::id, request);
  if (answers.size() != 1) return "";  // for example, the text of a board without items has no puzzle
  if (of_hint) return judge_hint(answers[0], all, solutions.size(), Puzzle::Traits::values(trial.board));
  return judge_candidates(answers[0], all, request.cap);
}

template <class Puzzle>
std::string judge_board(const typename Puzzle::Board& board, Random& select) {
  const Trial<Puzzle> trial{board, {20u << select.below(4)}, select};
  std::string broken;
  if (select.one_in(4)) {
    broken = judge_insight(trial);
  } else {
    Judge<Puzzle> judge;
    broken = judge_engine(trial, trial.run("judge", judge, trial.bounds));
  }
  return broken.empty() ? "" : std::string(Puzzle::id) + '\n' + text_of<Puzzle>(board) + '\n' + broken;
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

// Independent parts whose counts dancing links can find: their product may be as large as needed.
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

template <class Puzzle>
MadePuzzle as_text(const typename Puzzle::Board& board) {
  return {std::string(Puzzle::id), text_of<Puzzle>(board)};
}

}  // namespace

MadePuzzle made_puzzle(Random& select, Random& made) {
  switch (select.below(6)) {
    case 0: return as_text<Sudoku>(random_sudoku(made));
    case 1: return as_text<Queens>(random_queens(made));
    case 2: return as_text<Kakuro>(random_kakuro(made));
    case 3: return as_text<Tiling>(random_tiling(made));
    case 4: return {"variant", random_variant({}, made)};
    default: return as_text<Cover>(random_cover(made));
  }
}

std::string broken_engine_invariant(Random& select, Random& made) {
  switch (select.below(11)) {
    case 0: return judge_board<Sudoku>(random_sudoku(made), select);
    case 1: return judge_board<Queens>(random_queens(made), select);
    case 2:
    case 3: return judge_board<Kakuro>(random_kakuro(made), select);
    case 4: return judge_product(select, made);
    case 5:
    case 6: return judge_board<Tiling>(random_tiling(made), select);
    case 7: return judge_board<Variant>(read_variant(random_variant({}, made)), select);
    default: return judge_board<Cover>(random_cover(made), select);
  }
}

}  // namespace quadrille::test
