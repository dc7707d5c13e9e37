// The task of `hint`. It asks in turn: what can be seen (core/insight/hint_search.hpp), which becomes `none` if a short
// search refutes the board; what the puzzle's own search finds (`find_further`); and reasons (core/reasoning). Tested
// by tests/core/hint_slices_test.cpp and insight_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/insight/hint_search.hpp"
#include "core/job/any_puzzle.hpp"
#include "core/job/hint_record.hpp"
#include "core/job/records.hpp"
#include "core/job/request.hpp"
#include "core/job/task.hpp"

namespace quadrille {

class HintTask : public Task {
 public:
  /// All three must live as long as the task.
  HintTask(const Request& request, AnyPuzzle& puzzle, Records& records)
      : request_(request), puzzle_(puzzle), records_(records) {}

  std::optional<Error> begin() override;
  bool is_busy() const override { return stage_ != Stage::answered; }
  void advance(Fuel& fuel) override;
  void stop() override;

 protected:
  /// Whether the board has no solution; nothing if that is not known without a search.
  virtual std::optional<bool> know_none() { return std::nullopt; }
  /// The puzzle's own search for more than `hint`, until the fuel is spent. It may change the hint, and write steps.
  /// True when it is done.
  virtual bool find_further(Fuel&, Hint& /*hint*/, HintSteps& /*steps*/) { return true; }
  /// Drops the search that `find_further` has begun.
  virtual void forget() {}

 private:
  enum class Stage : std::uint8_t { answered, look, refute, further, reason };

  void refute(Fuel& fuel);
  void answer();

  const Request& request_;
  AnyPuzzle& puzzle_;
  Records& records_;
  Stage stage_ = Stage::answered;
  std::unique_ptr<HintSearch> search_;
  AnySearch* refutation_ = nullptr;  // null before it is open
  std::int64_t left_ = 0;            // work that it may still take
  Hint hint_;
  HintSteps steps_;
};

}  // namespace quadrille
