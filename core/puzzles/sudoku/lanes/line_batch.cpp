#include "core/puzzles/sudoku/lanes/line_batch.hpp"

#include <array>
#include <cstdint>
#include <deque>

#include "core/puzzles/sudoku/lanes/lane_search.hpp"
#include "core/puzzles/sudoku/text/notations.hpp"

namespace quadrille::sudoku {

namespace {

class LineBatch final : public Batch {
 public:
  LineBatch(Question question, std::size_t solutions, bool says_lines)
      : question_(question), lanes_(solutions), says_lines_(says_lines) {}

  std::size_t advance(Cursor& cursor, Fuel& fuel, Records& records) override {
    std::size_t answered = 0;
    for (bool more = true; !fuel.is_spent(); fuel.work -= work_of_sweep, --fuel.nodes) {
      while (more && lanes_.has_room()) more = take(cursor);
      if (empty()) break;
      lanes_.advance();
      for (; !empty() && lanes_.oldest().done; ++answered) answer_oldest(false, records);
    }
    return answered;
  }

  bool empty() const override { return !lanes_.has_pending(); }
  void stop(Records& records) override { answer_oldest(true, records); }

 private:
  static constexpr std::int64_t work_of_sweep = 60;

  // Takes the next board. Skips empty lines and comments. Returns false at a line that does not begin with a 9×9 board,
  // and leaves it to the reader of all boards.
  bool take(Cursor& cursor) {
    // Nearly every line has the symbols and nothing else.
    if (const char* const line = cursor.line_of_size(board_symbols); line != nullptr && lanes_.give(line)) {
      note_line(cursor);
      cursor.skip_line(board_symbols);
      return true;
    }
    for (;;) {
      Cursor ahead = cursor;
      std::string_view line;
      if (ahead.take(line) != Read::puzzle) return false;
      const bool passed_over = line.empty() || line[0] == '#';
      if (!passed_over && !(ends_after(line, board_symbols) && lanes_.give(line.data()))) return false;
      if (!passed_over) note_line(cursor);
      cursor = ahead;
      if (!passed_over) return true;
    }
  }

  void note_line(const Cursor& cursor) {
    if (says_lines_) lines_.push_back(cursor.next_line());
  }

  void answer_oldest(bool stopped, Records& records) {
    const LaneSearch::Answer& answer = lanes_.oldest();
    if (says_lines_) {
      records.line(lines_.front());
      lines_.pop_front();
    }
    if (answer.faulty) {
      records.error(broken_rules());
    } else {
      const std::uint64_t found = answer.stats.solutions;
      for (std::size_t i = 0; i < found; ++i) records.solution({answer.solutions[i].data(), board_symbols});
      const char count = static_cast<char>('0' + found);
      records.answer(stopped ? Verdict::stopped : verdict_of(question_, found), name(EngineChoice::bits), answer.stats,
                     {&count, 1});
    }
    lanes_.drop_oldest();
  }

  Question question_;
  LaneSearch lanes_;
  bool says_lines_;
  std::deque<std::uint32_t> lines_;  // of the boards that are not answered, if they are to be said
};

bool has_line_for_board(std::string_view notation) { return notation == "line" || notation == "sdm"; }

}  // namespace

std::unique_ptr<Batch> make_line_batch(const Request& request, std::string_view from, std::string_view to) {
  const bool settled_soon = request.question == Question::solve || request.question == Question::check;
  const bool whole = request.limits.solutions == Limits().solutions && request.limits.nodes == Limits().nodes;
  const bool many = settled_soon && whole && !request.single && request.engine != EngineChoice::dlx;
  if (!many || !has_line_for_board(from) || !has_line_for_board(to)) return nullptr;
  return std::make_unique<LineBatch>(request.question, request.question == Question::solve ? 1 : 2, request.lines);
}

}  // namespace quadrille::sudoku
