// Parts of a model's solutions, for certificates of large counts: in each some variables have given numbers, and no
// part before it has them too; a last one has what is in none. So parts cover everything and do not overlap, whatever
// they are. Tested by tests/cli/proof-counts.test.js.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/insight/split.hpp"
#include "core/puzzles/model/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::model {

class ProofParts {
 public:
  /// Begins to divide a model into that many parts or more, as `split` does; or says why it cannot be. The board stays
  /// where it is.
  std::optional<Error> open(const Board& board, std::uint32_t parts);
  /// To be driven until it is done.
  Split& split() { return split_; }
  /// Takes the parts from `split`. False if there is only one, the whole.
  bool take();

  bool is_new() const { return next_ == 0; }
  bool has_next() const { return next_ <= parts_.size(); }
  /// Goes to the next part, and appends its line of the certificate.
  void go_on(std::string& out);
  /// The model of that part: it says with statements behind the others what the part is.
  Board board() const;

 private:
  struct Number {
    Variable variable;
    std::int32_t number;
  };
  using Numbers = std::vector<Number>;

  static Statement statement_of(const Numbers& numbers, Kind kind);

  const Board* board_ = nullptr;
  Split split_;
  std::vector<Numbers> parts_;
  std::size_t next_ = 0;  // the part behind this one, from 0; the last one is the rest
};

}  // namespace quadrille::model
