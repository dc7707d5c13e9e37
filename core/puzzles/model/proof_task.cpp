#include "core/puzzles/model/proof_task.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "core/puzzles/model/obeys.hpp"
#include "core/puzzles/model/proof_parts.hpp"
#include "core/puzzles/model/proof_search.hpp"

namespace quadrille::model {

namespace {

class ProofTask final : public Task {
 public:
  ProofTask(const Request& request, const Board& board, Records& records)
      : request_(request), board_(board), records_(records) {}

  std::optional<Error> begin() override {
    engine_ = nullptr;
    parts_ = nullptr;
    is_splitting_ = false;
    stats_ = {};
    if (request_.question > Question::list) {
      return Error{Error::Code::bad_input, "a proof is of what solve, check, count or list answer", 0, 0};
    }
    if (request_.question != Question::count || request_.parts <= 1) return open(board_);
    ProofSearch trial;  // whether there is a certificate at all
    if (auto refused = trial.open(board_)) return refused;
    parts_ = std::make_unique<ProofParts>();
    if (auto refused = parts_->open(board_, request_.parts)) return refused;
    is_splitting_ = true;
    return std::nullopt;
  }

  const AnySearch* search() const override {
    if (is_splitting_) return &parts_->split();
    return engine_.get();
  }

  void advance(Fuel& fuel) override {
    if (is_splitting_ && !split(fuel)) return;
    while (engine_) {
      const Step step = search_.advance(*engine_, fuel);
      if (step == Step::finished && !end_part()) return;
      if (step == Step::solution && !take_solution()) return;
      if (step == Step::paused || engine_->text().size() > most_text) hand_on();
      if (fuel.is_spent()) return;
    }
  }

  void stop() override { conclude(Verdict::stopped); }

 private:
  static constexpr std::size_t most_text = std::size_t{1} << 16;
  static constexpr std::uint64_t most_solutions = 1'000'000;  // of a part: the checker remembers them

  std::optional<Error> open(const Board& board) {
    auto opened = std::make_unique<ProofSearch>();
    if (auto refused = opened->open(board)) return refused;
    engine_ = std::move(opened);
    Limits limits = request_.limits;
    if (limits.nodes != Limits().nodes) limits.nodes -= std::min(limits.nodes, stats_.nodes);
    if (limits.solutions != Limits().solutions) limits.solutions -= std::min(limits.solutions, stats_.solutions);
    search_ = quadrille::Search(request_.question, limits);
    return std::nullopt;
  }

  // True once the parts are known and the first one is begun.
  bool split(Fuel& fuel) {
    if (parts_->split().advance(fuel) != Step::finished) return false;
    is_splitting_ = false;
    if (parts_->take()) return begin_part();
    parts_ = nullptr;
    return begin_board(board_);
  }
  bool begin_board(const Board& board) {
    auto refused = open(board);
    if (refused) fail(*refused);
    return !refused;
  }
  bool begin_part() {
    constexpr std::string_view first_line = "proof 1\n";  // there is one of all parts
    std::string line(parts_->is_new() ? first_line : "");
    parts_->go_on(line);
    if (!begin_board(parts_->board())) return false;
    engine_->text().replace(0, first_line.size(), line);
    return true;
  }

  // Writes the last line of a part, and goes to the next one. False if there is none.
  bool end_part() {
    const Verdict verdict = search_.verdict();
    if (!parts_ || verdict == Verdict::stopped) return conclude(verdict), false;
    write_end("end", verdict, engine_->count());
    hand_on();
    add_stats();
    if (parts_->has_next()) return begin_part();
    write_end("all", verdict, decimal(stats_.solutions));
    hand_on();
    finish(verdict);
    return false;
  }

  bool take_solution() {
    engine_->read(answer_);
    if (!obeys(board_, answer_)) return fail(broken_rules()), false;
    if (engine_->stats().solutions <= most_solutions) return true;
    return fail({Error::Code::too_large,
                 parts_ ? "a part has more than 1,000,000 solutions: ask for more parts"
                        : "a certificate of more than 1,000,000 solutions is made in parts",
                 0, 0}),
           false;
  }

  void fail(const Error& error) {
    records_.error(error);
    engine_ = nullptr;
  }

  void hand_on() {
    if (!engine_->text().empty()) records_.solution(engine_->text());
    engine_->text().clear();
  }

  void write_end(std::string_view word, Verdict verdict, const std::string& count) {
    engine_->text().append(word).append(" ").append(name(verdict)).append(" " + count + '\n');
  }

  void add_stats() {
    const Stats& more = engine_->stats();
    stats_.nodes += more.nodes;
    stats_.dead_ends += more.dead_ends;
    stats_.solutions += more.solutions;
    stats_.depth = std::max(stats_.depth, more.depth);
  }

  // A search that was stopped has proved nothing: then there is no last line.
  void conclude(Verdict verdict) {
    if (engine_) {
      if (verdict != Verdict::stopped) write_end("end", verdict, engine_->count());
      hand_on();
      add_stats();
    }
    finish(verdict);
  }
  void finish(Verdict verdict) {
    records_.answer(verdict, "learning", stats_, decimal(stats_.solutions));
    engine_ = nullptr;
    is_splitting_ = false;
  }

  const Request& request_;
  const Board& board_;
  Records& records_;
  quadrille::Search search_;
  std::unique_ptr<ProofSearch> engine_;
  std::unique_ptr<ProofParts> parts_;  // where the solutions are counted in parts
  bool is_splitting_ = false;
  Stats stats_;  // of the parts that are done
  Answer answer_;
};

}  // namespace

std::unique_ptr<Task> make_proof_task(const Request& request, const Board& board, Records& records) {
  return std::make_unique<ProofTask>(request, board, records);
}

}  // namespace quadrille::model
