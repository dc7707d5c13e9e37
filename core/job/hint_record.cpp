#include "core/job/hint_record.hpp"

#include <string_view>
#include <vector>

#include "core/text/json.hpp"
#include "core/text/text.hpp"

namespace quadrille {

namespace {

using Placements = std::vector<cover::Placement>;

class HintWriter {
 public:
  HintWriter(const Hint& hint, std::string& out) : hint_(hint), json_(out) {}

  void write(const HintSteps& steps) {
    json_.open('{');
    if (!hint_.rule.empty()) json_.key("rule").text(hint_.rule);
    if (hint_.value != 0) write_placement(hint_.cell * hint_.values + hint_.value - 1);
    write_unit(hint_);
    if (!hint_.marks.empty()) write("marks", placements(hint_.marks));
    write_edges();
    const Placements eliminated = placements(hint_.eliminated);
    if (!eliminated.empty()) write("eliminated", eliminated);
    if (!hint_.source.name.empty()) write(hint_.source);
    write(hint_.clues);
    if (!hint_.reasons.empty()) {
      json_.key("reasons").open('[');
      for (const Hint::Reason& reason : hint_.reasons) write(reason);
      json_.close(']');
    }
    // If there are reasons, these list the eliminations.
    if (!eliminated.empty() && hint_.reasons.empty())
      append_step(hint_.source.name.empty() ? hint_.rule : hint_.source.name, eliminated);
    append_edges();
    line_ += steps.line;
    if (!line_.empty()) json_.key("line").text(line_);
    if (!steps.json.empty()) json_.key("steps").raw(steps.json);
    if (!hint_.constraint.empty()) json_.key("constraint").text(hint_.constraint);
    if (hint_.grade != 0) json_.key("grade").number(hint_.grade);
    json_.key("because").numbers(hint_.because).key("ahead").boolean(hint_.ahead).close('}');
  }

  void write_step() {
    json_.open('{').key("technique").text(hint_.rule).key("rating").number(hint_.grade).key("placed");
    if (hint_.value == 0) {
      json_.null();
    } else {
      json_.open('{');
      write_placement(hint_.cell * hint_.values + hint_.value - 1);
      json_.close('}');
    }
    if (!hint_.marks.empty()) write("marks", placements(hint_.marks));
    write_edges();
    write("eliminated", placements(hint_.eliminated));
    for (const char* const key : {"pattern", "houses", "chain"}) json_.key(key).raw("[]");
    json_.key("because").numbers(hint_.source.cells);
    json_.key("reasons").open('[');
    for (const Hint::Reason& reason : hint_.reasons) write(reason);
    json_.close(']');
    write(hint_.clues);
    if (!hint_.constraint.empty()) json_.key("constraint").text(hint_.constraint);
    if (hint_.value != 0) {
      if (!line_.empty()) line_ += "; ";
      line_ += hint_.rule;
      line_ += " " + cell_name(hint_.cell) + "=" + decimal(hint_.value);
    }
    append_edges();
    json_.key("line").text(line_).close('}');
  }

 private:
  void write_edges() {
    if (!hint_.edges.empty()) write("edges", hint_.edges), write("drawn", hint_.drawn);
  }
  void write(const char* key, const std::vector<Hint::Edge>& edges) {
    json_.key(key).open('[');
    for (const Hint::Edge& edge : edges) {
      json_.open('{').key("row").number(edge.cell / hint_.columns + 1).key("column");
      json_.number(edge.cell % hint_.columns + 1).key("side").text(edge.side);
      json_.key("line").boolean(edge.is_line).close('}');
    }
    json_.close(']');
  }
  // Appends edges to the line, such as "corner-three r1c1:above=line r1c1:left=line".
  void append_edges() {
    if (hint_.edges.empty()) return;
    if (!line_.empty()) line_ += "; ";
    line_ += hint_.rule;
    for (const Hint::Edge& edge : hint_.edges)
      line_ += " " + cell_name(edge.cell) + ":" + std::string(edge.side) + (edge.is_line ? "=line" : "=cross");
  }

