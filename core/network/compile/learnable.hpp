// A network as the search takes it that learns from conflicts. Tested by tests/core/network_engine_test.cpp.
#pragma once

#include <memory>

#include "core/network/network.hpp"

namespace quadrille::network {

/// Whether there can be a selector for each disjunction: a variable says which branch is the first one that holds.
bool is_learnable(const Network& network);

/// The same network with selectors, without rankings, and with parts of long counts; and so are its branches. The
/// selectors are its last variables, in the order of the disjunctions. It is the same one if there is nothing to do.
std::shared_ptr<const Network> learnable(std::shared_ptr<const Network> network);

/// The same network with selectors alone; its branches are as above.
std::shared_ptr<const Network> with_selectors(std::shared_ptr<const Network> network);

}  // namespace quadrille::network
