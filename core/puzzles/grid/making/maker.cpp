#include "core/puzzles/grid/making/maker.hpp"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

#include "core/puzzles/grid/compile.hpp"
#include "core/puzzles/grid/hint.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::making {

namespace {

// Boards that are drawn for one puzzle. Of those that can be made, none is known that needs a quarter of them.
constexpr std::uint32_t most_attempts = 10'000;
// For a picture that is wished for.
constexpr std::int64_t most_work_of_picture = 3'000 * work_per_ms;
constexpr std::int64_t work_of_cell = 300;
// A board is thrown away after this many changes for each cell.
constexpr std::uint32_t changes_per_cell = 2;
// Clues that are tried together at first.
constexpr std::size_t most_at_once = 16;

const Recipe* find_recipe(std::string_view id) {
  for (const auto recipes : {latin_recipes(), placing_recipes(), shading_recipes(), connected_recipes(), loop_recipes(),
                             number_recipes(), outside_recipes(), piece_recipes(), white_recipes()})
    for (const Recipe& recipe : recipes)
      if (recipe.id == id) return &recipe;
  return nullptr;
}

}  // namespace

std::optional<Answer> Workshop::answer(const Text& text) {
  if (answers.state() == RandomAnswer::State::over) return answers.take(random);
  answers.begin(text, random);
  return std::nullopt;
}

bool Workshop::fill(Draft& draft) {
  auto found = answer(draft.text);
  if (found) draft.answer = std::move(*found);
  return found.has_value();
}

void Maker::begin(RandomNumbers random) {
  random_ = random;
  recipe_ = nullptr;
  wished_ = {};
  grade_ = {};
  has_stars_ = false;
  failure_.reset();
  stage_ = Stage::draw;
  answers_.leave();
  attempts_ = 0;
}

Refusal Maker::wish(std::string_view name, std::string_view value) {
  if (name == "genre") {
    recipe_ = find_recipe(value);
    return recipe_ != nullptr ? std::nullopt : Refusal("puzzles of the kind " + std::string(value) + " are not made");
  }
  if (name == "size") return read_size(value);
  if (name == "grade") return grade_.read(value);
  if (name == "density") return read_wish(value, 1, 100, wished_.density);
  if (name == "picture") return read_picture(value);
  if (name != "stars") return unknown_wish("grid puzzles");
  has_stars_ = true;
  return read_wish(value, 1, 2, wished_.stars);
}

Refusal Maker::read_size(std::string_view value) {
  const std::size_t cross = std::min(value.find('x'), value.size());
  if (auto refused = read_wish(value.substr(0, cross), 1, most_side, wished_.rows)) return refused;
  wished_.columns = wished_.rows;
  return cross == value.size() ? std::nullopt : read_wish(value.substr(cross + 1), 1, most_side, wished_.columns);
}

