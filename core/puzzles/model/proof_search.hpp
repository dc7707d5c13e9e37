// The learning search of a model, alone, which writes a certificate of what it finds (core/network/proof). Its network
// has the constraints of each statement as they are, so that each is known to follow from one. Tested by
// tests/cli/proof.test.js.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/network/learning/search.hpp"
#include "core/network/proof/writer.hpp"
#include "core/puzzles/model/board.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille::model {

class ProofSearch final : public AnySearch {
 public:
  /// Refuses what has no proof (compile.cpp).
  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel) override { return search_.advance(fuel); }
  void read(Answer& answer) const;
  const Stats& stats() const override { return search_.stats(); }
  double fraction() const override { return search_.fraction(); }
  std::string count() const override { return decimal(stats().solutions); }
  std::string_view own_name() const override { return "learning"; }

  /// What was written of the certificate since this was last cleared.
  std::string& text() { return search_.proof().text(); }

 private:
  static constexpr std::size_t most_words = std::size_t{1} << 20;

  Board board_;
  network::LearningSearch<network::ProofWriter> search_;
};

}  // namespace quadrille::model
