// A new board of a kind whose rules are a text (kinds), drawn by these rules alone. Regions and walls are drawn at
// random, then an answer is searched for the board without clues. Then clues are tried at every place that may have
// one, and those stay with which the answer obeys the rules: `holds` judges that, and no rule is broken that was not
// broken before. Where a rule needs clues, the answer is searched without that rule, or with clues at random places.
// Tested by tests/core/grid_kinds_made_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/making/recipe_maker.hpp"
#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/puzzles/grid/making/random_answers.hpp"
#include "core/puzzles/grid/making/recipes.hpp"

namespace quadrille::grid::making {

class KindBoard {
 public:
  /// `loose` is the same kind once more: rules that need clues are taken out of it.
  void open(std::shared_ptr<const kinds::Kind> kind, std::shared_ptr<kinds::Kind> loose);
  /// Begins to draw.
  void begin(const Wished& wished);
  Drawn draw(RandomNumbers& random, RandomAnswers& answers, Fuel& fuel);
  const Answer& answer() const { return answer_; }
  /// Whether boards are of a genre: its name stands for the kind, and no values are given to make an answer the only
  /// one.
  bool is_of_genre() const { return kind_->genre.id == kind_->name; }
  std::int64_t work_to_change() const { return 2 * static_cast<std::int64_t>(most_moves) * work_of_check(); }
  /// A cell moves to a region beside its own, or a value is given, so that the other answer is none any more.
  bool change(const Answer& other, RandomNumbers& random);
  Removable removable(RandomNumbers& random) const;
  /// The text without these clues; none if the answer does not obey the rules then.
  std::optional<Text> without(const std::vector<std::uint32_t>& gone) const;

 private:
  static constexpr std::size_t most_moves = 8;  // of cells to other regions, that are tried for a change

  enum class Step : std::uint8_t { frame, answer, clues };
  /// A place where a clue may stand: that of a token, or a line of a list.
  struct Site {
    std::size_t section, row, column;
    std::vector<Token> line = {};
  };
  /// `given`: a value that was given because the answer was not the only one.
  enum class Fate : std::uint8_t { may_go, given, stays };
  struct Clue {
    Site site;
    std::string token;
    std::string weaker = {};  ///< what may stand there in its place if it cannot be left out; empty: nothing
    Fate fate = Fate::may_go;
  };

  void draw_frame(RandomNumbers& random);
  void add_parameter(const SectionRule& rule, RandomNumbers& random);
  void draw_regions(RandomNumbers& random);
  void put_walls(RandomNumbers& random);
  void put_marks(RandomNumbers& random);
  void number_path(RandomNumbers& random);
  void draw_pieces(RandomNumbers& random);
  void draw_shape(RandomNumbers& random);
  bool has_walls() const;
  void keep_if_loose();
  bool search_answer(RandomNumbers& random, RandomAnswers& answers);
  void list_sites(RandomNumbers& random);
  void list_lines(std::size_t section);
  std::vector<std::string> tokens_for(const Site& site, RandomNumbers& random) const;
  std::vector<std::string> cell_tokens(const Site& site, RandomNumbers& random) const;
  std::vector<std::string> runs_for(const Site& site) const;
  void try_site(const Site& site, std::vector<std::string> tokens, RandomNumbers& random);
  static void put(Text& text, const Site& site, const std::string& token);
  std::string compass_for(const Site& site);
  std::size_t broken_with(const Site& site, const std::string& token);
  std::string weaker_than(const Site& site, std::string_view token) const;
  bool give(std::size_t cell);
  bool move_to_region_beside(std::size_t cell, const Answer& other, RandomNumbers& random);
  std::int64_t work_of_check() const;

  std::shared_ptr<const kinds::Kind> kind_, loose_;
  bool needs_clues_ = false;     // some rule does
  std::size_t about_clues_ = 0;  // of the rules of `loose_`: these come first
  // Whether a clue is tried beside those that are found, by all rules. Else it is tried alone, by the rules about
  // clues, which is faster, until a board that was made so is wrong.
  bool are_tried_together_ = false;
  bool gives_values_ = false;      // values are the clues of the kind
  bool has_lone_numbers_ = false;  // of a region, in its first cell
  Wished wished_;
  std::uint32_t boards_ = 0;  // that were begun
  Step step_ = Step::frame;
  Text frame_, text_;  // without clues, and with all of them
  Answer answer_;
  std::vector<bool> is_first_;  // by cell: of its region
  std::vector<Site> sites_;
  std::size_t next_ = 0;    // of these
  std::size_t broken_ = 0;  // places of rules, by the text and its answer
  std::vector<Clue> clues_;
};

}  // namespace quadrille::grid::making
