#include "core/puzzles/grid/making/grid_recipe.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "core/puzzles/grid/compile.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "core/puzzles/grid/kinds/reader.hpp"
#include "core/text/percent.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::making {

namespace {

// The work of a check, and of the one whether a picture that is wished for has enough clues.
constexpr std::int64_t usual_work_of_check = 100 * work_per_ms, most_work_of_picture = 3'000 * work_per_ms;
constexpr std::int64_t work_of_cell = 300;

const Recipe* find_recipe(std::string_view id) {
  for (const auto recipes : {latin_recipes(), placing_recipes(), shading_recipes(), connected_recipes(), loop_recipes(),
                             number_recipes(), outside_recipes(), piece_recipes(), white_recipes()})
    for (const Recipe& recipe : recipes)
      if (recipe.id == id) return &recipe;
  return nullptr;
}

}  // namespace

std::optional<Answer> Workshop::answer(const Text& text) {
  if (answers.state() == RandomAnswers::State::over) {
    Answer found = answers.take(random);
    return found.empty() ? std::nullopt : std::optional(std::move(found));
  }
  Board board;
  board.text = std::make_shared<Text>(text);
  if (compile(board)) return std::nullopt;
  const std::size_t cells = text.cells();
  answers.begin(std::move(board), {},
                {.cells = cells,
                 .tried = cells * 6 / 10,
                 .most_work_of_first = usual_work_of_check,
                 .most_work_of_value = usual_work_of_check,
                 .engine = EngineChoice::bits},
                random);
  return std::nullopt;
}

bool Workshop::fill(Draft& draft) {
  auto found = answer(draft.text);
  if (found) draft.answer = std::move(*found);
  return found.has_value();
}

void GridRecipe::begin() {
  recipe_ = nullptr;
  kind_ = nullptr;
  wished_ = {};
  has_stars_ = false;
  failure_.reset();
}

Refusal GridRecipe::wish(std::string_view name, std::string_view value) {
  if (name == "genre") {
    recipe_ = find_recipe(value);
    return recipe_ != nullptr ? std::nullopt : Refusal("puzzles of the kind " + std::string(value) + " are not made");
  }
  if (name == "kind") return read_kind(value);
  if (name == "size") return read_size(value, 1, most_side, wished_.rows, wished_.columns);
  if (name == "density") return read_wish(value, 1, 100, wished_.density);
  if (name == "picture") return read_picture(value);
  if (name != "stars") return unknown_wish("grid puzzles");
  has_stars_ = true;
  return read_wish(value, 1, 2, wished_.stars);
}

// Its name, or its text as one word.
Refusal GridRecipe::read_kind(std::string_view value) {
  const std::string text = without_percent(value);
  std::shared_ptr<kinds::Kind> loose;
  if (text.find('\n') == std::string::npos) {
    kind_ = kinds::named_kind(text);
    loose = kinds::read_named(text);
    if (kind_ == nullptr) return "there is no kind " + quote(text).text();
    if (kind_->made == 0) return "puzzles of the kind " + text + " are not made";
  } else {
    Error error;
    auto kind = kinds::read_kind(text, error);
    if (kind == nullptr) return "line " + decimal(error.line) + ": " + error.message.text();
    kind_ = std::move(kind);
    loose = kinds::read_kind(text, error);
  }
  board_.open(kind_, std::move(loose));
  return std::nullopt;
}

Refusal GridRecipe::refuse_kind() {
  constexpr std::uint32_t least = 2, most = 12, usual = 6;
  if (!wished_.picture.empty()) return "picture: only a nonogram has one";
  if (has_stars_) return "stars: only a star battle has them";
  if (wished_.density != 0) return "density: " + kind_->name + " has none";
  if (wished_.rows == 0) wished_.rows = wished_.columns = kind_->made > 0 ? kind_->made : usual;
  for (const std::uint32_t side : {wished_.rows, wished_.columns})
    if (side < least || side > most)
      return "size: " + kind_->name + " is made with sides of " + decimal(least) + " to " + decimal(most);
  return std::nullopt;
}

Refusal GridRecipe::read_picture(std::string_view value) {
  wished_.rows = wished_.columns = 0;
  for (std::size_t at = 0; at <= value.size();) {
    const std::string_view row = value.substr(at, value.find('/', at) - at);
    at += row.size() + 1;
    if (row.find_first_not_of("#.") != std::string_view::npos) return (quote(row) + " is no row of # and .").text();
    if (wished_.rows++ == 0) wished_.columns = static_cast<std::uint32_t>(row.size());
    if (row.size() != wished_.columns) return (quote(row) + " is not as long as the first row").text();
    for (const char cell : row) wished_.picture.push_back(cell == '#');
  }
  return std::nullopt;
}

