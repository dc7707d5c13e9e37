#include "core/sudoku/line_batch.hpp"

#include "core/sudoku/lanes.hpp"
#include "core/sudoku/text/notations.hpp"

namespace quadrille::sudoku {

namespace {

class LineBatch final : public Batch {
 public:
  explicit LineBatch(std::size_t solutions) : lanes_(solutions) {}

  // Lines that hold no board are passed over; what is no 9×9 board from the line's first symbol on is left to whoever reads any.
  bool take(Cursor& cursor) override {
    while (lanes_.has_room()) {
      Cursor ahead = cursor;
      std::string_view line;
      if (ahead.take(line) != Read::puzzle) return false;
      const bool passed_over = line.empty() || line[0] == '#';
      if (!passed_over && !(ends_after(line, board_symbols) && lanes_.give(line.data()))) return false;
      cursor = ahead;
      if (!passed_over) return true;
    }
    return false;
  }

  bool empty() const override { return !lanes_.has_pending(); }
  void advance() override { lanes_.advance(); }
  void drop_oldest() override { lanes_.drop_oldest(); }

  Answer oldest() const override {
    const Lanes::Answer& answer = lanes_.oldest();
    const auto text = [&answer](std::size_t i) { return std::string_view(answer.solutions[i].data(), board_symbols); };
    return {answer.done, answer.faulty, answer.stats, {text(0), text(1)}};
  }

 private:
  Lanes lanes_;
};

bool has_line_for_board(std::string_view notation) { return notation == "line" || notation == "sdm"; }

}  // namespace

std::unique_ptr<Batch> make_line_batch(const Request& request, std::string_view from, std::string_view to) {
  const bool settled_soon = request.question == Question::solve || request.question == Question::check;
  const bool whole = request.limits.solutions == Limits().solutions && request.limits.nodes == Limits().nodes;
  const bool many = settled_soon && whole && !request.single && !request.convert && request.engine != EngineChoice::dlx;
  if (!many || !has_line_for_board(from) || !has_line_for_board(to)) return nullptr;
  return std::make_unique<LineBatch>(request.question == Question::solve ? 1 : 2);
}

}  // namespace quadrille::sudoku
