// The limits outside of exact covers: a case on either side of each.
//
//     limit                                         test
//     items, options and entries of a text          "a text may hold…"
//     letters of a short name                       "names of seven letters…"
//     digits of a whole number, largest sum         "a whole number…"
//     bytes copied at a time into records           "records of every length…"
//     highest glue that is kept exact               "clauses of glue 31…"
//     activity at which the heap is rescaled        "the decision heap stays right…"
//     boards in work                                "at most 256 boards…"
//     largest side row by row                       "every engine finds…"
//     squares for which a hint looks ahead          "empty boards of 100…"
//     work in which a hint looks for a solution     "a hint says that there is no…"
//     cap of candidates                             "solutions of a candidate…"
//     entries of an estimate                        "an estimate is computed…"
//
// Sizes of Sudoku, runs and sums of Kakuro, squares of queens, notations and quotations have their limits crossed in
// their own files.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <deque>
#include <limits>
#include <string>
#include <vector>

#include "core/insight/estimate.hpp"
#include "core/job/records.hpp"
#include "core/learning/clauses.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/puzzles/cover/board.hpp"
#include "core/puzzles/cover/text/notations.hpp"
#include "core/puzzles/queens/board.hpp"
#include "core/puzzles/queens/rows.hpp"
#include "core/puzzles/sudoku/lanes/lane_search.hpp"
#include "core/text/text.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace limits_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

Error::Code read_code(Read (*read)(Cursor&, cover::Board&, Error&), const std::string& text, cover::Board& board) {
  Error error;
  Cursor cursor(text, true);
  const Read result = read(cursor, board, error);
  REQUIRE((result == Read::puzzle || error.code == Error::Code::too_large));
  return result == Read::puzzle ? Error::Code::bad_input : error.code;
}

}  // namespace

TEST_CASE("a text may have the stated number of items, options and entries, and not one more", "[long]") {
  constexpr auto fits = Error::Code::bad_input, too_large = Error::Code::too_large;
  cover::Board board;
  std::string items;
  for (std::size_t item = 0; item < cover::most_items; ++item) items += std::to_string(item) + ' ';
  CHECK(read_code(cover::read_dlx, items, board) == fits);
  CHECK(board.items() == cover::most_items);
  CHECK(read_code(cover::read_dlx, items + "x", board) == too_large);

  std::string options = "a";
  for (std::size_t option = 0; option < cover::most_options; ++option) options += "\na";
  CHECK(read_code(cover::read_dlx, options, board) == fits);
  CHECK(board.options() == cover::most_options);
  CHECK(read_code(cover::read_dlx, options + "\na", board) == too_large);

  std::string row(std::size_t{1} << 12, '1'), rows;
  row += '\n';
  for (std::size_t i = 0; i < cover::most_entries >> 12; ++i) rows += row;
  CHECK(read_code(cover::read_matrix, rows, board) == fits);
  CHECK(board.entries() == cover::most_entries);
  CHECK(read_code(cover::read_matrix, rows + row, board) == too_large);
}

TEST_CASE("names of seven letters differ by their key, longer names by their letters") {
  cover::Names names;
  std::vector<std::string> all;
  for (std::size_t size = 0; size <= 20; ++size) {
    for (const char last : {'a', 'b', '\0', '\x80', '\xFF'}) all.push_back(std::string(size, '\xFF') + last);
  }
  for (std::uint32_t i = 0; i < all.size(); ++i) REQUIRE(names.add(all[i]) == i);
  for (std::uint32_t i = 0; i < all.size(); ++i) {
    CHECK(names.find(all[i]) == i);
    CHECK(names[i] == all[i]);
  }
}

TEST_CASE("a whole number has at most 15 digits, and a sum is below 2^32 - 1") {
  CHECK(whole_number("999999999999999") == 999'999'999'999'999u);
  CHECK(whole_number("000000000000001") == 1u);
  CHECK_FALSE(whole_number("1000000000000000"));
  CHECK_FALSE(whole_number("0000000000000001"));
  const auto answered = [](const std::string& text) {
    return ask("kakuro", request_of(Question::check, EngineChoice::bits, text)).at(0);
  };
  CHECK(answered("4294967294\\ #\n. #").verdict == "none");
  CHECK(answered("4294967295\\ #\n. #").kind == 'E');
  CHECK(answered("4294967296\\ #\n. #").kind == 'E');
}