Refusal GridRecipe::refuse() {
  if (recipe_ == nullptr && kind_ != nullptr) return refuse_kind();
  if (recipe_ == nullptr) return "genre: say which, as in generate starbattle";
  const std::string id(recipe_->id);
  if (!wished_.picture.empty() && id != "nonogram") return "picture: only a nonogram has one";
  if (has_stars_ && id != "starbattle") return "stars: only a star battle has them";
  if (wished_.rows == 0) wished_.rows = wished_.columns = has_stars_ && wished_.stars == 2 ? 10 : recipe_->usual;
  if (recipe_->fit != nullptr && !recipe_->fit(wished_)) return "size: " + std::string(recipe_->sizes);
  const std::uint32_t least = wished_.picture.empty() ? recipe_->least : 1;
  const std::string sides = decimal(least) + " to " + decimal(recipe_->most);
  for (const std::uint32_t side : {wished_.rows, wished_.columns})
    if (side < least || side > recipe_->most) return "size: " + id + " is made with sides of " + sides;
  if (recipe_->is_square && wished_.rows != wished_.columns) return "size: " + id + " is square";
  if (wished_.stars == 2 && wished_.rows < 9) return "stars: two need a size of 9 or more";
  if (id == "minesweeper" && wished_.rows * wished_.columns < 9) return "size: there is no such minesweeper";
  if (auto refused = refuse_density()) return refused;
  const bool is_blank = std::find(wished_.picture.begin(), wished_.picture.end(), true) == wished_.picture.end();
  return is_blank && !wished_.picture.empty() ? Refusal("picture: it has no black cell") : std::nullopt;
}

Refusal GridRecipe::refuse_density() {
  const std::string id(recipe_->id);
  if (wished_.density == 0) wished_.density = recipe_->usual_density;
  if (wished_.density >= recipe_->least_density && wished_.density <= recipe_->most_density) return std::nullopt;
  if (recipe_->usual_density == 0) return "density: " + id + " has none";
  return "density: " + id + " has one from " + decimal(recipe_->least_density) + " to " +
         decimal(recipe_->most_density);
}

void GridRecipe::begin_draw(RandomNumbers& random, Fuel& fuel) {
  fuel.work -= work_of_cell * wished_.rows * wished_.columns;
  random_of_draw_ = random;
  answers_.leave();
  if (recipe_ == nullptr) board_.begin(wished_);
}

Drawn GridRecipe::draw(RandomNumbers& random, Fuel& fuel) {
  if (recipe_ == nullptr) return board_.draw(random, answers_, fuel);
  if (answers_.state() == RandomAnswers::State::busy) answers_.advance(fuel);
  return answers_.state() == RandomAnswers::State::busy ? Drawn::open : follow(random);
}

// Draws a board. If a random answer has to be searched first, the recipe is followed once more when it is found, with
// the same random numbers.
Drawn GridRecipe::follow(RandomNumbers& random) {
  draft_ = {};
  random = random_of_draw_;
  Workshop shop = {random, answers_};
  const bool is_drawn = recipe_->draw(shop, wished_, draft_);
  if (answers_.state() != RandomAnswers::State::idle) return Drawn::open;
  return is_drawn ? Drawn::drawn : Drawn::failed;
}

bool GridRecipe::change(const Answer* other, RandomNumbers& random) {
  if (recipe_ == nullptr) return other != nullptr && board_.change(*other, random);
  if (!wished_.picture.empty())
    failure_ = other != nullptr ? "picture: another one has the same clues"
                                : "picture: whether its clues are enough takes too long";
  if (failure_ || other == nullptr || recipe_->change == nullptr) return false;
  Workshop shop = {random, answers_};
  return recipe_->change(shop, draft_, *other);
}

Removable GridRecipe::removable(RandomNumbers& random) const {
  if (recipe_ == nullptr) return board_.removable(random);
  Removable clues;
  for (std::uint32_t clue = 0; clue < draft_.clues.size(); ++clue) clues.groups.push_back({clue});
  return clues;
}

bool GridRecipe::write(const std::vector<std::uint32_t>& gone, Board& board) const {
  board = {};
  std::optional<Text> text = recipe_ != nullptr ? without(draft_, gone) : board_.without(gone);
  if (!text) return false;
  if (recipe_ == nullptr) text->kind = kind_;
  board.text = std::make_shared<Text>(std::move(*text));
  return !compile(board);
}

std::int64_t GridRecipe::work_to_write() const { return work_of_cell * wished_.rows * wished_.columns; }

std::int64_t GridRecipe::most_work_of_check() const {
  return wished_.picture.empty() ? usual_work_of_check : most_work_of_picture;
}

}  // namespace quadrille::grid::making
