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
                             number_recipes(), outside_recipes(), piece_recipes()})
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
    return recipe_ != nullptr ? std::nullopt : read_genre(value);
  }
  if (name == "kind") return read_kind(value);
  if (name == "size") return read_size(value, 1, most_side, wished_.rows, wished_.columns);
  if (name == "density") return read_wish(value, 1, 100, wished_.density);
  if (name == "picture") return read_picture(value);
  if (name != "stars") return unknown_wish("grid puzzles");
  has_stars_ = true;
  return read_wish(value, 1, 2, wished_.stars);
}

// One whose rules are a text, and say how boards are made. Genres outlive all else.
Refusal GridRecipe::read_genre(std::string_view id) {
  const Genre* const genre = find_genre(id);
  if (genre == nullptr || genre->kind == nullptr || genre->kind->made.usual == 0)
    return "puzzles of the kind " + std::string(id) + " are not made";
  kind_ = std::shared_ptr<const kinds::Kind>(std::shared_ptr<const kinds::Kind>(), genre->kind);
  board_.open(kind_, kinds::read_named(id));
  return std::nullopt;
}

// Its name, or its text as one word.
Refusal GridRecipe::read_kind(std::string_view value) {
  const std::string text = without_percent(value);
  std::shared_ptr<kinds::Kind> loose;
  if (text.find('\n') == std::string::npos) {
    kind_ = kinds::named_kind(text);
    loose = kinds::read_named(text);
    if (kind_ == nullptr) return "there is no kind " + quote(text).text();
    if (kind_->made.usual == 0) return "puzzles of the kind " + text + " are not made";
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
  constexpr std::uint32_t usual = 6;
  const kinds::Making& made = kind_->made;
  if (!wished_.picture.empty()) return "picture: only a nonogram has one";
  if (has_stars_) return "stars: only a star battle has them";
  if (wished_.rows == 0) wished_.rows = wished_.columns = made.usual > 0 ? made.usual : usual;
  const std::uint32_t odd = (wished_.rows | wished_.columns) % 2;
  if (made.is_even && odd != 0) return "size: " + kind_->name + " has even sides";
  if (auto refused = refuse_sides(kind_->name, made.least, made.most, kind_->is_square)) return refused;
  return refuse_density(kind_->name, made.least_density, made.most_density, made.density);
}

Refusal GridRecipe::refuse_sides(std::string_view id, std::uint32_t least, std::uint32_t most, bool is_square) const {
  for (const std::uint32_t side : {wished_.rows, wished_.columns})
    if (side < least || side > most)
      return "size: " + std::string(id) + " is made with sides of " + decimal(least) + " to " + decimal(most);
  return is_square && wished_.rows != wished_.columns ? Refusal("size: " + std::string(id) + " is square")
                                                      : std::nullopt;
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
  if (auto refused = refuse_sides(id, least, recipe_->most, recipe_->is_square)) return refused;
  if (wished_.stars == 2 && wished_.rows < 9) return "stars: two need a size of 9 or more";
  if (auto refused = refuse_density(id, recipe_->least_density, recipe_->most_density, recipe_->usual_density))
    return refused;
  const bool is_blank = std::find(wished_.picture.begin(), wished_.picture.end(), true) == wished_.picture.end();
  return is_blank && !wished_.picture.empty() ? Refusal("picture: it has no black cell") : std::nullopt;
}

// `usual`: 0 where there is none.
Refusal GridRecipe::refuse_density(std::string_view id, std::uint32_t least, std::uint32_t most, std::uint32_t usual) {
  if (wished_.density == 0) wished_.density = usual;
  if (wished_.density >= least && wished_.density <= most) return std::nullopt;
  if (usual == 0) return "density: " + std::string(id) + " has none";
  return "density: " + std::string(id) + " has one from " + decimal(least) + " to " + decimal(most);
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
  if (recipe_ == nullptr && !board_.is_of_genre()) text->kind = kind_;
  board.text = std::make_shared<Text>(std::move(*text));
  return !compile(board);
}

std::int64_t GridRecipe::work_to_write() const { return work_of_cell * wished_.rows * wished_.columns; }

std::int64_t GridRecipe::most_work_of_check() const {
  return wished_.picture.empty() ? usual_work_of_check : most_work_of_picture;
}

}  // namespace quadrille::grid::making
