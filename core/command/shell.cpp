#include "core/command/shell.hpp"

#include <set>
#include <vector>

#include "core/job/request.hpp"

namespace quadrille::command {

namespace {

std::string with_spaces(const auto& words) {
  std::string all;
  for (const auto& word : words) all.append(all.empty() ? "" : " ").append(word);
  return all;
}

std::string words_in_place_of_questions() {
  std::string all;
  for (const HelpRow& row : help_on_words()) all.append(all.empty() ? "" : " ").append(row.name);
  return all;
}

std::string names_of_puzzles(const Equipment& equipment) {
  std::vector<std::string_view> names;
  for (const PuzzleNames& puzzle : equipment.puzzles) names.emplace_back(puzzle.id);
  for (const PuzzleNames& puzzle : equipment.puzzles)
    names.insert(names.end(), puzzle.genres.begin(), puzzle.genres.end());
  return with_spaces(names);
}

bool names_file(const Option& option) { return option.name == "checkpoint" || option.name == "proof"; }

// The values that an option may have; empty where these are many, or a file.
std::string values_of(const Option& option, const Equipment& equipment) {
  if (option.name == "engine") return with_spaces(engine_choice_names);
  if (option.name != "format" && option.name != "to") return {};
  std::set<std::string_view> names;
  for (const PuzzleNames& puzzle : equipment.puzzles) names.insert(puzzle.notations.begin(), puzzle.notations.end());
  return with_spaces(names);
}

// A text with a backslash before each of these characters.
std::string escaped(std::string_view text, std::string_view special) {
  std::string out;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

// One word of a shell.
std::string single_quoted(std::string_view text) {
  std::string out = "'";
  for (const char c : text) c == '\'' ? out += "'\\''" : out += c;
  return out + '\'';
}

std::string complete_bash(const Equipment& equipment) {
  std::string options, values, skipped;
  for (const Option& option : option_table()) {
    const std::string named = "--" + std::string(option.name);
    options += (options.empty() ? "" : " ") + named;
    if (option.kind == Option::Kind::flag) continue;
    skipped += (skipped.empty() ? "" : "|") + named;
    if (const std::string all = values_of(option, equipment); !all.empty())
      values += "    " + named + ") COMPREPLY=($(compgen -W '" + all + "' -- \"$word\")); return ;;\n";
  }
  return "# Completions of quadrille for bash: source <(quadrille completion bash)\n"
         "_quadrille() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} place=0 at\n"
         "  case $before in\n" +
         values +
         "    --checkpoint | --proof) COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n"
         "    " +
         skipped +
         ") COMPREPLY=(); return ;;\n"
         "  esac\n"
         "  if [[ $word == -* ]]; then\n"
         "    COMPREPLY=($(compgen -W '" +
         options +
         "' -- \"$word\"))\n"
         "    return\n"
         "  fi\n"
         "  for ((at = 1; at < COMP_CWORD; ++at)); do\n"
         "    case ${COMP_WORDS[at]} in\n"
         "      " +
         skipped +
         ") ((++at)) ;;\n"
         "      -*) ;;\n"
         "      *) ((++place)) ;;\n"
         "    esac\n"
         "  done\n"
         "  case $place in\n"
         "    0) COMPREPLY=($(compgen -W '" +
         words_in_place_of_questions() +
         "' -- \"$word\")) ;;\n"
         "    1) COMPREPLY=($(compgen -W '" +
         names_of_puzzles(equipment) +
         "' -- \"$word\")) ;;\n"
         "    *) COMPREPLY=($(compgen -f -- \"$word\")) ;;\n"
         "  esac\n"
         "}\n"
         "complete -o filenames -F _quadrille quadrille\n";
}

std::string complete_zsh(const Equipment& equipment) {
  std::string out =
      "#compdef quadrille\n"
      "# Completions of quadrille for zsh: source <(quadrille completion zsh), or as a file _quadrille in $fpath\n"
      "_quadrille() {\n"
      "  _arguments";
  for (const Option& option : option_table()) {
    std::string argument = "--" + std::string(option.name) + '[' + escaped(help_on(option), "[]:\\") + ']';
    if (option.kind != Option::Kind::flag) {
      const std::string values = values_of(option, equipment);
      argument += ':' + escaped(option.value, ":\\") + ':';
      argument += names_file(option) ? "_files" : values.empty() ? " " : '(' + values + ')';
    }
    out += " \\\n    " + single_quoted(argument);
  }
  return out + " \\\n    " + single_quoted("1:question:(" + words_in_place_of_questions() + ')') + " \\\n    " +
         single_quoted("2:puzzle:(" + names_of_puzzles(equipment) + ')') +
         " \\\n    '*:file:_files'\n"
         "}\n"
         "if [ \"$funcstack[1]\" = _quadrille ]; then _quadrille \"$@\"; else compdef _quadrille quadrille; fi\n";
}

std::string complete_fish(const Equipment& equipment) {
  std::string out = "# Completions of quadrille for fish: quadrille completion fish | source\n";
  for (const HelpRow& row : help_on_words())
    out += "complete -c quadrille -n __fish_use_subcommand -f -a " + std::string(row.name) + " -d " +
           single_quoted(escaped(row.help, "\\")) + '\n';
  out += "complete -c quadrille -n 'test (count (commandline -opc)) -eq 2' -f -a " +
         single_quoted(names_of_puzzles(equipment)) + '\n';
  for (const Option& option : option_table()) {
    out += "complete -c quadrille -l " + std::string(option.name);
    if (option.letter != 0) out.append(" -s ").append(1, option.letter);
    if (option.kind != Option::Kind::flag) {
      const std::string values = values_of(option, equipment);
      out += names_file(option) ? " -r" : " -x";
      if (!values.empty()) out += " -a " + single_quoted(values);
    }
    out += " -d " + single_quoted(escaped(help_on(option), "\\")) + '\n';
  }
  return out;
}

// A text in troff: no word of it is a request or breaks at a hyphen.
std::string in_troff(std::string_view text) {
  std::string out = text.starts_with('.') || text.starts_with('\'') ? "\\&" : "";
  for (const char c : text) {
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      out += c;
    }
  }
  return out;
}

std::string paragraph(std::string_view name, std::string_view value, std::string_view help) {
  std::string out = ".TP\n\\fB" + in_troff(name) + "\\fR";
  if (!value.empty()) out += " \\fI" + in_troff(value) + "\\fR";
  return out + '\n' + in_troff(help) + '\n';
}

}  // namespace

std::string completion(std::string_view shell, const Equipment& equipment) {
  if (shell == "bash") return complete_bash(equipment);
  if (shell == "zsh") return complete_zsh(equipment);
  return shell == "fish" ? complete_fish(equipment) : "";
}

std::string manual(const Equipment& equipment) {
  std::string out =
      ".TH QUADRILLE 1\n"
      ".SH NAME\n"
      "quadrille \\- solves, counts and explains exact\\-cover and grid puzzles\n"
      ".SH SYNOPSIS\n"
      "\\fBquadrille\\fR \\fIquestion puzzle\\fR [\\fIfile\\fR ...] [\\fIoptions\\fR]\n.br\n"
      "\\fBquadrille join\\fR [\\fIfile\\fR ...]\n"
      ".SH DESCRIPTION\n"
      "Puts a question to every puzzle of the files, one or many in each, and prints an answer a puzzle in their "
      "order. "
      "Standard input is read when no file is named, or where it is \\-.\n"
      ".SH QUESTIONS\n";
  for (const HelpRow& row : help_on_words()) out += paragraph(row.name, "", row.help);
  out += ".SH PUZZLES\n" + in_troff(names_of_puzzles(equipment)) + "\n.SH OPTIONS\n";
  for (const Option& option : option_table()) {
    const std::string letter = option.letter == 0 ? "" : std::string("-") + option.letter + ", ";
    out += paragraph(letter + "--" + std::string(option.name), option.value, help_on(option));
  }
  return out + ".SH EXIT STATUS\n" + paragraph("0", "", "every puzzle was answered") +
         paragraph("1", "", "some input could not be read, or the output not be written") +
         paragraph("2", "", "wrong usage") + paragraph("3", "", "a limit stopped some answer");
}

}  // namespace quadrille::command
