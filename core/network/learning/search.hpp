// The search of a network that learns from conflicts. Tested by tests/core/network_engine_test.cpp.
#pragma once

#include "core/learning/solver.hpp"
#include "core/network/learning/propagator.hpp"

namespace quadrille::network {

inline constexpr learning::Policy learning_policy = {.decay = 0.95,
                                                     .restart_unit = 100,
                                                     .first_reduce = 2000,
                                                     .reduce_grows = 300,
                                                     .words_per_element = 16384,
                                                     .minimizes = true,
                                                     .reason_steps = 0,
                                                     .has_phases = false,
                                                     .repropagates = false,
                                                     .weighs_domains = true};

template <class Proof = learning::NoProof>
using LearningSearch = learning::Solver<NetworkPropagator, learning_policy, Proof>;

}  // namespace quadrille::network
