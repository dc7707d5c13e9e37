#include "core/puzzles/grid/grade_task.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "core/job/question.hpp"
#include "core/puzzles/grid/hint.hpp"
#include "core/text/json.hpp"

namespace quadrille::grid {

namespace {

constexpr std::string_view grade_names[] = {"Easy", "Medium", "Hard", "Expert", "Extreme"};
constexpr unsigned hardest = 5;

class GradeTask final : public Task {
 public:
  GradeTask(const Request& request, AnyPuzzle& puzzle, const Board& board, Records& records)
      : request_(request), puzzle_(puzzle), board_(board), records_(records) {}

  std::optional<Error> begin() override {
    engine_ = nullptr;
    reasoning_ = search_reasoning(board_);
    is_busy_ = true;
    return std::nullopt;
  }
  bool is_busy() const override { return is_busy_; }

  void advance(Fuel& fuel) override {
    while (is_busy_ && !fuel.is_spent()) {
      if (engine_ != nullptr) {
        const Step step = search_.advance(*engine_, fuel);
        if (step == Step::paused) return;
        if (step == Step::finished) conclude(search_.verdict(), hardest);
      } else if (reasoning_->advance(fuel)) {
        const Hint hint = reasoning_->take();
        hint.verdict == Verdict::stuck ? check() : conclude(hint.verdict, hint.grade);
      } else {
        return;
      }
    }
  }

  void stop() override { answer(Verdict::stopped); }

 private:
  // Whether there is one answer all the same.
  void check() {
    auto opened = puzzle_.open(Question::check, request_.engine, request_.memory);
    if (opened.refused) return answer(Verdict::stuck);
    engine_ = opened.search;
    search_ = quadrille::Search(Question::check, request_.limits);
  }

  void conclude(Verdict verdict, unsigned grade) {
    if (verdict != Verdict::solved && verdict != Verdict::unique) return answer(verdict);
    std::string text;
    Json json(text);
    json.open('{').key("grade").text(grade_names[grade - 1]).key("rating").number(grade).close('}');
    records_.solution(text);
    answer(Verdict::found);
  }

  void answer(Verdict verdict) {
    records_.answer(verdict, "", {}, "0");
    engine_ = nullptr;
    reasoning_.reset();
    is_busy_ = false;
  }

  const Request& request_;
  AnyPuzzle& puzzle_;
  const Board& board_;
  Records& records_;
  bool is_busy_ = false;
  std::unique_ptr<HintSearch> reasoning_;
  AnySearch* engine_ = nullptr;  // once reasoning is stuck
  quadrille::Search search_;
};

}  // namespace

std::unique_ptr<Task> make_grade_task(const Request& request, AnyPuzzle& puzzle, const Board& board, Records& records) {
  if (request.question != Question::grade) return nullptr;
  return std::make_unique<GradeTask>(request, puzzle, board, records);
}

}  // namespace quadrille::grid