TEST_CASE("records of every length around 16 bytes, and numbers of every length, are read back unchanged") {
  Records records;
  std::vector<std::string> texts;
  for (std::size_t size = 0; size <= 50; ++size) texts.push_back(std::string(size, static_cast<char>('0' + size)));
  texts.push_back(std::string(100'000, 'x'));
  std::vector<std::uint64_t> numbers = {0, std::numeric_limits<std::uint64_t>::max()};
  for (std::uint64_t number = 1; number <= numbers[1] / 10; number *= 10)
    numbers.insert(numbers.end(), {number - 1, number, number + 9});
  for (const std::string& text : texts) records.solution(text);
  for (const std::uint64_t number : numbers) {
    records.answer(Verdict::counted, "bits", {.nodes = number, .dead_ends = number, .solutions = 0, .depth = 1}, "12");
  }
  const auto answers = parse_records(records.take());
  REQUIRE(answers.size() == numbers.size());
  CHECK(answers[0].solutions == texts);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    CHECK(answers[i].nodes == numbers[i]);
    CHECK(answers[i].dead_ends == numbers[i]);
  }
}

TEST_CASE("clauses of glue 31 and more rank alike, and below those of glue 30") {
  learning::Trail trail;
  learning::Clauses clauses;
  trail.open(20, 20);
  clauses.open(20, 16 * 7);
  constexpr std::uint32_t glues[] = {31, 32, 33, 63, 64, 1000, 1u << 31, ~0u, 31, 32, 40, 50, 30, 30, 30, 30};
  for (std::uint32_t i = 0; i < 16; ++i) {
    const std::vector<learning::Literal> literals = {learning::positive(i), learning::positive(i + 1),
                                                     learning::positive(i + 2)};
    REQUIRE(clauses.make_room(3, trail));
    clauses.use(clauses.add(literals, glues[i]), ~0u);
  }
  // All were used and are kept. The next time a quarter is kept: the four of glue 30, now at the front.
  clauses.reduce(trail);
  CHECK(clauses.literals(7 * 15)[0] == learning::positive(15));
  clauses.reduce(trail);
  for (std::uint32_t i = 0; i < 4; ++i) CHECK(clauses.literals(7 * i)[0] == learning::positive(12 + i));
  CHECK(clauses.make_room(12 * 7 - 4, trail));
}

TEST_CASE("the decision heap stays right when activities pass 1e100 and are made smaller") {
  constexpr std::uint32_t elements = 40;
  constexpr double decay = 0.9;
  Random random(9);
  learning::DecisionHeap heap;
  heap.open(elements, decay);
  std::array<std::vector<int>, elements> bumps;  // by element: the ages in which it was bumped
  constexpr int ages = 2400;                     // 0.9^-2186 is 1e100
  for (int age = 0; age < ages; ++age) {
    const std::uint32_t element = random.below(elements);
    heap.bump(element);
    bumps[element].push_back(age);
    heap.decay();
  }
  const auto activity = [&](std::uint32_t element) {
    double sum = 0;
    for (const int age : bumps[element]) sum += std::pow(decay, ages - age);
    return sum;
  };
  double before = std::numeric_limits<double>::infinity();
  std::size_t seen = 0;
  for (; !heap.empty(); heap.pop(), ++seen) {
    const double now = activity(heap.top());
    CHECK(now <= before * (1 + 1e-9));
    before = now;
  }
  CHECK(seen == elements);
}

TEST_CASE("at most 256 boards are in work, and each has its own answer") {
  // The board and its copies with permuted digits have one solution each, with the same permutation.
  const std::string board = "..3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7";
  const auto turned = [](std::string text, std::size_t by) {
    for (char& c : text) c = c == '.' ? c : static_cast<char>('1' + (static_cast<std::size_t>(c - '1') + by) % 9);
    return text;
  };
  const std::string solution =
      ask("sudoku", request_of(Question::solve, EngineChoice::dlx, board)).at(0).solutions.at(0);
  REQUIRE(solution.size() == 81);
  sudoku::LaneSearch lanes(2);
  std::deque<std::string> texts;
  std::size_t dropped = 0;
  while (dropped < 600) {
    for (int sweeps = 0; sweeps < 1000 && texts.size() - dropped < 256; ++sweeps) {
      while (lanes.has_room()) {
        texts.push_back(turned(board, texts.size()));
        REQUIRE(lanes.give(texts.back().data()));
      }
      lanes.advance();
    }
    REQUIRE(texts.size() - dropped == 256);
    REQUIRE_FALSE(lanes.has_room());
    for (int i = 0; i < 100; ++i) lanes.advance();
    for (std::size_t some = 0; some < 1 + dropped % 256; ++some) {
      const auto& oldest = lanes.oldest();
      REQUIRE(oldest.done);
      REQUIRE(oldest.stats.solutions == 1);
      REQUIRE(std::string(oldest.solutions[0].data(), 81) == turned(solution, dropped));
      lanes.drop_oldest();
      ++dropped;
    }
  }
}

TEST_CASE("every engine finds the same counts for queens of 24 and 25 rows") {
  Random random(25);
  for (const std::size_t side : {queens::Rows::most_side, queens::Rows::most_side + 1}) {
    queens::Board board = {std::vector<std::uint16_t>(side, 0)};
    for (int tried = 0; tried < 60; ++tried) {
      const auto row = random.below(side);
      if (board.columns[row] != 0) continue;
      board.columns[row] = static_cast<std::uint16_t>(1 + random.below(side));
      if (queens::has_attack(board)) board.columns[row] = 0;
    }
    std::string text = std::to_string(side);
    for (const std::uint16_t column : board.columns) text += ' ' + std::to_string(column);
    INFO(text);
    const auto by_links = ask("queens", request_of(Question::count, EngineChoice::dlx, text)).at(0);
    CHECK(ask("queens", request_of(Question::count, EngineChoice::bits, text)).at(0).count == by_links.count);
    CHECK(ask("queens", request_of(Question::count, EngineChoice::automatic, text)).at(0).count == by_links.count);
    CHECK(ask("queens", request_of(Question::list, EngineChoice::bits, text)).at(0).solutions.size() == by_links.count);
  }
}

TEST_CASE("empty boards of 100 and 101 queens have no hint, with and without looking ahead", "[long]") {
  for (const std::size_t side : {100u, 101u}) {
    std::string text = std::to_string(side);
    for (std::size_t row = 0; row < side; ++row) text += " 0";
    CHECK(ask("queens", request_of(Question::hint, EngineChoice::automatic, text)).at(0).verdict == "stuck");
  }
}

// Dominoes cover as many cells of one colour of a chessboard as of the other.
TEST_CASE("a hint says that there is no solution only if that is soon found") {
  for (const auto& [side, is_soon] : {std::pair{4u, true}, {6u, false}}) {
    // A cube that lacks two cells of the same colour.
    std::string cells, dominoes;
    const auto name_of = [](unsigned x, unsigned y, unsigned z) {
      return std::to_string(x) + "." + std::to_string(y) + "." + std::to_string(z) + " ";
    };
    const auto has = [side = side](unsigned x, unsigned y, unsigned z) {  // clang 14 takes no binding as it is
      if (x >= side || y >= side || z >= side) return false;
      return x + y + z != 0 && !(x == side - 1 && y == side - 1 && z == side - 2);
    };
    for (unsigned at = 0; at < side * side * side; ++at) {
      const unsigned x = at % side, y = at / side % side, z = at / side / side;
      if (!has(x, y, z)) continue;
      cells += name_of(x, y, z);
      if (has(x + 1, y, z)) dominoes += name_of(x, y, z) + name_of(x + 1, y, z) + "\n";
      if (has(x, y + 1, z)) dominoes += name_of(x, y, z) + name_of(x, y + 1, z) + "\n";
      if (has(x, y, z + 1)) dominoes += name_of(x, y, z) + name_of(x, y, z + 1) + "\n";
    }
    const std::string text = cells + "\n" + dominoes;
    const Answered hint = ask("cover", request_of(Question::hint, EngineChoice::automatic, text)).at(0);
    CHECK(hint.verdict == (is_soon ? "none" : "stuck"));
  }
}

TEST_CASE("solutions of a candidate are counted up to the cap of 65,535") {
  for (const std::size_t options : {std::size_t{65'534}, std::size_t{65'535}, std::size_t{65'536}}) {
    std::string text = "a b\na";
    for (std::size_t i = 0; i < options; ++i) text += "\nb";
    Request request = request_of(Question::candidates, EngineChoice::dlx, text);
    request.cap = 65'535;
    const auto answered = ask("cover", request).at(0);
    const std::string expected =
        std::to_string(options + 1) + " 1,0 " + std::to_string(std::min<std::size_t>(options, 65'535)) + ",1 1,";
    REQUIRE(answered.solutions.size() == 1);
    CHECK(answered.solutions[0].substr(0, expected.size()) == expected);
  }
}

TEST_CASE("an estimate is computed up to 2^17 entries") {
  std::string row(1 << 10, '1');
  row += '\n';
  std::string text;
  constexpr std::size_t rows = Estimate::most_entries >> 10;
  for (std::size_t i = 0; i < rows; ++i) text += row;
  const auto estimate = [](const std::string& of) {
    const auto job = open_job("cover", request_of(Question::list, EngineChoice::dlx, of));
    job->step({.work = 1});
    return job->estimate();
  };
  CHECK(estimate(text) == rows);  // each row is a solution
  CHECK(estimate(text + row) == 0);
}

TEST_CASE("a record of columns has every verdict, count and solution, however the records are taken") {
  const auto binary_at = [](std::string_view text, std::size_t& at, std::size_t bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < bytes; ++i) number |= std::uint64_t{static_cast<unsigned char>(text[at++])} << 8 * i;
    return number;
  };
  const auto decimal_at = [](std::string_view text, std::size_t& at) {
    std::uint64_t number = 0;
    while (text[at] != ' ') number = 10 * number + static_cast<std::uint64_t>(text[at++] - '0');
    ++at;
    return number;
  };
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  for (const Form form : {Form::columns, Form::solutions}) {
    Records records(form);
    CHECK(records.take().empty());
    records.solution("first");
    records.solution("");
    records.answer(Verdict::multiple, "bits", {.nodes = 7, .dead_ends = 2, .solutions = 2, .depth = 3}, "2");
    records.answer(Verdict::counted, "bits", {.nodes = 5, .dead_ends = 1, .solutions = 0, .depth = 1},
                   decimal(most - 1));
    records.answer(Verdict::counted, "memory", {}, decimal(most));
    records.solution("wrong");
    records.error({Error::Code::internal, "message", 3, 4});
    records.answer(Verdict::none, "bits", {}, "0");
    const std::size_t size = records.size();
    const std::string taken(records.take());
    CHECK(records.take().empty());
    CHECK(size <= taken.size());

    // Puzzles with records of their own come first.
    const std::size_t begin = taken.find('C');
    const auto own = parse_records(taken.substr(0, begin));
    REQUIRE(own.size() == 2);
    CHECK(own[0].exact_count == decimal(most));
    CHECK(own[1].message == "message");

    std::size_t at = begin + 1;
    REQUIRE(decimal_at(taken, at) == 5);
    CHECK(decimal_at(taken, at) == 12);  // nodes
    CHECK(decimal_at(taken, at) == 3);   // dead ends
    CHECK(decimal_at(taken, at) == 3);   // depth
    const std::uint64_t solutions = decimal_at(taken, at), bytes = decimal_at(taken, at);
    CHECK(solutions == (form == Form::solutions ? 2 : 0));
    CHECK(bytes == (form == Form::solutions ? 5 : 0));
    const std::uint8_t own_record = Records::own_record;
    for (const auto verdict :
         {static_cast<std::uint8_t>(Verdict::multiple), static_cast<std::uint8_t>(Verdict::counted), own_record,
          own_record, static_cast<std::uint8_t>(Verdict::none)})
      CHECK(binary_at(taken, at, 1) == verdict);
    for (const std::uint64_t count : {std::uint64_t{2}, most - 1, std::uint64_t{0}, std::uint64_t{0}, std::uint64_t{0}})
      CHECK(binary_at(taken, at, 8) == count);
    if (form == Form::solutions) {
      CHECK(binary_at(taken, at, 4) == 5);
      CHECK(binary_at(taken, at, 4) == 5);
      CHECK(taken.substr(at, 5) == "first");
      at += 5;
    }
    CHECK(at == taken.size());
  }
}

}  // namespace limits_test
