#include "core/puzzles/grid/saved/forms.hpp"

#include <algorithm>

#include "core/puzzles/grid/compass.hpp"
#include "core/puzzles/grid/links/codecs.hpp"

namespace quadrille::grid::saved {

namespace {

using links::ClueForm;

std::optional<std::string> symbol_of(const Symbols& symbols, std::string_view digits) {
  const auto number = whole_number(digits);
  std::string symbol;
  if (!number || *number > links::most_number16) return std::nullopt;
  if (!links::write_symbol(symbols, static_cast<Number>(*number), symbol)) return std::nullopt;
  return symbol;
}

std::optional<std::string> digits_of(const Symbols& symbols, std::string_view symbol) {
  const auto number = links::read_symbol(symbols, symbol);
  return number && *number >= 0 ? std::optional(decimal(static_cast<std::uint64_t>(*number))) : std::nullopt;
}

// A to Z and a to z are 1 to 52.
std::optional<std::string> number_of_letter(std::string_view token) {
  const char c = token.size() == 1 ? token[0] : ' ';
  if (c >= 'A' && c <= 'Z') return decimal(static_cast<std::uint64_t>(c - 'A') + 1);
  if (c >= 'a' && c <= 'z') return decimal(static_cast<std::uint64_t>(c - 'a') + 27);
  return std::nullopt;
}

std::optional<std::string> letter_of_number(std::string_view clue) {
  const std::uint64_t number = whole_number(clue).value_or(0);
  if (number < 1 || number > 52) return std::nullopt;
  return std::string(1, static_cast<char>(number <= 26 ? 'A' + (number - 1) : 'a' + (number - 27)));
}

// `1,-` is `1?` here.
std::optional<std::string> runs_of_list(ClueForm form, std::string_view token) {
  std::string runs;
  for (std::size_t at = 0; at < token.size(); at += 2) {
    if (at + 1 < token.size() && token[at + 1] != ',') return std::nullopt;
    runs += token[at] == '-' ? '?' : token[at];
  }
  const bool is_known = links::number_of_clue(form, runs) != links::none || (form == ClueForm::runs && runs == "?");
  return is_known ? std::optional(runs) : std::nullopt;
}

std::string list_of_runs(std::string_view runs) {
  std::string list;
  for (const char run : runs) {
    if (!list.empty()) list += ',';
    list += run == '?' ? '-' : run;
  }
  return list;
}

// `2,3` is `3v` here.
std::optional<std::string> arrow_of_pair(std::string_view token) {
  if (token == "#") return "#";
  if (token.size() < 3 || token[0] < '0' || token[0] > '4' || token[1] != ',') return std::nullopt;
  std::string clue(token.substr(2) == "-" ? "?" : token.substr(2));
  if (token[0] != '0') clue += links::arrows[static_cast<std::size_t>(token[0] - '0')];
  if (clue == "?") return "#";
  return links::number_of_clue(ClueForm::arrows, clue) == links::none ? std::nullopt : std::optional(clue);
}

std::optional<std::string> pair_of_arrow(std::string_view clue) {
  const Number number = links::number_of_clue(ClueForm::arrows, clue);
  if (number == 0) return "#";
  if (number == links::none) return std::nullopt;
  const Number above = number / links::arrow_places;
  return decimal(static_cast<std::uint64_t>(number % links::arrow_places)) + ',' +
         (above == 0 ? "-" : decimal(static_cast<std::uint64_t>(above - 1)));
}

// `2,3,1` is `o3v` here; the third number has 4 more where the player has ticked the clue off.
std::optional<std::string> castle_of_three(std::string_view token) {
  const std::size_t comma = token.rfind(',');
  const auto mark = comma == std::string_view::npos ? std::nullopt : whole_number(token.substr(comma + 1));
  if (!mark || *mark > 7 || *mark % 4 == 3) return std::nullopt;
  const auto clue = arrow_of_pair(token.substr(0, comma));
  if (!clue) return std::nullopt;
  return links::castle_marks[static_cast<std::size_t>(*mark % 4)] + (*clue == "#" ? std::string() : *clue);
}

std::optional<std::string> three_of_castle(std::string_view clue) {
  const Number number = links::number_of_clue(ClueForm::castles, clue);
  if (number == links::none) return std::nullopt;
  const auto pair = number < 3 ? std::optional<std::string>("0,-") : pair_of_arrow(clue.substr(1));
  return pair ? std::optional(*pair + ',' + decimal(static_cast<std::uint64_t>(number % 3))) : std::nullopt;
}

// The numbers stand as those to the right, below, to the left and above; -1 is none.
constexpr std::size_t places_of_compass[] = {3, 1, 2, 0};

std::optional<std::string> compass_of_four(std::string_view token) {
  std::string numbers[4];
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t comma = i < 3 ? token.find(',') : token.size();
    if (comma == std::string_view::npos) return std::nullopt;
    numbers[places_of_compass[i]] = token.substr(0, comma) == "-1" ? "." : std::string(token.substr(0, comma));
    token.remove_prefix(std::min(comma + 1, token.size()));
  }
  const std::string clue = numbers[0] + ',' + numbers[1] + ',' + numbers[2] + ',' + numbers[3];
  return links::number_of_clue(ClueForm::compasses, clue) == links::none ? std::nullopt : std::optional(clue);
}

std::optional<std::string> four_of_compass(std::string_view clue) {
  const auto compass = compass_of(clue);
  if (!compass) return std::nullopt;
  std::string four;
  for (const std::size_t place : places_of_compass) {
    const auto& number = (*compass)[place];
    four += (four.empty() ? "" : ",") + (number ? decimal(*number) : std::string("-1"));
  }
  return four;
}

// `0,3` is `o3` here, `1,-2` is `x`.
std::optional<std::string> clue_of_colour(const Symbols& symbols, std::string_view token) {
  if (token.size() < 3 || (token[0] != '0' && token[0] != '1') || token[1] != ',') return std::nullopt;
  std::string clue(1, symbols.list[static_cast<std::size_t>(token[0] - '0')]);
  if (token.substr(2) != "-2") clue += token.substr(2);
  return links::read_symbol(symbols, clue) ? std::optional(clue) : std::nullopt;
}

std::optional<std::string> colour_of_clue(const Symbols& symbols, std::string_view clue) {
  const auto number = links::read_symbol(symbols, clue);
  if (!number || *number < 0) return std::nullopt;
  return std::string(*number % 2 == 0 ? "0," : "1,") + (*number < 2 ? "-2" : std::string(clue.substr(1)));
}

std::optional<std::string> read_clue(const CellForm& form, std::string_view token) {
  if (form.are_letters) return number_of_letter(token);
  switch (form.clues.form) {
    case ClueForm::coloured: return clue_of_colour(form.clues, token);
    case ClueForm::runs:
    case ClueForm::parts: return runs_of_list(form.clues.form, token);
    case ClueForm::castles: return castle_of_three(token);
    case ClueForm::compasses: return compass_of_four(token);
    case ClueForm::arrows: return arrow_of_pair(token);
    default: return symbol_of(form.clues, token);
  }
}

std::optional<std::string> write_clue(const CellForm& form, std::string_view clue) {
  if (form.are_letters) return letter_of_number(clue);
  switch (form.clues.form) {
    case ClueForm::coloured: return colour_of_clue(form.clues, clue);
    case ClueForm::runs:
    case ClueForm::parts: return list_of_runs(clue);
    case ClueForm::castles: return three_of_castle(clue);
    case ClueForm::compasses: return four_of_compass(clue);
    case ClueForm::arrows: return pair_of_arrow(clue);
    default: return digits_of(form.clues, clue);
  }
}

}  // namespace

