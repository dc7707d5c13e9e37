// CaDiCaL as a contestant of the benchmarks, called as a library: there is no other process and no file of clauses.
//
//   cadical <file> <times> <puzzle> <seconds> [option=value]...
//
// The file has Sudoku boards in notation `line`, or Kakuro boards in notation `grid` with blank lines between boards.
// The question is `check`: one incremental solver finds the first solution, a clause forbids it, and the same solver is
// asked again. Prints the milliseconds of processor time for the whole file, and the answer in the format of
// contestants.js: `12/0/3`, or `stopped` after `seconds`. The time is from text to verdict, as in native.cpp. Without
// arguments it prints CaDiCaL's version. It shares no code with core.
#include <algorithm>
#include <array>
#include <bit>
#include <cadical.hpp>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

enum class Verdict { unique, multiple, none, stopped };

double seconds_worked() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Ends a search at a given second of processor time. CaDiCaL calls it very often, so it reads the clock only sometimes.
class Deadline : public CaDiCaL::Terminator {
 public:
  explicit Deadline(double second) : second_(second) {}

  bool passed() const { return seconds_worked() >= second_; }
  bool terminate() override { return ++asked_ % 1024 == 0 && passed(); }

 private:
  double second_;
  unsigned asked_ = 0;
};

// The clauses of one board. A variable is a number from 1 on; a negative literal is its negation.
class Clauses {
 public:
  explicit Clauses(const std::vector<std::string>& options) {
    solver_.set("quiet", 1);
    for (const std::string& option : options) {
      if (solver_.set_long_option(("--" + option).c_str())) continue;
      std::fprintf(stderr, "CaDiCaL has no option %s\n", option.c_str());
      std::exit(2);
    }
  }

  int new_variable() { return ++variables_; }

  // Adds a variable of the solution: two solutions are different if one of these variables differs.
  int new_candidate() {
    candidates_.push_back(new_variable());
    return candidates_.back();
  }

  void add(std::initializer_list<int> literals) {
    for (const int literal : literals) solver_.add(literal);
    solver_.add(0);
  }

  void at_least_one(const std::vector<int>& group) {
    for (const int literal : group) solver_.add(literal);
    solver_.add(0);
  }

  void at_most_one(const std::vector<int>& group) {
    for (std::size_t i = 0; i < group.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) add({-group[i], -group[j]});
  }

  void exactly_one(const std::vector<int>& group) {
    at_least_one(group);
    at_most_one(group);
  }

  Verdict check(Deadline& deadline) {
    solver_.connect_terminator(&deadline);
    const int first = solver_.solve();
    if (first != satisfiable) return first == unsatisfiable ? Verdict::none : Verdict::stopped;
    forbid_solution();
    const int second = solver_.solve();
    return second == unsatisfiable ? Verdict::unique : second == satisfiable ? Verdict::multiple : Verdict::stopped;
  }

 private:
  static constexpr int satisfiable = 10, unsatisfiable = 20;

  // Every value of a solution is one true candidate, so a clause of their negations forbids the solution.
  void forbid_solution() {
    std::vector<int> clause;
    for (const int candidate : candidates_)
      if (solver_.val(candidate) > 0) clause.push_back(-candidate);
    at_least_one(clause);
  }

  CaDiCaL::Solver solver_;
  int variables_ = 0;
  std::vector<int> candidates_;
};

// ---- Sudoku: a variable for each candidate that the givens leave ----

// 0 for a blank.
std::size_t sudoku_value(char symbol) {
  if (symbol >= '1' && symbol <= '9') return static_cast<std::size_t>(symbol - '0');
  if (symbol >= 'A' && symbol <= 'Z') return static_cast<std::size_t>(symbol - 'A') + 10;
  return symbol == 'a' ? 36 : 0;
}

// The places (unit and value) that a candidate takes in row, column and box.
struct SudokuShape {
  std::size_t box, side;

  std::array<std::size_t, 3> places(std::size_t cell, std::size_t value) const {
    const std::size_t row = cell / side, column = cell % side;
    const std::array<std::size_t, 3> units = {row, side + column, 2 * side + row / box * box + column / box};
    return {units[0] * side + value, units[1] * side + value, units[2] * side + value};
  }
};

