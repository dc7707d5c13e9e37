#include "core/puzzles/model/proof_parts.hpp"

#include <memory>
#include <utility>

#include "core/puzzles/model/traits.hpp"

namespace quadrille::model {

std::optional<Error> ProofParts::open(const Board& board, std::uint32_t parts) {
  board_ = &board;
  cover::BoardForm form;
  form.cells = board.cells();
  form.values = board.values;
  if (auto refused = Traits::write_form(board, form)) return refused;
  split_.open({}, parts, std::move(form));
  return std::nullopt;
}

bool ProofParts::take() {
  split_.for_parts([&](const Part& part, double) {
    Numbers& numbers = parts_.emplace_back();
    for (const Part::Level& level : part.levels)
      for (const cover::Placement placement : level.placements) {
        const Variable variable = placement / board_->values;
        numbers.push_back({variable, board_->least[variable] + static_cast<std::int32_t>(placement % board_->values)});
      }
  });
  return parts_.size() > 1;
}

void ProofParts::go_on(std::string& out) {
  if (next_ == parts_.size()) {
    out += "rest";
  } else {
    out += "part";
    for (const auto& [variable, number] : parts_[next_]) {
      std::uint64_t literal = 1;
      for (Variable before = 0; before < variable; ++before) literal += board_->network->domains[before].values;
      out += ' ' + decimal(literal + static_cast<std::uint64_t>(number - board_->least[variable]));
    }
  }
  out += '\n';
  ++next_;
}

Board ProofParts::board() const {
  Board board = *board_;
  auto text = std::make_shared<Text>(*board_->text);
  for (std::size_t part = 0; part + 1 < next_; ++part)
    text->statements.push_back(statement_of(parts_[part], Kind::conflicts));
  if (next_ <= parts_.size()) text->statements.push_back(statement_of(parts_[next_ - 1], Kind::table));
  board.text = std::move(text);
  return board;
}

Statement ProofParts::statement_of(const Numbers& numbers, Kind kind) {
  Statement statement;
  statement.kind = kind;
  for (const auto& [variable, number] : numbers) {
    statement.operands.push_back({variable, 0});
    statement.cells.push_back({number, number});
  }
  return statement;
}

}  // namespace quadrille::model
