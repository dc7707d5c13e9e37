// The filters, in the order in which their constraints are numbered: of two that cost the same, the plain search asks
// the first one first. It has all of them, the search that learns those with reasons; the cover form asks those that it
// does not say itself. The concept `Filter` sees that each has what it has to have.
#pragma once

#include <tuple>
#include <type_traits>
#include <utility>

#include "core/network/filters/cage_sets.hpp"
#include "core/network/filters/connected.hpp"
#include "core/network/filters/count.hpp"
#include "core/network/filters/filter.hpp"
#include "core/network/filters/houses.hpp"
#include "core/network/filters/labelled.hpp"
#include "core/network/filters/lines.hpp"
#include "core/network/filters/rankings.hpp"
#include "core/network/filters/sequence.hpp"
#include "core/network/filters/sets.hpp"
#include "core/network/filters/sum.hpp"

namespace quadrille::network {

template <Filter... Each>
struct FilterList {
  template <class Filter, bool is_chosen>
  using If = std::conditional_t<is_chosen, std::tuple<Filter>, std::tuple<>>;
  template <class... More>
  using With = std::tuple<Each..., More...>;
  template <class... More>
  using WithReasonsAnd = decltype(std::tuple_cat(std::declval<If<Each, Each::about.has_reasons>>()...,
                                                 std::declval<std::tuple<More...>>()));
  using WithReasons = WithReasonsAnd<>;
  using NotInForm = decltype(std::tuple_cat(std::declval<If<Each, !Each::about.is_in_form>>()...));
};

using Filters = FilterList<Houses, SumPart, CountPart, Sets, CageSets, SequencePart, Rankings, ConnectedPart,
                           LabelledPart, LinesPart>;

}  // namespace quadrille::network