Refusal Maker::read_picture(std::string_view value) {
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

Refusal Maker::refuse() {
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
  if (wished_.density == 0) {
    wished_.density = recipe_->usual_density;
  } else if (wished_.density < recipe_->least_density || wished_.density > recipe_->most_density) {
    if (recipe_->usual_density == 0) return "density: " + id + " has none";
    return "density: " + id + " has one from " + decimal(recipe_->least_density) + " to " +
           decimal(recipe_->most_density);
  }
  if (wished_.picture.empty()) return std::nullopt;
  if (std::find(wished_.picture.begin(), wished_.picture.end(), true) == wished_.picture.end())
    return "picture: it has no black cell";
  stage_ = Stage::draw_picture;
  return std::nullopt;
}

bool Maker::advance(Fuel& fuel) {
  while (!fuel.is_spent()) {
    if (stage_ == Stage::draw_picture) {
      if (!draw_picture(fuel)) return true;
    } else if (stage_ == Stage::picture) {
      if (const Outcome outcome = search(fuel); outcome != Outcome::open && !take_picture(outcome)) return true;
    } else if (stage_ == Stage::draw) {
      if (attempts_ == most_attempts) {
        give_up();
        return true;
      }
      ++attempts_;
      --fuel.nodes;
      draw(fuel);
    } else if (stage_ == Stage::answer) {
      answers_.advance(fuel);
      if (answers_.state() == RandomAnswer::State::over) follow_recipe();
    } else if (stage_ == Stage::grade) {
      if (const auto grade = grade_.advance(fuel)) {
        stage_ = Stage::draw;
        if (take_grade(*grade)) return true;
      }
    } else if (const Outcome outcome = search(fuel); outcome != Outcome::open) {
      go_on(outcome, fuel);
      if (stage_ == Stage::grade && grade_.is_any()) {
        stage_ = Stage::draw;
        return true;
      }
    }
  }
  return false;
}

// Whether a board is made: the present one, or the nearest so far. Otherwise goes on to the present one with more
// clues, where it is too hard, or to another.
bool Maker::take_grade(unsigned grade) {
  if (!grade_.is_too_hard(grade) || gone_.empty()) return grade_.take(grade, board_);
  grade_.keep(grade, board_);
  gone_.resize(gone_.size() * 7 / 8);
  begin_grade();
  return false;
}

void Maker::give_up() {
  const bool is_any = grade_.is_any();
  failure_ = std::string("no puzzle of this kind") + (is_any ? " and size" : ", size and grade") + " was found in " +
             decimal(most_attempts) + " attempts; try another size" + (is_any ? " or seed" : ", grade or seed");
}

void Maker::draw(Fuel& fuel) {
  fuel.work -= work_of_cell * wished_.rows * wished_.columns;
  random_of_draw_ = random_;
  follow_recipe();
}

// Draws a board. If a random answer has to be searched first, the recipe is followed once more when it is found, with
// the same random numbers.
void Maker::follow_recipe() {
  stage_ = Stage::draw;
  draft_ = {};
  gone_.clear();
  random_ = random_of_draw_;
  Workshop shop = {random_, answers_};
  const bool is_drawn = recipe_->draw(shop, wished_, draft_);
  if (answers_.state() != RandomAnswer::State::idle) {
    stage_ = Stage::answer;
  } else if (is_drawn) {
    changes_ = changes_per_cell * wished_.rows * wished_.columns;
    open(draft_.text, Stage::check);
  }
}

// Whether the picture that is wished for is the only one with its clues is found out first. False if it is too large.
bool Maker::draw_picture(Fuel& fuel) {
  draw(fuel);
  if (stage_ != Stage::check) return take_picture(Outcome::given_up);
  stage_ = Stage::picture;
  search_.allow(most_work_of_picture);
  return true;
}

// True if a puzzle can be made of it.
bool Maker::take_picture(Outcome outcome) {
  stage_ = Stage::draw;
  if (outcome == Outcome::other) failure_ = "picture: another one has the same clues";
  if (outcome == Outcome::given_up) failure_ = "picture: whether its clues are enough takes too long";
  return !failure_;
}

void Maker::begin_grade() {
  if (open(without(draft_.text, gone_), Stage::grade) && !grade_.is_any()) grade_.measure(search_reasoning(board_));
}

// Looks for another answer; false if the text cannot be read.
bool Maker::open(Text text, Stage stage) {
  board_.text = std::make_shared<Text>(std::move(text));
  stage_ = Stage::draw;
  if (compile(board_) || !search_.open(board_)) return false;
  stage_ = stage;
  return true;
}

Maker::Outcome Maker::search(Fuel& fuel) {
  const Step step = search_.advance(fuel);
  if (step == Step::finished) return Outcome::none;
  if (step == Step::solution) {
    search_.read(other_);
    if (other_ != draft_.answer) return Outcome::other;
  }
  return search_.is_given_up() ? Outcome::given_up : Outcome::open;
}

void Maker::go_on(Outcome outcome, Fuel& fuel) {
  if (stage_ == Stage::take_away) {
    if (outcome == Outcome::none) {
      next_ += at_once_;
      at_once_ = std::min(2 * at_once_, most_at_once);
    } else {
      gone_.resize(gone_.size() - std::min(at_once_, draft_.places.size() - next_));
      if (at_once_ > 1) {
        at_once_ /= 4;
        at_once_ = std::max<std::size_t>(at_once_, 1);
      } else {
        ++next_;
      }
    }
    return take_next();
  }
  if (outcome == Outcome::none) {
    next_ = 0;
    at_once_ = most_at_once;
    return take_next();
  }
  stage_ = Stage::draw;
  Workshop shop = {random_, answers_};
  if (outcome == Outcome::given_up || recipe_->change == nullptr || changes_ == 0 ||
      !recipe_->change(shop, draft_, other_))
    return;
  --changes_;
  fuel.work -= work_of_cell * wished_.rows * wished_.columns;
  open(draft_.text, Stage::check);
}

// The puzzle without a few clues more; if there are none left to be tried, it is made.
void Maker::take_next() {
  if (next_ >= draft_.places.size()) {
    begin_grade();
    return;
  }
  const auto first = draft_.places.begin() + static_cast<std::ptrdiff_t>(next_);
  const std::size_t count = std::min(at_once_, draft_.places.size() - next_);
  gone_.insert(gone_.end(), first, first + static_cast<std::ptrdiff_t>(count));
  open(without(draft_.text, gone_), Stage::take_away);
}

}  // namespace quadrille::grid::making
