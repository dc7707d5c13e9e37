#include "core/puzzles/model/proof_task.hpp"

#include <string>
#include <utility>

#include "core/puzzles/model/obeys.hpp"
#include "core/puzzles/model/proof_search.hpp"

namespace quadrille::model {

namespace {

class ProofTask final : public Task {
 public:
  ProofTask(const Request& request, const Board& board, Records& records)
      : request_(request), board_(board), records_(records) {}

  std::optional<Error> begin() override {
    if (request_.question > Question::list) {
      return Error{Error::Code::bad_input, "a proof is of what solve, check, count or list answer", 0, 0};
    }
    auto opened = std::make_unique<ProofSearch>();
    if (auto refused = opened->open(board_)) return refused;
    engine_ = std::move(opened);
    search_ = quadrille::Search(request_.question, request_.limits);
    return std::nullopt;
  }

  const AnySearch* search() const override { return engine_.get(); }

  void advance(Fuel& fuel) override {
    for (;;) {
      const Step step = search_.advance(*engine_, fuel);
      if (step == Step::finished) return conclude(search_.verdict());
      if (step == Step::solution) {
        engine_->read(answer_);
        if (!obeys(board_, answer_)) {
          records_.error(broken_rules());
          engine_ = nullptr;
          return;
        }
      }
      if (step == Step::paused || engine_->text().size() > most_text) hand_on();
      if (fuel.is_spent()) return;
    }
  }

  void stop() override { conclude(Verdict::stopped); }

 private:
  static constexpr std::size_t most_text = std::size_t{1} << 16;

  void hand_on() {
    if (!engine_->text().empty()) records_.solution(engine_->text());
    engine_->text().clear();
  }

  // A search that was stopped has proved nothing: then there is no last line.
  void conclude(Verdict verdict) {
    const std::string count = engine_->count();
    if (verdict != Verdict::stopped) engine_->text().append("end ").append(name(verdict)).append(" " + count + '\n');
    hand_on();
    records_.answer(verdict, engine_->own_name(), engine_->stats(), count);
    engine_ = nullptr;
  }

  const Request& request_;
  const Board& board_;
  Records& records_;
  quadrille::Search search_;
  std::unique_ptr<ProofSearch> engine_;
  Answer answer_;
};

}  // namespace

std::unique_ptr<Task> make_proof_task(const Request& request, const Board& board, Records& records) {
  return std::make_unique<ProofTask>(request, board, records);
}

}  // namespace quadrille::model
