#include "core/job/insight_tasks.hpp"

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/insight/candidates.hpp"
#include "core/insight/split.hpp"
#include "core/job/hint_task.hpp"
#include "core/job/search_task.hpp"
#include "core/text/json.hpp"

namespace quadrille {

namespace {

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

std::unique_ptr<Task> make_insight_task(const Request& request, AnyPuzzle& puzzle, Records& records) {
  switch (request.question) {
    case Question::hint: return std::make_unique<HintTask>(request, puzzle, records);
    case Question::split: return std::make_unique<SplitTask>(request, puzzle, records);
    case Question::candidates: return std::make_unique<CandidatesTask>(request, puzzle, records);
    default: return nullptr;
  }
}

}  // namespace quadrille
