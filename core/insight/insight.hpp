// The part of a job that tells of a puzzle beside its solutions, as far as it is the same for every puzzle; InsightJob
// has the rest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/cover/hint.hpp"
#include "core/insight/candidates.hpp"
#include "core/insight/probe.hpp"
#include "core/job/job.hpp"

namespace quadrille {

class Insight : public Job, private Candidates::Boards {
 public:
  /// A line for each choice, root first: "cell value tried choices kind number name", "-" for what there is not. Of an
  /// exact cover two more lines, each a list with commas between: the items that are covered, and the options that are
  /// out, both from 0.
  std::string path() override;
  double probe() override;

 protected:
  /// A board's measures.
  struct Shape {
    std::size_t cells;
    std::uint32_t values;  ///< that a cell may have, from 1
  };

  using Job::Job;

  virtual Shape shape() const = 0;
  /// The exact-cover form of the puzzle at hand, or of its board without givens; or why there is none.
  virtual std::optional<Error> write_form(cover::CoverForm& form, bool blank) const = 0;
  /// What the form's primary items stand for.
  virtual void write_units(std::vector<cover::Unit>& units, bool blank) const = 0;
  virtual void append_name(cover::Item item, std::string& out) const = 0;
  virtual std::string_view placing_rule() const = 0;
  virtual void append_givens(std::vector<cover::Placing>& givens) const = 0;
  /// The hint, of a puzzle that sees one by itself.
  virtual std::optional<Hint> own_hint() const = 0;
  /// Opens another engine for the puzzle at hand with more values given.
  AnySearch& suppose(std::span<const cover::Placing> more) override = 0;
  /// Writes what the present solution places, of that engine or the puzzle's own. False if it breaks the rules.
  virtual bool read_placings(bool is_supposed, std::vector<cover::Placing>& placings) = 0;

  /// `engine_` has been opened; has it answer which candidates are in a solution.
  std::optional<Error> open_candidates();
  bool mark_candidates();
  void append_findings(std::string& out) const override { candidates_.append(out); }

  /// Appends "rule cell value ahead kind number name cells because": `ahead` 0 or 1, numbers of units from 1, the lists
  /// with commas between, "-" for what there is not.
  std::optional<Error> append_hint(std::string& out, Verdict& verdict) const override;

 private:
  /// Sees to it that form_ and units_ are those of the puzzle at hand. False if it has no form.
  bool has_form();
  void append_placing(cover::Placing placing, std::string& out) const;
  void append_unit(cover::Unit unit, cover::Item item, std::string& out) const;
  void append_covered(const std::vector<Choice>& choices, std::string& out) const;

  Candidates candidates_;
  Probe probe_;
  cover::CoverForm form_;
  std::vector<cover::Unit> units_;
  std::uint64_t form_of_ = none;   // the number of the puzzle that form_ and units_ are of
  std::uint64_t probe_of_ = none;  // and that probe_ is open for
  static constexpr std::uint64_t none = ~std::uint64_t{0};
};

}  // namespace quadrille
