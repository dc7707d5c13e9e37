// A task that searches. Derived classes say what is done with a solution, and what is reported at the end. Tested by
// tests/core/search_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/job/any_puzzle.hpp"
#include "core/job/records.hpp"
#include "core/job/request.hpp"
#include "core/job/task.hpp"
#include "core/search/checked.hpp"

namespace quadrille {

class SearchTask : public Task {
 public:
  /// All three must live as long as the task.
  SearchTask(const Request& request, AnyPuzzle& puzzle, Records& records)
      : request_(request), puzzle_(puzzle), records_(records) {}

  const AnySearch* search() const override { return engine_; }
  void advance(Fuel& fuel) override;
  bool give_away(std::vector<Branch>& path, std::string_view& engine) override;
  void stop() override { conclude(Verdict::stopped); }

 protected:
  /// Takes the present solution. It is checked against the rules before it is shown; solutions that are only counted
  /// are checked as checked.hpp says. False if it breaks the rules: then the answer is an error.
  virtual bool take_solution() = 0;
  /// Reports what the search has found in addition to solutions.
  virtual void report_findings() {}

  /// Opens the engine that answers `question`.
  std::optional<Error> open(Question question);
  void begin_search(AnySearch& engine);

  const Request& request_;
  AnyPuzzle& puzzle_;
  Records& records_;
  AnySearch* engine_ = nullptr;
  std::string text_;  // of the record that is being written; kept to reuse its memory

 private:
  void conclude(Verdict verdict);
  std::string_view name() const;

  Search search_;
  std::string_view engine_name_;
};

}  // namespace quadrille
