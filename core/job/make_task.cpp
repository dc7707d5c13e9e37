#include "core/job/make_task.hpp"

#include <string>
#include <utility>
#include <vector>

#include "core/insight/candidates.hpp"
#include "core/insight/split.hpp"
#include "core/job/hint_task.hpp"
#include "core/search/checked.hpp"
#include "core/text/json.hpp"

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

// A task that searches. Derived classes say what is done with a solution, and what is reported at the end.
class SearchTask : public Task {
 public:
  SearchTask(const Request& request, AnyPuzzle& puzzle, Records& records)
      : request_(request), puzzle_(puzzle), records_(records) {}

  const AnySearch* search() const override { return engine_; }

  void advance(Fuel& fuel) override {
    for (;;) {
      const Step step = search_.advance(*engine_, fuel);
      const bool is_right = step != Step::solution || take_solution();
      fuel.work -= puzzle_.take_work();
      switch (step) {
        case Step::paused: return;
        case Step::finished: return conclude(search_.verdict());
        case Step::solution: break;
      }
      if (!is_right) {
        records_.error(broken_rules());
        engine_ = nullptr;
        return;
      }
      fuel.work -= work_of_answer(text_.size());
      if (fuel.is_spent()) return;  // so that a watched search shows the solved board
    }
  }

  bool give_away(std::vector<Branch>& path, std::string_view& engine) override {
    const Limits none;
    if (request_.limits.solutions != none.solutions || request_.limits.nodes != none.nodes) return false;
    engine = name();
    return engine_->give_away(path);
  }

  void stop() override { conclude(Verdict::stopped); }

 protected:
  /// Takes the present solution. It is checked against the rules before it is shown; solutions that are only counted
  /// are checked as checked.hpp says. False if it breaks the rules: then the answer is an error.
  virtual bool take_solution() = 0;
  /// Reports what the search has found in addition to solutions.
  virtual void report_findings() {}

  /// Opens the engine that answers `question`.
  std::optional<Error> open(Question question) {
    auto opened = puzzle_.open(question, request_.engine, request_.memory);
    if (opened.refused) return std::move(opened.refused);
    engine_name_ = opened.name;
    begin_search(*opened.search);
    return std::nullopt;
  }
  void begin_search(AnySearch& engine) {
    engine_ = &engine;
    search_ = Search(request_.question, request_.limits);
  }

  const Request& request_;
  AnyPuzzle& puzzle_;
  Records& records_;
  AnySearch* engine_ = nullptr;
  std::string text_;  // of the record that is being written; kept to reuse its memory

 private:
  // The work to read, check and write a solution of `bytes` bytes.
  static constexpr std::int64_t work_of_answer(std::size_t bytes) { return 10 + static_cast<std::int64_t>(bytes / 4); }

  void conclude(Verdict verdict) {
    report_findings();
    std::string note = puzzle_.note();
    if (const std::string more = engine_->note(); !more.empty()) note += (note.empty() ? "" : "; ") + more;
    if (!note.empty()) records_.note(note);
    if (verdict == Verdict::stopped && request_.question == Question::count) records_.fraction(engine_->fraction());
    records_.answer(verdict, name(), engine_->stats(), engine_->count());
    engine_ = nullptr;
  }

  std::string_view name() const {
    const std::string_view own_name = engine_->own_name();
    return own_name.empty() ? engine_name_ : own_name;
  }

  Search search_;
  std::string_view engine_name_;
};

class SolutionsTask final : public SearchTask {
 public:
  using SearchTask::SearchTask;

  std::optional<Error> begin() override {
    if (is_about_steps(request_.question))
      return Error{Error::Code::bad_input, "steps and grades are not known for this puzzle"};
    if (request_.question == Question::why) return Error{Error::Code::bad_input, "why is not answered for this puzzle"};
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

class CandidatesTask final : public SearchTask, private Candidates::Boards {
 public:
  using SearchTask::SearchTask;

  std::optional<Error> begin() override {
    // Candidates suppose values, so they can be asked of a part's placements, but not of a path in an engine's tree.
    if (const auto part = read_part(request_.part); part && !part->path.empty())
      return Error{Error::Code::bad_input, "candidates are not asked about a part of one engine's tree"};
    cover::BoardForm form;
    if (auto refused = open(Question::solve)) return refused;
    if (auto refused = puzzle_.write_form(true, form)) {
      engine_ = nullptr;
      return refused;
    }
    candidates_.open(*engine_, *this, request_.cap, std::move(form));
    engine_ = &candidates_;
    return std::nullopt;
  }

 private:
  AnySearch& suppose(std::span<const cover::Placement> more) override { return puzzle_.suppose(more); }

  bool take_solution() override {
    using Slot = AnyPuzzle::Slot;
    if (!puzzle_.read_answer(candidates_.is_in_part() ? Slot::scratch : Slot::at_hand)) return false;
    placements_.clear();
    puzzle_.append_answer(placements_);
    candidates_.mark(placements_);
    return true;
  }

  void report_findings() override {
    text_.clear();
    candidates_.append(text_);
    char before = '\t';
    for (const auto& [name, least] : puzzle_.named_cells()) {
      text_.append(1, before).append(name).append("=").append(signed_decimal(least));
      before = ' ';
    }
    records_.solution(text_);
  }

  Candidates candidates_;
  std::vector<cover::Placement> placements_;
};

class SplitTask final : public SearchTask {
 public:
  using SearchTask::SearchTask;

  std::optional<Error> begin() override {
    cover::BoardForm form;
    if (auto refused = puzzle_.write_form(true, form)) return refused;
    if (request_.up_to_symmetry) {
      if (auto refused = puzzle_.refuse_symmetry()) return refused;
    }
    Part whole;
    if (request_.part.empty()) {
      whole.puzzle = cover::fingerprint(form);
    } else {
      whole = *read_part(request_.part);  // the puzzle is narrowed to it
    }
    if (!whole.path.empty()) {
      return Error{Error::Code::bad_input, "a part of one engine's tree is not split: every engine can answer a part"};
    }
    split_.open(whole, request_.parts, std::move(form));
    begin_search(split_);
    return std::nullopt;
  }

 private:
  bool take_solution() override { return true; }

  void report_findings() override {
    if (!split_.is_done()) return;
    split_.for_parts([this](const Part& part, double share) {
      text_.clear();
      Json(text_).open('{').key("part").text(quadrille::text_of(part)).key("share").share(share).close('}');
      records_.solution(text_);
    });
  }

  Split split_;
};

}  // namespace

std::unique_ptr<Task> make_task(const Request& request, AnyPuzzle& puzzle, Records& records) {
  if (auto own = puzzle.own_task(request, records)) return own;
  switch (request.question) {
    case Question::convert: return std::make_unique<ConvertTask>(puzzle, records);
    case Question::hint: return std::make_unique<HintTask>(request, puzzle, records);
    case Question::split: return std::make_unique<SplitTask>(request, puzzle, records);
    case Question::candidates: return std::make_unique<CandidatesTask>(request, puzzle, records);
    default: return std::make_unique<SolutionsTask>(request, puzzle, records);
  }
}

}  // namespace quadrille
