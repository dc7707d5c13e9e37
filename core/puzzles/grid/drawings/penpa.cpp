#include "core/puzzles/grid/drawings/penpa.hpp"

#include <algorithm>

#include "core/puzzles/grid/kinds/named.hpp"

namespace quadrille::grid::drawings {

namespace {

constexpr std::size_t most_rows = 128;

// Tags that name no puzzle.
bool is_no_name(const std::string& tag) {
  return tag.empty() || tag == "wordpuzzle" || tag == "puzzlehunt" || tag == "wordsearch" || tag == "noconflict" ||
         tag == "alphabet" || tag == "non-alphanumeric";
}

// What the link calls itself: its tags, else its title.
std::vector<std::string> told_names(const penpa::Link& link) {
  std::vector<std::string> names;
  if (link.tags.is(JsonValue::Kind::list))
    for (const JsonValue& tag : link.tags.items) names.push_back(penpa::words_in(&tag));
  std::erase_if(names, is_no_name);
  return names;
}

// What is drawn, as far as it distinguishes genres.
struct Look {
  bool has_dark = false, has_runs = false, has_arrow = false, has_target = false;
  bool has_side = false, has_bottom = false, has_circle = false, has_number = false;
  bool fits_range = true;   // all numbers in cells
  std::size_t numbers = 0;  // in cells, blank ones too
  std::vector<std::string> labels;
};

Look look_of(const Form& form, const Drawing& drawing) {
  Look look;
  for (const Thing& thing : drawing.things) {
    const bool is_inside = drawing.is_inside(thing), is_number = thing.kind == Kind::number && !thing.text.empty();
    look.numbers += thing.kind == Kind::number && thing.part == Part::middle && is_inside;
    if (thing.kind == Kind::surface) look.has_dark |= thing.style == 1 || thing.style == 3 || thing.style == 4;
    if (thing.kind == Kind::small) look.has_target = true;
    if (thing.kind == Kind::symbol && is_inside) look.has_circle |= thing.text.starts_with("circle");
    if (thing.kind == Kind::symbol) look.has_arrow |= thing.text.starts_with("arrow");
    if (!is_number || thing.part != Part::middle) continue;
    look.has_runs |= thing.detail == "4";
    look.has_arrow |= thing.detail == "2";
    if (!is_inside) (thing.row >= static_cast<long>(drawing.rows) ? look.has_bottom : look.has_side) = true;
    if (!is_inside) continue;
    look.labels.push_back(thing.text);
    const auto number = whole_number(thing.text);
    look.has_number |= number.has_value();
    look.fits_range &= !number || (static_cast<long>(*number) >= form.low && static_cast<long>(*number) <= form.high);
  }
  std::make_heap(look.labels.begin(), look.labels.end());  // the heap's code is the smaller one
  std::sort_heap(look.labels.begin(), look.labels.end());
  return look;
}

bool are_twice(const std::vector<std::string>& sorted) {
  for (std::size_t i = 0; i < sorted.size(); i += 2)
    if (i + 1 == sorted.size() || sorted[i] != sorted[i + 1] || (i + 2 < sorted.size() && sorted[i] == sorted[i + 2]))
      return false;
  return true;
}

// Whether a person who draws this genre would have drawn this.
bool is_likely(const Form& form, const Drawing& drawing) {
  const Look look = look_of(form, drawing);
  const auto has = [&form](Has part) { return (form.has & part) != 0; };
  if (!look.fits_range || (has(Has::full) && look.numbers != drawing.rows * drawing.columns)) return false;
  if (has(Has::bottom) && !look.has_bottom) return false;
  if ((has(Has::all_sides) || has(Has::top_left)) && !look.has_side && !look.has_bottom) return false;
  switch (form.marks) {
    case Marks::numbers:
      return !look.has_dark && (look.has_number || has(Has::regions) || has(Has::all_sides) || has(Has::signs));
    case Marks::walls:
    case Marks::dark: return look.has_dark;
    case Marks::runs: return look.has_runs;
    case Marks::arrows: return look.has_arrow;
    case Marks::stops: return look.has_circle && look.has_number;
    case Marks::labels: return are_twice(look.labels);
    case Marks::targets: return look.has_target;
    case Marks::bits: return drawing.rows % 2 == 0 && drawing.columns % 2 == 0;
    default: return true;
  }
}

std::string list_of(const std::vector<Form>& all) {
  std::string list;
  for (std::size_t i = 0; i < all.size(); ++i) {
    list += i == 0 ? "" : i + 1 == all.size() ? " or " : ", ";
    list += all[i].genre;
  }
  return list;
}

std::string_view remark_on(const penpa::Link& link, const Form& form, const Drawing& drawing) {
  if (!trim(link.rules()).empty()) return "the link also has rules in words, which were not read";
  if ((form.has & Has::fleet) != 0) return "the link does not tell the fleet: the usual one of ten ships was taken";
  const bool is_coloured = std::any_of(drawing.things.begin(), drawing.things.end(),
                                       [](const Thing& thing) { return thing.kind == Kind::surface; });
  const bool has_meaning = form.marks == Marks::walls || form.marks == Marks::dark || form.marks == Marks::arrows;
  return is_coloured && !has_meaning ? "colours of cells were passed over" : std::string_view();
}

}  // namespace

std::optional<Error> open_link(std::string_view line, penpa::Link& link) {
  return penpa::open(line, {"puzzle of a genre that is known", {"square", "sudoku", "kakuro"}, most_rows, false}, link);
}

Guess guess(const penpa::Link& link, const Drawing& drawing) {
  Guess found;
  const std::vector<std::string> names = told_names(link);
  for (const std::string& name : names) {
    const auto form = form_named(name);
    if (form) found.forms.push_back(*form);
    if (!form && found.name.empty()) found.name = name;
  }
  if (const auto form = form_named(link.title()); names.empty() && form) found.forms = {*form};
  found.is_told = found.forms.size() == 1 && found.name.empty();
  if (!names.empty() || found.is_told) return found;
  std::string text;
  const auto fits = [&](const Form& form) {
    return may_be_solved_with(link, form.solved) && is_likely(form, drawing) && !read_as(form, link, drawing, text);
  };
  for (const Form& form : forms())
    if (fits(form)) found.forms.push_back(form);
  // Too many kinds have numbers and nothing else.
  const bool are_bare = std::all_of(drawing.things.begin(), drawing.things.end(), [](const Thing& thing) {
    return thing.kind == Kind::number || thing.kind == Kind::surface;
  });
  const bool may_be_kind = found.forms.empty() || !are_bare || !may_be_solved_with(link, {});
  for (const std::string_view kind : kinds::named())
    if (const auto form = may_be_kind ? form_of_kind(kind) : std::nullopt; form && fits(*form))
      found.forms.push_back(*form);
  return found;
}

std::optional<Error> convert(std::string_view line, std::string_view genre, std::string& text,
                             std::string_view& remark) {
  penpa::Link link;
  Drawing drawing;
  if (auto error = open_link(line, link)) return error;
  if (auto error = read_drawing(link, drawing)) return error;
  const Guess found = guess(link, drawing);
  std::optional<Form> form = genre.empty() ? std::nullopt : form_of(genre);
  if (!genre.empty() && !form) return penpa::refused("links of penpa-edit to " + Message(genre) + " are not read");
  if (form && found.is_told && found.forms[0].genre != form->genre)
    return penpa::refused("the link of penpa-edit says that it is " + Message(found.forms[0].genre) + ", not " +
                          Message(genre));
  if (!found.name.empty())
    return penpa::refused("the link of penpa-edit says that it is " + quote(found.name) + ", which " +
                          (names_sudoku(found.name) ? "\"variant\" reads"
                           : found.name == "kakuro" ? "\"kakuro\" reads"
                                                    : "is not known here"));
  if (!form && found.forms.empty())
    return penpa::refused("what the link of penpa-edit draws fits no genre that is known here");
  if (!form && !found.is_told)
    return penpa::refused("the link does not say which puzzle it is; name it: it may be " +
                          Message(list_of(found.forms)));
  if (!form) form = found.forms[0];
  remark = remark_on(link, *form, drawing);
  return read_as(*form, link, drawing, text);
}

}  // namespace quadrille::grid::drawings
