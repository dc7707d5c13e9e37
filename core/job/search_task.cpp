#include "core/job/search_task.hpp"

#include <utility>

namespace quadrille {

namespace {

// The work to read, check and write a solution of `bytes` bytes.
constexpr std::int64_t work_of_answer(std::size_t bytes) { return 10 + static_cast<std::int64_t>(bytes / 4); }

}  // namespace

void SearchTask::advance(Fuel& fuel) {
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

bool SearchTask::give_away(std::vector<Branch>& path, std::string_view& engine) {
  const Limits none;
  if (request_.limits.solutions != none.solutions || request_.limits.nodes != none.nodes) return false;
  engine = name();
  return engine_->give_away(path);
}

std::optional<Error> SearchTask::open(Question question) {
  auto opened = puzzle_.open(question, request_.engine, request_.memory);
  if (opened.refused) return std::move(opened.refused);
  engine_name_ = opened.name;
  begin_search(*opened.search);
  return std::nullopt;
}

void SearchTask::begin_search(AnySearch& engine) {
  engine_ = &engine;
  search_ = Search(request_.question, request_.limits);
}

void SearchTask::conclude(Verdict verdict) {
  report_findings();
  std::string note = puzzle_.note();
  if (const std::string more = engine_->note(); !more.empty()) note += (note.empty() ? "" : "; ") + more;
  if (!note.empty()) records_.note(note);
  if (verdict == Verdict::stopped && request_.question == Question::count) records_.fraction(engine_->fraction());
  records_.answer(verdict, name(), engine_->stats(), engine_->count());
  engine_ = nullptr;
}

std::string_view SearchTask::name() const {
  const std::string_view own_name = engine_->own_name();
  return own_name.empty() ? engine_name_ : own_name;
}

}  // namespace quadrille
