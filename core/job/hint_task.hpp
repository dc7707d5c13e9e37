// The task of `hint`: what can be seen (core/insight/hint_search.hpp); on a board that a short search refutes, `none`
// instead of a step that would lead nowhere; what a puzzle finds beyond; and at last reasons (core/reasoning). Tested
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
  /// Whether the board has no solution, where that is known without a search.
  virtual std::optional<bool> know_none() { return std::nullopt; }
  /// Goes on to what the puzzle finds beyond `hint`, which it may change, with `steps`, until the fuel is spent. True
  /// at the end.
  virtual bool find_further(Fuel&, Hint& /*hint*/, HintSteps& /*steps*/) { return true; }
  /// Gives up what `find_further` has begun.
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
  AnySearch* refutation_ = nullptr;  // once it is open
  std::int64_t left_ = 0;            // work of it
  Hint hint_;
  HintSteps steps_;
};

}  // namespace quadrille
