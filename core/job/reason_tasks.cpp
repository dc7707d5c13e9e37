#include "core/job/reason_tasks.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "core/job/hint_record.hpp"
#include "core/job/question.hpp"
#include "core/text/json.hpp"

namespace quadrille {

namespace {

constexpr std::string_view grade_names[] = {"Easy", "Medium", "Hard", "Expert", "Extreme"};
constexpr unsigned hardest = 5;

class ReasonTask final : public Task {
 public:
  ReasonTask(const Request& request, AnyPuzzle& puzzle, Records& records)
      : request_(request), puzzle_(puzzle), records_(records) {}

  std::optional<Error> begin() override {
    engine_ = nullptr;
    reasons_ = puzzle_.open_reasons(is_path() ? reasoning::Goal::path : reasoning::Goal::end);
    is_busy_ = true;
    return std::nullopt;
  }
  bool is_busy() const override { return is_busy_; }

  void advance(Fuel& fuel) override {
    while (is_busy_ && !fuel.is_spent()) {
      if (engine_ != nullptr) {
        const Step step = search_.advance(*engine_, fuel);
        if (step == Step::paused) return;
        if (step == Step::finished) conclude(search_.verdict());
      } else if (reasons_->advance(fuel)) {
        take(reasons_->take());
      } else {
        return;
      }
    }
  }

  void stop() override { answer(Verdict::stopped); }

 private:
  bool is_path() const { return request_.question == Question::steps; }

  void take(const Hint& hint) {
    if (hint.verdict == Verdict::found) return records_.solution(step_record(hint));
    reached_ = hint.verdict;
    grade_ = reached_ == Verdict::stuck ? hardest : hint.grade;
    const bool is_open = reached_ == Verdict::stuck || (reached_ == Verdict::solved && !reasons_->is_complete);
    is_open ? check() : conclude(reached_);
  }

  // Finds out how many solutions there are, if reasons did not lead to one, or to one that is not checked.
  void check() {
    auto opened = puzzle_.open(Question::check, request_.engine, request_.memory);
    if (opened.refused) return conclude(reached_);
    engine_ = opened.search;
    search_ = Search(Question::check, request_.limits);
  }

  void conclude(Verdict verdict) {
    if (is_path() && verdict == Verdict::unique) return answer(reached_);
    if (is_path()) return answer(verdict == Verdict::multiple ? Verdict::stuck : verdict);
    if (verdict != Verdict::solved && verdict != Verdict::unique) return answer(verdict);
    std::string text;
    Json json(text);
    json.open('{').key("grade").text(grade_names[grade_ - 1]).key("rating").number(grade_).close('}');
    records_.solution(text);
    answer(Verdict::found);
  }

  void answer(Verdict verdict) {
    records_.answer(verdict, "", {}, "0");
    engine_ = nullptr;
    reasons_.reset();
    is_busy_ = false;
  }

  const Request& request_;
  AnyPuzzle& puzzle_;
  Records& records_;
  bool is_busy_ = false;
  std::unique_ptr<HintSearch> reasons_;
  Verdict reached_ = Verdict::stuck;  // the verdict of the search by reasons
  unsigned grade_ = hardest;
  AnySearch* engine_ = nullptr;  // once reasons are stuck
  Search search_;
};

}  // namespace

std::unique_ptr<Task> make_reason_task(const Request& request, AnyPuzzle& puzzle, Records& records) {
  return std::make_unique<ReasonTask>(request, puzzle, records);
}

}  // namespace quadrille