  Placements placements(const std::vector<Hint::Candidate>& candidates) const {
    Placements all;
    for (const auto& [cell, value] : candidates) all.push_back(cell * hint_.values + value - 1);
    return all;
  }

  std::string cell_name(std::uint32_t cell) const {
    if (hint_.columns == 0) return "o" + decimal(cell + 1);
    return "r" + decimal(cell / hint_.columns + 1) + "c" + decimal(cell % hint_.columns + 1);
  }

  void write(const Hint::Reason& reason) {
    json_.open('{').key("rule").text(reason.rule);
    write_unit(reason);
    write("forced", reason.forced);
    write("choices", reason.choices);
    json_.key("because").numbers(reason.because);
    if (!reason.sums.empty()) json_.key("across").number(reason.across).key("sums").numbers(reason.sums);
    write("eliminated", reason.eliminated);
    if (!reason.edges.empty()) write("edges", reason.edges), write("forcedEdges", reason.forced_edges);
    write(reason.clues);
    if (!reason.constraint.empty()) json_.key("constraint").text(reason.constraint);
    json_.close('}');
    if (!reason.eliminated.empty()) append_step(reason.rule, reason.eliminated);
  }

  void write(const Hint::Source& source) {
    json_.key("source").open('{').key("name").text(source.name).key("number").number(source.number);
    json_.key("cells").numbers(source.cells);
    write("choices", source.choices);
    json_.close('}');
  }

  void write(const std::vector<Hint::Clue>& clues) {
    if (clues.empty()) return;
    json_.key("clues").open('[');
    for (const Hint::Clue& clue : clues)
      json_.open('{').key("text").text(clue.words).key("cells").numbers(clue.cells).close('}');
    json_.close(']');
  }

  // Writes the unit of a hint or of a reason.
  template <class HintOrReason>
  void write_unit(const HintOrReason& of) {
    if (of.unit == Hint::no_unit) return;
    json_.key("unit").open('{').key("kind").text(name(cover::kind_of(of.unit)));
    json_.key("number").number(cover::number_of(of.unit) + 1).key("name").text(of.unit_name);
    json_.key("cells").numbers(of.cells);
    if (of.sum != 0) json_.key("sum").number(of.sum);
    json_.close('}');
  }

  void write(const char* key, const std::vector<std::vector<std::uint32_t>>& lists) {
    json_.key(key).open('[');
    for (const auto& list : lists) json_.numbers(list);
    json_.close(']');
  }
  void write_placement(cover::Placement placement) {
    json_.key("cell").number(placement / hint_.values).key("value").number(placement % hint_.values + 1);
  }
  void write(const char* key, const Placements& all) {
    json_.key(key).open('[');
    for (const cover::Placement placement : all) {
      json_.open('{');
      write_placement(placement);
      json_.close('}');
    }
    json_.close(']');
  }

  // Appends a step in the form of the lines of steps, such as "locked r1c2<>47 r3c2<>4"; cells that are options as
  // "o5<>1".
  void append_step(std::string_view rule, const Placements& eliminated) {
    if (!line_.empty()) line_ += "; ";
    line_ += rule;
    std::uint32_t last = ~0U;
    for (const cover::Placement placement : eliminated) {
      const std::uint32_t cell = placement / hint_.values;
      if (cell == last) {
        if (hint_.values > 9) line_ += ',';  // separates values of several digits
      } else {
        line_ += " " + cell_name(cell) + "<>";
      }
      line_ += decimal(placement % hint_.values + 1);
      last = cell;
    }
  }

  const Hint& hint_;
  Json json_;
  std::string line_;  // of all steps so far
};

}  // namespace

std::string hint_record(const Hint& hint, const HintSteps& steps) {
  std::string text;
  HintWriter(hint, text).write(steps);
  return text;
}

std::string step_record(const Hint& hint) {
  std::string text;
  HintWriter(hint, text).write_step();
  return text;
}

}  // namespace quadrille
