// Exact cover as the rest of the project sees it: the model, the engines, the notations, and which engine answers.
#pragma once

#include <cstddef>
#include <string_view>
#include <tuple>

#include "core/cover/board.hpp"
#include "core/cover/counting.hpp"
#include "core/cover/dancing_links.hpp"
#include "core/cover/notations.hpp"
#include "core/cover/option_sets.hpp"
#include "core/search/job.hpp"

namespace quadrille {

struct Cover {
  static constexpr std::string_view id = "cover";
  using Board = cover::Board;
  using Answer = cover::Answer;
  using Engines = std::tuple<cover::DancingLinks, cover::OptionSets, cover::Counting>;
  static constexpr const auto& notations = cover::notations;

  static std::size_t choose(const Board&, Question question, EngineChoice choice) {
    if (choice == EngineChoice::automatic && question == Question::count) return 2;
    return choice == EngineChoice::dlx ? 0 : 1;
  }
  static std::string_view engine_name(std::size_t index) { return name(index == 0 ? EngineChoice::dlx : EngineChoice::bits); }
  static bool obeys(const Board& board, const Answer& answer) { return cover::obeys(board, answer); }
};

}  // namespace quadrille
