#include "core/job/make_task.hpp"

#include <string>
#include <utility>

#include "core/job/question_traits.hpp"
#include "core/job/search_task.hpp"
#include "core/search/checked.hpp"

namespace quadrille {

namespace {

class ConvertTask final : public Task {
 public:
  ConvertTask(AnyPuzzle& puzzle, Records& records) : puzzle_(puzzle), records_(records) {}

  std::optional<Error> begin() override {
    text_.clear();
    if (auto wrong = puzzle_.write(text_)) return Error{Error::Code::bad_input, std::move(*wrong)};
    records_.converted(puzzle_.from(), text_);
    return std::nullopt;
  }

 private:
  AnyPuzzle& puzzle_;
  Records& records_;
  std::string text_;
};

class SolutionsTask final : public SearchTask {
 public:
  using SearchTask::SearchTask;

  std::optional<Error> begin() override {
    if (is_about_steps(request_.question))
      return Error{Error::Code::bad_input, "steps and grades are not known for this puzzle"};
    if (!has_trait(request_.question, QuestionTrait::divided)) {
      const std::string_view name = question_names[static_cast<std::size_t>(request_.question)];
      return Error{Error::Code::bad_input, Message(name) + " is not answered for this puzzle"};
    }
    // A count with a limit has to find each solution, as a list does.
    const bool meets_each = is_count() && request_.limits.solutions != Limits().solutions;
    auto refused =
        request_.up_to_symmetry ? begin_up_to_symmetry() : open(meets_each ? Question::list : request_.question);
    // A count shows no solution and may find millions, so only some are read; but each representative is.
    reads_each_ = !is_count() || request_.up_to_symmetry || (!refused && engine_->samples());
    met_ = 0;
    return refused;
  }

 private:
  bool is_count() const { return request_.question == Question::count; }

  std::optional<Error> begin_up_to_symmetry() {
    if (auto refused = puzzle_.refuse_symmetry()) return refused;
    // Each solution has to be found, to see whether it is a representative.
    if (auto refused = open(Question::list)) return refused;
    begin_search(puzzle_.representatives(*engine_));
    return std::nullopt;
  }

  bool take_solution() override {
    if (!reads_each_ && !is_checked_in_count(++met_)) return true;
    if (!puzzle_.read_answer(AnyPuzzle::Slot::at_hand)) return false;
    if (is_count()) return true;
    text_.clear();
    puzzle_.write_answer(text_);
    records_.solution(text_);
    return true;
  }

  bool reads_each_ = true;
  std::uint64_t met_ = 0;  // solutions of the puzzle at hand, used if not all are read
};

}  // namespace

std::unique_ptr<Task> make_task(const Request& request, AnyPuzzle& puzzle, Records& records) {
  if (auto own = puzzle.own_task(request, records)) return own;
  if (request.question == Question::convert) return std::make_unique<ConvertTask>(puzzle, records);
  return std::make_unique<SolutionsTask>(request, puzzle, records);
}

}  // namespace quadrille
