import { lazyModule } from '../lazy/lazy-module.ts';

// What may be needed once the page is there. What every visit calls is in the menu's script: a file of
// their own weighed 1.7 kB more and came a request later.
export { loadOpening } from '../domains/branches/load-opening.ts';
export { followSale } from '../domains/branches/follow-sale.ts';
export { loadGrades } from '../domains/menu/load-grades.ts';

type Call<Args extends readonly unknown[], Result> = (...args: Args) => Promise<Result>;

/** A function of a lazy module. */
function lazyCall<Module, Args extends readonly unknown[], Result>(
  bring: () => Promise<Module>,
  pick: (module: Module) => Call<Args, Result>,
): Call<Args, Result> {
  const module = lazyModule(bring);
  return async (...args) => pick(await module.load())(...args);
}

export const saveTappedFavourite = lazyCall(
  () => import('../features/favourites/save-tapped-favourite.ts'),
  (calls) => calls.saveTappedFavourite,
);
export const askBuild = lazyCall(
  () => import('../features/new-build/ask-build.ts'),
  (calls) => calls.askBuild,
);
export const forceLogout = lazyCall(
  () => import('../features/session/forced-logout.ts'),
  (calls) => calls.forceLogout,
);
export const loadActiveOrders = lazyCall(
  () => import('../domains/orders/early-orders.ts'),
  (calls) => calls.askEarlyOrders,
);
export const loadBranchOffer = lazyCall(
  () => import('../domains/branches/branch-offer.ts'),
  (calls) => calls.loadBranchOffer,
);
export const followMenuClock = lazyCall(
  () => import('../domains/menu/fetch-menu.ts'),
  (calls) => calls.followMenuClock,
);
export const openTableLink = lazyCall(
  () => import('../features/table/open-table-link.ts'),
  (calls) => calls.openTableLink,
);
export const showFavourites = lazyCall(
  () => import('../features/favourites/save-tapped-favourite.ts'),
  (calls) => calls.showFavourites,
);
export const watchVitals = lazyCall(
  () => import('../features/vitals/watch-vitals.ts'),
  (calls) => calls.watchVitals,
);
export const notifyClosed = lazyCall(
  () => import('../features/branches/notify-closed.ts'),
  (calls) => calls.notifyClosed,
);
export const notifyStorageUnavailable = lazyCall(
  () => import('../features/session/notify-storage-unavailable.ts'),
  (calls) => calls.notifyStorageUnavailable,
);
export const showSaleChange = lazyCall(
  () => import('../features/branches/show-sale-change.ts'),
  (calls) => calls.showSaleChange,
);
