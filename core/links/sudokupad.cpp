// Reads SudokuPad's own JSON: {cells: [[{value}]], regions, cages, lines, arrows, overlays, underlays, metadata, …}
// (SudokuPad/sudokutools, src/fpuzzlesdecoder.js, which makes it). Regions and cages are lists of cells [row, column]
// from 0. A cage without cells is a remark such as "rules: …" or "antiknight: true". Points of drawings are [row,
// column] in cells from the upper left corner; thickness and the size of letters are in pixels.
//
// SudokuPad shows puzzles and does not solve them: most rules are drawings and prose. Understood are regions, cages
// with a sum or marked `unique`, and rules by name; drawings and prose are said in words, and never guessed to be
// rules; drawings are kept as figures. Any other key is an error that names it.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

#include "core/links/builder.hpp"
#include "core/links/figure.hpp"
#include "core/links/links.hpp"

namespace quadrille::links {

namespace {

constexpr double pixels = 64;         // of a cell
constexpr double letter_pixels = 20;  // the usual size of letters

// Keys that state nothing about the solutions, or are read by themselves. In `metadata` and in `cages` without cells,
// rules are stated by name.
constexpr std::string_view known[] = {"id",       "cellSize", "cells",    "regions", "cages",   "metadata",
                                      "metaData", "title",    "author",   "rules",   "ruleset", "solution",
                                      "videos",   "duration", "settings", "global"};

// What is drawn, from below, and the word for one.
constexpr std::pair<std::string_view, std::string_view> drawings[] = {
    {"underlays", "underlay"}, {"lines", "line"}, {"arrows", "arrow"}, {"overlays", "overlay"}};

// Rules by name, and what they are in `iss`.
struct Named {
  std::string_view name, rule;
  const char* argument = nullptr;
};
constexpr Named named_rules[] = {
    {"antiknight", "AntiKnight"},       {"antiking", "AntiKing"}, {"nonconsecutive", "AntiConsecutive"},
    {"disjointgroups", "DisjointSets"}, {"windoku", "Windoku"},   {"diagonal+", "Diagonal", "1"},
    {"diagonal-", "Diagonal", "-1"},
};

// ---- figures ----

Point point_of(Value place) {
  const auto number = [place](std::size_t at) {
    constexpr double nowhere = std::numeric_limits<double>::infinity();
    return is_list(place) && place->items.size() > at ? number_in(&place->items[at]).value_or(nowhere) : nowhere;
  };
  return {number(1), number(0)};
}

Figure line_figure(Value part, std::string_view kind) {
  Figure figure = {kind, {}, {number_or(member(part, "thickness"), 1) / pixels}, {}};
  figure.colours = {colour_of(member(part, "color"), "#000000", number_in(member(part, "opacity")))};
  if (const Value points = member(part, "wayPoints"); is_list(points))
    for (const JsonValue& point : points->items) figure.points.push_back(point_of(&point));
  return figure;
}

// A rectangle or a round shape, and the text in it.
void add_shape(Builder& builder, Value part) {
  const auto opacity = number_in(member(part, "opacity"));
  const Value rounded = member(part, "rounded");
  const bool is_round = rounded != nullptr && rounded->is(JsonValue::Kind::boolean) && rounded->boolean;
  const std::vector<Point> middle = {point_of(member(part, "center"))};
  const double angle = number_or(member(part, "angle"), 0);
  const std::string inside = colour_of(member(part, "backgroundColor"), "none", opacity);
  const std::string around = colour_of(member(part, "borderColor"), "none", opacity);
  const std::vector<double> sizes = {number_or(member(part, "width"), 0), number_or(member(part, "height"), 0)};
  builder.add_figure(line_of({is_round ? "round" : "box", {inside, around}, sizes, middle, angle}));
  const double letters = number_or(member(part, "fontSize"), letter_pixels) / pixels;
  const std::string ink = colour_of(member(part, "color"), "#000000", opacity);
  builder.add_figure(line_of({"text", {ink}, {letters}, middle, angle, text_in(member(part, "text"))}));
}

// ---- the board ----

std::vector<Value> list_of(Builder& builder, Value value, std::string_view key) {
  return is_empty(value) ? std::vector<Value>() : builder.list(value, key);
}

Cells cells_of(Builder& builder, Value cells, std::string_view key) {
  Cells found;
  for (const Value place : builder.list(cells, key)) {
    const auto number = [place](std::size_t at, int most) {
      const Value item = is_list(place) && place->items.size() > at ? &place->items[at] : nullptr;
      return item != nullptr && item->is(JsonValue::Kind::number) ? whole_in(item, 0, most - 1) : std::nullopt;
    };
    const auto row = number(0, builder.rows()), column = number(1, builder.columns());
    if (row && column) {
      found.push_back(*row * builder.columns() + *column);
    } else {
      builder.refuse("a cell of " + quoted(key) + " is not on the board: " + quoted(place));
    }
  }
  return found;
}

void read_regions(Builder& builder, Value regions) {
  std::vector<std::optional<double>> region_of(static_cast<std::size_t>(builder.cells()));
  double region = 0;
  for (const Value cells : list_of(builder, regions, "regions")) {
    for (const int cell : cells_of(builder, cells, "regions")) {
      auto& found = region_of[static_cast<std::size_t>(cell)];
      if (found) builder.refuse(builder.name_of(cell) + " is in two of the \"regions\"");
      found = region;
    }
    ++region;
  }
  builder.set_regions(region_of);
}

// The givens. Returns how many cells have anything else.
std::size_t read_cells(Builder& builder, Value rows) {
  std::size_t marked = 0;
  int row = 0;
  for (const JsonValue& cells : rows->items) {
    ++row;
    if (!is_list(&cells) || cells.items.size() != static_cast<std::size_t>(builder.columns())) {
      const auto decimal_of = [](int number) { return decimal(static_cast<std::uint64_t>(number)); };
      builder.refuse("row " + decimal_of(row) + " of the board has not " + decimal_of(builder.columns()) + " cells");
      return marked;
    }
    for (const JsonValue& cell : cells.items) {
      const int at = (row - 1) * builder.columns() + static_cast<int>(&cell - cells.items.data());
      if (!is_object(&cell) && !is_empty(&cell))
        builder.refuse(builder.name_of(at) + ": " + quoted(&cell) + " stands where {…} must be");
      builder.give(at, member(&cell, "value"));
      bool is_marked = false;
      for (std::size_t i = 0; i < cell.keys.size(); ++i)
        is_marked |= cell.keys[i] != "value" && !is_empty(&cell.items[i]);
      marked += is_marked;
    }
  }
  return marked;
}

void meet_keys(Builder& builder, Value puzzle) {
  bool has_fog = false;
  for (std::size_t i = 0; i < puzzle->keys.size(); ++i) {
    const std::string& key = puzzle->keys[i];
    if (is_empty(&puzzle->items[i])) continue;
    const bool is_drawn = std::any_of(std::begin(drawings), std::end(drawings),
                                      [&key](const auto& drawing) { return drawing.first == key; });
    // Drawings too: SudokuPad states most rules by them.
    if (is_drawn) builder.meet(quoted(std::string_view(key)));
    has_fog |= is_fog(key);
    if (!is_drawn && !is_fog(key) && std::find(std::begin(known), std::end(known), key) == std::end(known))
      builder.refuse("the puzzle has the rule " + quoted(std::string_view(key)) + ", which is not known");
  }
  if (has_fog) builder.add_line(fog_remark);
}

// ---- remarks ----

struct Remark {
  std::string name;
  JsonValue value;
};

JsonValue text_value(std::string_view text) {
  JsonValue value;
  value.kind = JsonValue::Kind::text;
  value.text = text;
  return value;
}

// A cage without cells may be a remark: a name, a colon and a text.
std::optional<Remark> remark_of(Value cage) {
  const Value value = member(cage, "value");
  if (!is_empty(member(cage, "cells")) || !is_text(value)) return std::nullopt;
  const std::string_view text = value->text;
  const std::size_t colon = text.find(':');
  if (colon == 0 || colon == std::string_view::npos) return std::nullopt;
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n\v\f", colon + 1), text.size());
  return Remark{std::string(text.substr(0, colon)), text_value(text.substr(begin))};
}

void read_remark(Builder& builder, const Remark& remark, std::vector<const Named*>& stated) {
  const auto& [name, value] = remark;
  const std::string& key = name;  // a lambda of C++20 holds no part of a pair
  const auto is_this = [&key](const Named& each) { return each.name == key; };
  const auto found = std::find_if(std::begin(named_rules), std::end(named_rules), is_this);
  const bool is_named = found != std::end(named_rules);
  const bool is_true = (value.is(JsonValue::Kind::boolean) && value.boolean) ||
                       (is_text(&value) && (value.text == "true" || value.text == "t"));
  const bool is_stated = is_named ? builder.flag(&value, quoted(std::string_view(name))) : is_true;
  if (name == "title") builder.set_title(&value);
  if (name == "author") builder.set_author(&value);
  if (name == "rules") {
    builder.add_words(&value, "rules");
  } else if (is_stated && is_named) {
    if (std::find(stated.begin(), stated.end(), &*found) == stated.end()) stated.push_back(&*found);
  } else if (is_stated) {
    builder.refuse("the puzzle has the rule " + quoted(std::string_view(name)) + ", which is not known");
  }
}

void read_remarks(Builder& builder, const std::vector<Remark>& remarks) {
  std::vector<const Named*> stated;
  for (const Remark& remark : remarks) read_remark(builder, remark, stated);
  for (const Named* const rule : stated) {
    builder.meet(quoted(rule->name));
    builder.add(rule->rule, rule->argument == nullptr ? Arguments() : Arguments{rule->argument});
  }
}

// The remarks that are no cages: of the metadata, the names in `global`, and those of the puzzle itself.
std::vector<Remark> remarks_of(Builder& builder, Value puzzle) {
  std::vector<Remark> remarks;
  const auto copy = [&remarks](std::string_view name, Value value) {
    if (value != nullptr) remarks.push_back({std::string(name), *value});
  };
  for (const std::string_view key : {"metadata", "metaData"}) {
    const Value notes = member(puzzle, key);
    if (notes == nullptr || notes->is(JsonValue::Kind::null) || builder.object(notes, key) == nullptr) continue;
    for (std::size_t i = 0; i < notes->items.size(); ++i) copy(notes->keys[i], &notes->items[i]);
  }
  JsonValue yes;
  yes.kind = JsonValue::Kind::boolean;
  yes.boolean = true;
  for (const Value name : list_of(builder, member(puzzle, "global"), "global")) {
    if (is_text(name)) {
      copy(name->text, &yes);
    } else {
      builder.refuse("\"global\" has " + quoted(name) + " where a text must be");
    }
  }
  for (const std::string_view key : {"title", "author", "rules"}) copy(key, member(puzzle, key));
  copy("rules", member(puzzle, "ruleset"));
  return remarks;
}

// ---- cages ----

// Reads a cage if it states a rule. False if it is only drawn.
bool read_cage(Builder& builder, Value entry) {
  const Value value = member(entry, "value"), sum = member(entry, "sum"), unique = member(entry, "unique");
  const bool is_hidden = builder.flag(member(entry, "hidden"), "\"hidden\" of a cage in \"cages\"");
  const bool is_unique = builder.flag(unique, "\"unique\" of a cage in \"cages\"");
  const bool may_repeat = unique != nullptr && !is_unique && !unique->is(JsonValue::Kind::null) &&
                          !(is_text(unique) && unique->text.empty()) && !is_list(unique) && !is_object(unique);
  const Value cells = member(entry, "cells"), label = is_empty(sum) ? value : sum;
  const Cells cage = list_of(builder, cells, "cages").empty() ? Cells() : cells_of(builder, cells, "cages");
  const auto total = whole_in(label, 1, most_sum);
  // Regions that are not drawn have cages that state nothing.
  if (!total) builder.label(label, "a cage in \"cages\"");
  if (cage.empty() || (is_hidden && !is_unique && !total)) return true;
  builder.meet("\"cages\"");
  const Arguments first = {decimal(static_cast<std::uint64_t>(total.value_or(0)))};
  if (is_unique || (total && !may_repeat)) {
    builder.add_cells("Cage", cage, first);
  } else if (total) {
    builder.add_cells("Sum", cage, first);
  }
  return total || (is_unique && is_empty(value));
}

void draw_cage(Builder& builder, Value entry) {
  Value outline = member(entry, "outlineC");
  if (outline == nullptr || outline->is(JsonValue::Kind::null)) outline = member(entry, "borderColor");
  Figure figure = {"cage", {colour_of(outline, "#000000")}, {}, {}, 0, text_in(member(entry, "value"))};
  for (const int cell : cells_of(builder, member(entry, "cells"), "cages"))
    figure.points.push_back({cell % builder.columns() + 0.5, cell / builder.columns() + 0.5});
  builder.add_figure(line_of(figure));
}

void read_cages(Builder& builder, Value puzzle, std::vector<Remark>& remarks, Drawn& drawn) {
  std::size_t alone = 0;
  for (const Value item : list_of(builder, member(puzzle, "cages"), "cages")) {
    const Value entry = builder.object(item, "cages");
    if (entry == nullptr) continue;
    if (auto remark = remark_of(entry)) {
      remarks.push_back(std::move(*remark));
    } else if (!read_cage(builder, entry)) {
      ++alone;
      drawn.add_label(text_in(member(entry, "value")));
      draw_cage(builder, entry);
    }
  }
  drawn.add("cage", alone);
}

void read_drawn(Builder& builder, Value puzzle, Drawn& drawn) {
  for (const auto& [key, word] : drawings) {
    std::size_t count = 0;
    for (const Value part : list_of(builder, member(puzzle, key), key)) {
      if (!is_object(part)) continue;
      ++count;
      drawn.add_label(text_in(member(part, "text")));
      if (key == "lines" || key == "arrows") {
        builder.add_figure(line_of(line_figure(part, word)));
      } else {
        add_shape(builder, part);
      }
    }
    drawn.add(word, count);
  }
}

}  // namespace

std::optional<Error> read_sudokupad(Value puzzle, Target target, std::string& text) {
  const Value rows = member(puzzle, "cells");
  const Value first = rows->items.empty() ? nullptr : rows->items.data();
  if (first != nullptr && !is_list(first))
    return error_of("row 1 of the board is " + quoted(first) + ", which is no list of cells");
  const std::size_t height = rows->items.size(), width = first == nullptr ? 0 : first->items.size();
  if (!is_side(target, height) || !is_side(target, width))
    return error_of("the board has " + decimal(height) + " rows and " + decimal(width) + " columns; a board has " +
                    std::string(sides_of(target)));
  Builder builder(target, static_cast<int>(height), static_cast<int>(width));
  meet_keys(builder, puzzle);
  read_regions(builder, member(puzzle, "regions"));
  const std::size_t marked = read_cells(builder, rows);
  std::vector<Remark> remarks = remarks_of(builder, puzzle);
  Drawn drawn;
  read_cages(builder, puzzle, remarks, drawn);
  read_remarks(builder, remarks);
  read_drawn(builder, puzzle, drawn);
  drawn.add("coloured or marked cell", marked);
  drawn.say(builder);
  return builder.finish(text);
}

}  // namespace quadrille::links
