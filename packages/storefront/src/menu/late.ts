/** A function that comes with its own chunk. */
function later<Args extends readonly unknown[], Result>(
  bring: () => Promise<(...args: Args) => Promise<Result>>,
): (...args: Args) => Promise<Result> {
  return async (...args) => (await bring())(...args);
}

// What may be needed after the page is there. The menu's script names this file alone: the names of all that these
// functions load would weigh a kilobyte in it.

export const afterHeartTap = later(
  async () => (await import('../features/favourites/tap-heart.ts')).afterHeartTap,
);
export const askBuild = later(async () => (await import('../features/new-build/ask-build.ts')).askBuild);
export const forceLogout = later(
  async () => (await import('../features/session/forced-logout.ts')).forceLogout,
);
export const loadActiveOrders = later(
  async () => (await import('../domains/orders/early-orders.ts')).askEarlyOrders,
);
export const loadBranchOffer = later(
  async () => (await import('../domains/branches/branch-offer.ts')).loadBranchOffer,
);
export const loadGrades = later(async () => (await import('../domains/branches/late-facts.ts')).loadGrades);
export const loadOpening = later(async () => (await import('../domains/branches/late-facts.ts')).loadOpening);
export const openTableLink = later(
  async () => (await import('../features/table/open-table-link.ts')).openTableLink,
);
export const showFavourites = later(
  async () => (await import('../features/favourites/tap-heart.ts')).showFavourites,
);
export const watchVitals = later(
  async () => (await import('../features/vitals/watch-vitals.ts')).watchVitals,
);
export const tellClosed = later(async () => (await import('../features/branches/tell-closed.ts')).tellClosed);
export const tellForgetful = later(
  async () => (await import('../features/session/tell-forgetful.ts')).tellForgetful,
);