void encode_sudoku(std::string_view line, Clauses& clauses) {
  SudokuShape shape = {2, 4};
  while (shape.side * shape.side < line.size()) ++shape.box, shape.side = shape.box * shape.box;
  const std::size_t cells = shape.side * shape.side, places = 3 * cells;

  std::vector<bool> taken(places);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const std::size_t value = sudoku_value(line[cell]);
    if (value == 0) continue;
    for (const std::size_t place : shape.places(cell, value - 1)) {
      if (taken[place]) clauses.add({});  // two givens clash: the empty clause
      taken[place] = true;
    }
  }

  std::vector<std::vector<int>> in_place(places);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    if (sudoku_value(line[cell]) != 0) continue;
    std::vector<int> in_cell;
    for (std::size_t value = 0; value < shape.side; ++value) {
      const auto its_places = shape.places(cell, value);
      if (taken[its_places[0]] || taken[its_places[1]] || taken[its_places[2]]) continue;
      in_cell.push_back(clauses.new_candidate());
      for (const std::size_t place : its_places) in_place[place].push_back(in_cell.back());
    }
    clauses.exactly_one(in_cell);
  }
  for (std::size_t place = 0; place < places; ++place)
    if (!taken[place]) clauses.exactly_one(in_place[place]);
}

// ---- Kakuro: a variable for each digit of a cell, and for each set of digits that a run with a clue may have ----

using Digits = unsigned;  // bit d − 1 for the digit d
constexpr Digits all_digits = (1 << 9) - 1;
constexpr int no_clue = -1;

int sum_of(Digits digits) {
  int sum = 0;
  for (int digit = 1; digit <= 9; ++digit) sum += (digits >> (digit - 1) & 1) != 0 ? digit : 0;
  return sum;
}

struct KakuroRun {
  int clue = no_clue;
  std::vector<std::size_t> cells = {};  // numbers of white cells

  std::vector<Digits> sets() const {
    std::vector<Digits> sets;
    for (Digits set = 0; set <= all_digits; ++set) {
      if (static_cast<std::size_t>(std::popcount(set)) == cells.size() && (clue == no_clue || sum_of(set) == clue))
        sets.push_back(set);
    }
    return sets;
  }
};

struct KakuroBoard {
  std::vector<Digits> cells;  // of each white cell, the digits that it may have
  std::vector<KakuroRun> runs;
};

int clue_in(std::string_view digits) { return digits.empty() ? no_clue : std::atoi(std::string(digits).c_str()); }

// Reads rows of `#`, `.`, `1` to `9` and `down\across`.
KakuroBoard read_kakuro(std::string_view text) {
  KakuroBoard board;
  std::vector<KakuroRun> down;  // the lowest run of each column
  KakuroRun across;
  std::size_t column = 0;
  const auto end_row = [&] {
    board.runs.push_back(std::exchange(across, {}));
    column = 0;
  };
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '\n') end_row();
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    const std::string_view cell = text.substr(at, end - at);
    at = end == at ? at + 1 : end;
    if (cell.empty()) continue;
    if (down.size() == column) down.emplace_back();
    const std::size_t slash = cell.find('\\');
    if (cell == "#" || slash != std::string_view::npos) {
      const bool clues = cell != "#";
      board.runs.push_back(std::exchange(across, {clues ? clue_in(cell.substr(slash + 1)) : no_clue}));
      board.runs.push_back(std::exchange(down[column], {clues ? clue_in(cell.substr(0, slash)) : no_clue}));
    } else {
      across.cells.push_back(board.cells.size());
      down[column].cells.push_back(board.cells.size());
      board.cells.push_back(cell == "." ? all_digits : 1u << (cell[0] - '1'));
    }
    ++column;
  }
  end_row();
  board.runs.insert(board.runs.end(), down.begin(), down.end());
  return board;
}

using DigitVariables = std::array<int, 9>;  // 0: the digit is impossible

