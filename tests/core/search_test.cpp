// What all searches share: the fraction done, steps, and quotations in errors.
#include <string>
#include <vector>

#include "core/job/question.hpp"
#include "core/search/engine.hpp"
#include "core/text/text.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace search_test {

using namespace quadrille;

namespace {

struct Frame {
  unsigned tried;
  unsigned choices;
};

// An engine whose steps count three nodes, whatever it is given.
class Spendthrift final : public AnySearch {
 public:
  Step advance(Fuel& fuel) override {
    stats_.nodes += 3;
    fuel.work -= 1;
    return Step::paused;
  }
  const Stats& stats() const override { return stats_; }
  double fraction() const override { return 0; }
  std::string count() const override { return "0"; }
  std::string_view own_name() const override { return {}; }

 private:
  Stats stats_;
};

}  // namespace

TEST_CASE("the fraction done is each level's share of its parent's") {
  REQUIRE(fraction_behind(std::vector<Frame>{}) == 0);
  REQUIRE(fraction_behind(std::vector<Frame>{{1, 4}}) == 0.25);
  REQUIRE(fraction_behind(std::vector<Frame>{{1, 4}, {1, 2}}) == 0.375);
  REQUIRE(fraction_behind(std::vector<Frame>{{3, 4}, {1, 2}, {1, 2}}) == 0.9375);
}

TEST_CASE("the fraction done never falls and never exceeds 1, also where shares are below a double's precision") {
  test::Random random(1);
  for (int tree = 0; tree < 200; ++tree) {
    // A position near the end of the tree: every deep level is nearly done, so the sums of this and the next position
    // differ by a rounding only.
    std::vector<Frame> frames;
    for (int level = 0; level < 80; ++level) {
      const unsigned choices = random.below(9) + 1;
      frames.push_back({random.one_in(8) ? 0 : choices - 1, choices});
    }
    double before = fraction_behind(frames);
    for (;;) {
      while (!frames.empty() && frames.back().tried + 1 == frames.back().choices) frames.pop_back();
      if (frames.empty()) break;
      ++frames.back().tried;
      const double now = fraction_behind(frames);
      REQUIRE(now >= before);
      REQUIRE(now <= 1);
      before = now;
    }
  }
}

TEST_CASE("an engine that spends more nodes than it was given leaves no fuel and ends at the limit") {
  Spendthrift engine;
  Search search(Question::count, {.nodes = 5});
  Fuel fuel = {.nodes = 2};
  CHECK(search.advance(engine, fuel) == Step::paused);
  CHECK(fuel.nodes == 0);
  CHECK(fuel.is_spent());
  fuel.nodes = 10;
  CHECK(search.advance(engine, fuel) == Step::finished);
  CHECK(fuel.nodes == 7);
  CHECK(search.verdict() == Verdict::stopped);
}

TEST_CASE("the puzzle of a long text is begun in a step of its own") {
  std::string text = "a b";
  while (text.size() <= long_text) text += "\na";
  const auto ask = [&](Question question) {
    return test::open_job("cover", test::request_of(question, EngineChoice::dlx, text + "\nb"));
  };
  const auto converted = ask(Question::convert), stopped = ask(Question::count);
  REQUIRE(converted->step({.work = 1}));
  CHECK(converted->take_records().empty());
  converted->step({.work = 1});
  CHECK(test::parse_records(converted->take_records()).size() == 1);
  CHECK(stopped->step({.work = 1}));
  stopped->stop();
  CHECK(test::parse_records(stopped->take_records()).at(0).verdict == "stopped");
}

TEST_CASE("a quotation is always short, printable UTF-8") {
  REQUIRE(quote("").text() == "\"\"");
  REQUIRE(quote("né 😀").text() == "\"né 😀\"");
  REQUIRE(quote(std::string("a\0\x1F\x7F", 4)).text() == "\"a\\x00\\x1F\\x7F\"");
  REQUIRE(quote("\xC0\xAF \xED\xA0\x80 \xF5 \xE2\x82").text() == "\"\\xC0\\xAF \\xED\\xA0\\x80 \\xF5 \\xE2\\x82\"");
  REQUIRE(quote(std::string(24, 'x')).text() == '"' + std::string(24, 'x') + '"');
  REQUIRE(quote(std::string(25, 'x')).text() == '"' + std::string(24, 'x') + "\"…");
  REQUIRE(quote(std::string(1000, '\x80')).text().size() < 110);
}

TEST_CASE("an error's column counts characters, not bytes") {
  const Error error = error_at(3, "é😀x", 6, "what");
  REQUIRE(error.line == 3);
  REQUIRE(error.column == 3);
}

}  // namespace search_test
