#include "tests/slices/large_kinds.hpp"

#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

namespace {

using namespace grid;

// Writes each section as the line of the kind's text says it.
class KindWriter {
 public:
  KindWriter(const kinds::Kind& kind, std::size_t side, std::size_t rarity)
      : kind_(kind), side_(side), rarity_(rarity) {}

  std::string write() {
    const std::string side = std::to_string(side_);
    text_ = kind_.name + "\nsize " + side + ' ' + side;
    for (std::size_t i = 0; i < kind_.sections.size(); ++i) add(kind_.sections[i], kind_.forms[i]);
    return text_;
  }

 private:
  void add(const SectionRule& section, const std::vector<kinds::TokenForm>& forms) {
    if (section.name == size_rule.name || (section.kind == SectionKind::parameter && !section.is_needed)) return;
    if (section.kind == SectionKind::cells && section.name != "regions" && forms.empty()) return;
    text_ += '\n' + std::string(section.name);
    const auto any_of = [&](auto...) { return random_.one_in(rarity_) ? token(forms) : "."; };
    switch (section.kind) {
      case SectionKind::parameter: text_ += " 3"; break;
      case SectionKind::cells:
        if (section.name == "regions") {
          rows(side_, side_, [&](std::size_t row, std::size_t column) { return region(row, column); });
        } else if (kind_.has_targets) {
          rows(side_, side_, [&](std::size_t row, std::size_t column) {
            const bool is_first = row % region_height() == 0 && column % region_width == 0;
            return is_first ? any_of() : ".";
          });
        } else {
          rows(side_, side_, any_of);
        }
        break;
      case SectionKind::top:
      case SectionKind::left: rows(1, side_, any_of); break;
      case SectionKind::rows:
      case SectionKind::columns: rows(side_, 2, [&](auto...) { return std::to_string(1 + random_.below(4)); }); break;
      case SectionKind::corners: rows(side_ + 1, side_ + 1, any_of); break;
      default: add_list(section, forms);
    }
  }

  // Cells side by side in rows: pairs with a sign, or lines of five; or the middles of cells.
  void add_list(const SectionRule& section, const std::vector<kinds::TokenForm>& forms) {
    const std::size_t length = section.name == kinds::centres_name ? 1 : forms.empty() ? 5 : 2;
    for (std::size_t row = 0; row < side_; ++row)
      for (std::size_t column = 0; column + length <= side_; column += length) {
        if (!random_.one_in(rarity_)) continue;
        for (std::size_t at = 0; at < length; ++at) {
          text_ += at == 0 ? "\n" : forms.empty() ? " " : ' ' + token(forms) + ' ';
          text_ += 'r' + std::to_string(row + 1) + 'c' + std::to_string(column + at + 1);
        }
      }
  }

  // A region has three rows and two columns, or is a domino.
  static constexpr std::size_t region_width = 2;
  std::size_t region_height() const { return kind_.has_dominoes ? 1 : 3; }
  std::string region(std::size_t row, std::size_t column) const {
    return 'r' + std::to_string(row / region_height() * side_ + column / region_width);
  }

  std::string token(const std::vector<kinds::TokenForm>& forms) {
    if (forms.empty()) return std::to_string(1 + random_.below(4));
    const kinds::TokenForm& form = forms[random_.below(forms.size())];
    if (form.is_compass) return "1,.,0,2";
    if (form.has_runs) return "13";
    if (form.is_any) return std::string(1, static_cast<char>('a' + random_.below(9)));
    std::string text = form.mark;
    if (form.has_number || form.is_target) text += std::to_string(1 + random_.below(4));
    if (form.has_arrow) text += "^v<>"[random_.below(4)];
    return text;
  }

  template <class TokenAt>
  void rows(std::size_t height, std::size_t width, TokenAt token_at) {
    for (std::size_t row = 0; row < height; ++row)
      for (std::size_t column = 0; column < width; ++column)
        text_ += (column == 0 ? '\n' : ' ') + token_at(row, column);
  }

  const kinds::Kind& kind_;
  const std::size_t side_, rarity_;
  Random random_{1};
  std::string text_;
};

}  // namespace

std::string large_kind(std::string_view name, std::size_t side, std::size_t rarity) {
  return KindWriter(*kinds::named_kind(name), side, rarity).write();
}

}  // namespace quadrille::test