// For each digit of a run, clauses for the sets that contain it, in both directions. With fewer clauses CaDiCaL takes
// up to 1.8 times as long.
void relate(std::size_t digit, const std::vector<int>& in_run, const std::vector<Digits>& sets,
            const std::vector<int>& chosen, Clauses& clauses) {
  std::vector<int> with_digit;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    if ((sets[i] >> digit & 1) == 0) {
      for (const int literal : in_run) clauses.add({-chosen[i], -literal});
      continue;
    }
    with_digit.push_back(chosen[i]);
    std::vector<int> somewhere = in_run;
    somewhere.push_back(-chosen[i]);
    clauses.at_least_one(somewhere);
  }
  for (const int literal : in_run) {
    std::vector<int> allowed = with_digit;
    allowed.push_back(-literal);
    clauses.at_least_one(allowed);
  }
}

void encode_run(const KakuroRun& run, const std::vector<DigitVariables>& digits, Clauses& clauses) {
  const std::vector<Digits> sets = run.sets();
  std::vector<int> chosen;  // a variable for each set; none if all sets are possible
  if (run.clue != no_clue || sets.empty()) {
    for (std::size_t i = 0; i < sets.size(); ++i) chosen.push_back(clauses.new_variable());
    clauses.exactly_one(chosen);
  }
  for (std::size_t digit = 0; digit < 9; ++digit) {
    std::vector<int> in_run;
    for (const std::size_t cell : run.cells)
      if (digits[cell][digit] != 0) in_run.push_back(digits[cell][digit]);
    clauses.at_most_one(in_run);
    if (!chosen.empty()) relate(digit, in_run, sets, chosen, clauses);
  }
}

void encode_kakuro(std::string_view text, Clauses& clauses) {
  KakuroBoard board = read_kakuro(text);
  for (const KakuroRun& run : board.runs) {
    Digits possible = 0;
    for (const Digits set : run.sets()) possible |= set;
    for (const std::size_t cell : run.cells) board.cells[cell] &= possible;
  }
  std::vector<DigitVariables> digits;
  for (const Digits possible : board.cells) {
    std::vector<int> in_cell;
    digits.emplace_back();
    for (std::size_t digit = 0; digit < 9; ++digit) {
      if ((possible >> digit & 1) == 0) continue;
      in_cell.push_back(clauses.new_candidate());
      digits.back()[digit] = in_cell.back();
    }
    clauses.exactly_one(in_cell);
  }
  for (const KakuroRun& run : board.runs) encode_run(run, digits, clauses);
}

// ---- the contestant ----

// Splits boards at `separator`.
std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    if (end > 0) parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + separator.size(), text.size()));
  }
  return parts;
}

std::string answer(const std::string& text, bool kakuro, const std::vector<std::string>& options, Deadline& deadline) {
  std::array<std::size_t, 3> of = {};  // by verdict
  for (const std::string_view board : split(text, kakuro ? "\n\n" : "\n")) {
    Clauses clauses(options);
    kakuro ? encode_kakuro(board, clauses) : encode_sudoku(board, clauses);
    const Verdict verdict = clauses.check(deadline);
    if (verdict == Verdict::stopped || deadline.passed()) return "stopped";
    ++of[static_cast<std::size_t>(verdict)];
  }
  return std::to_string(of[0]) + '/' + std::to_string(of[1]) + '/' + std::to_string(of[2]);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 1) return std::puts(CaDiCaL::Solver::version()) < 0;
  if (argc < 5) return 2;
  std::ifstream file(argv[1]);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const int times = std::atoi(argv[2]);
  const bool kakuro = std::strcmp(argv[3], "kakuro") == 0;
  const std::vector<std::string> options(argv + 5, argv + argc);

  std::string last;
  const double begun = seconds_worked();
  for (int i = 0; i < times; ++i) {
    Deadline deadline(seconds_worked() + std::atof(argv[4]));
    last = answer(text, kakuro, options, deadline);
  }
  std::printf("%.4f %s\n", 1000 * (seconds_worked() - begun) / times, last.c_str());
}