std::optional<CellSays> read_cell(const CellForm& form, std::string_view token) {
  token = token.substr(0, token.find('['));  // small numbers follow, which say nothing here
  for (const Word& word : form.words)
    if (word.token == token) return CellSays{std::string(word.clue), std::string(word.filled)};
  if (token.empty() || token == ".") return CellSays{};
  if (form.has_clues && token.starts_with(form.clue_prefix))
    if (auto clue = read_clue(form, token.substr(form.clue_prefix.size()))) return CellSays{std::move(*clue), {}};
  if (form.has_filled && token.starts_with(form.filled_prefix))
    if (auto filled = symbol_of(form.filled, token.substr(form.filled_prefix.size())))
      return CellSays{{}, std::move(*filled)};
  return std::nullopt;
}

std::optional<std::string> write_cell(const CellForm& form, const CellSays& says) {
  const auto any_word = [&](auto is) { return std::any_of(form.words.begin(), form.words.end(), is); };
  CellSays here;
  if (form.has_clues || any_word([](const Word& word) { return !word.clue.empty(); })) here.clue = says.clue;
  if (form.has_filled || any_word([](const Word& word) { return !word.filled.empty(); })) here.filled = says.filled;
  const bool has_dot = any_word([](const Word& word) { return word.token == "."; });
  if (here.clue.empty() && here.filled.empty() && !has_dot) return ".";
  for (const bool is_whole : {true, false})
    for (const Word& word : form.words)
      if (word.clue == here.clue && (is_whole ? word.filled == here.filled : !here.clue.empty() && word.filled.empty()))
        return std::string(word.token);
  auto token = here.clue.empty() ? digits_of(form.filled, here.filled) : write_clue(form, here.clue);
  if (token) token->insert(0, here.clue.empty() ? form.filled_prefix : form.clue_prefix);
  return token;
}

}  // namespace quadrille::grid::saved
