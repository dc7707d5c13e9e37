// The question `generate`: every line of its text is a wish, for which one puzzle is made.
//
//     seed=5 number=17 grade=hard symmetry=rotational
//
// `seed` and `number`, whole numbers, lead to the random numbers; the puzzle's maker knows the other wishes
// (wishes.hpp).
//
// A wish that is hard to fulfil is tried again and again, until the puzzle is stopped or its nodes are spent; the
// answer is `stopped` then. The same line makes the same puzzle everywhere. Tested by tests/core/generate_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/job/batch.hpp"
#include "core/job/request.hpp"
#include "core/job/wishes.hpp"
#include "core/random.hpp"

namespace quadrille {

template <PuzzleMaker Maker, class BoardNotation>
class GenerateBatch final : public Batch {
 public:
  /// `to` must live as long as the batch.
  GenerateBatch(const Request& request, const BoardNotation& to)
      : to_(to), skip_(request.skip), most_nodes_(request.limits.nodes) {}

  std::size_t advance(Cursor& cursor, Fuel& fuel, Records& records) override {
    std::size_t answered = 0;
    while (!fuel.is_spent()) {
      if (!is_busy_ && !begin_next(cursor, fuel, records, answered)) break;
      if (!is_busy_) continue;
      const bool is_over = work(fuel);
      if (!is_over && stats_.nodes < most_nodes_) break;
      ++answered;
      if (const auto failure = is_over ? maker_.failure() : std::nullopt) {
        refuse(*failure, records);
        continue;
      }
      if (is_over && !write(records)) continue;
      answer(is_over ? Verdict::found : Verdict::stopped, records);
    }
    return answered;
  }

  bool empty() const override { return !is_busy_; }
  void stop(Records& records) override { answer(Verdict::stopped, records); }

 private:
  static constexpr std::int64_t work_of_line = 100;

  // Begins with the wish of the next line that is not blank. False at the end of the text.
  bool begin_next(Cursor& cursor, Fuel& fuel, Records& records, std::size_t& answered) {
    std::string_view line;
    std::uint32_t number = 0;
    if (cursor.take_content(line, number) != Read::puzzle) return false;
    fuel.work -= work_of_line;
    if (skip_ > 0) {
      --skip_;
      ++answered;
      return true;
    }
    if (const auto refused = read(line)) {
      refuse(*refused, records);
      ++answered;
      return true;
    }
    stats_ = {};
    is_busy_ = true;
    return true;
  }

  // Reads the wishes of a line. Returns what is wrong with one; nothing if all are right.
  Refusal read(std::string_view line) {
    std::uint64_t seed = 0, number = 0;
    for (const bool is_first : {true, false}) {  // the random numbers come first
      if (!is_first) maker_.begin(RandomNumbers(seed, number));
      std::size_t at = 0;
      for (auto word = next_word(line, at); !word.empty(); word = next_word(line, at)) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const auto name = word.substr(0, equals), value = word.substr(std::min(equals + 1, word.size()));
        if (name == "seed" || name == "number") {
          const auto given = whole_number(value);
          if (!given)
            return std::string(name) + ": " + quote(value).text() + " is no whole number of at most 15 digits";
          (name == "seed" ? seed : number) = *given;
        } else if (!is_first) {
          if (auto refused = maker_.wish(name, value)) return std::string(name) + ": " + *refused;
        }
      }
    }
    return maker_.refuse();
  }

  // Works on the puzzle at hand, and counts attempts; true when it is made, or found to be impossible.
  bool work(Fuel& fuel) {
    const std::uint64_t before = std::min(fuel.nodes, most_nodes_ - stats_.nodes);
    Fuel left = {.work = fuel.work, .nodes = before};
    const bool is_over = maker_.advance(left);
    stats_.nodes += before - left.nodes;
    fuel.nodes -= before - left.nodes;
    fuel.work = left.work;
    return is_over;
  }

  void refuse(const std::string& why, Records& records) {
    records.error({Error::Code::bad_input, Message(why), 0, 0});
    is_busy_ = false;
  }

  // False if the puzzle cannot be written as it is wanted.
  bool write(Records& records) {
    text_.clear();
    const auto wrong = write_puzzle(to_, maker_.board(), text_);
    if (wrong) {
      refuse(wrong->text(), records);
    } else {
      records.solution(text_);
    }
    return !wrong;
  }

  void answer(Verdict verdict, Records& records) {
    stats_.solutions = verdict == Verdict::found ? 1 : 0;
    records.answer(verdict, "", stats_, decimal(stats_.solutions));
    is_busy_ = false;
  }

  const BoardNotation& to_;
  std::uint64_t skip_;
  const std::uint64_t most_nodes_;
  Maker maker_;
  bool is_busy_ = false;
  Stats stats_;
  std::string text_;
};

}  // namespace quadrille
