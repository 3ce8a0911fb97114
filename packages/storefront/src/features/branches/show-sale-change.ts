import { localize } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { lazyModule } from '../../lazy/lazy-module.ts';
import { loadBranchOffer } from '../../domains/branches/branch-offer.ts';
import { saleVersionAtom } from '../../domains/branches/sale-version.ts';
import { menuBranchIdAtom } from '../../domains/branches/nearest-branch.ts';
import { basketPathAtom, cartLinesAtom } from '../../domains/cart/cart.ts';
import { dishNamesAtom } from '../../domains/cart/dish-names.ts';
import { stoppedAtom } from '../../domains/menu/availability.ts';
import { menuAtom, productsAtom } from '../../domains/menu/menu.ts';
import { cacheOf } from '../../domains/session/query-cache.ts';
import { needMessages } from '../../i18n/messages.ts';
import { joinNames } from '../../i18n/labels/place-line.ts';
import { go } from '../../router/navigation.ts';
import { pageAtom } from '../../store/boot.ts';
import { notifyAtom } from '../../store/notices.ts';
import type { Store } from '../../store/store.ts';

const menuFetch = lazyModule(() => import('../../domains/menu/fetch-menu.ts'));

/** Answers of the server that depend on stops and pauses, by the first part of their key. */
const CHANGED = new Set<unknown>(['quote', 'branches', 'slots', 'halls', 'cities']);

/** The basket's dishes that cannot be ordered now. */
function stoppedInBasket(store: Store): string[] {
  const stopped = store.get(stoppedAtom);
  const ids = new Set(store.get(cartLinesAtom).map(({ productId }) => productId));
  return [...ids].filter((id) => stopped.has(id));
}

/** A dish by the menu of the page; where there is none, as the basket keeps it. */
function nameOf(store: Store, id: string): string {
  const { language, settings } = store.get(pageAtom);
  const kept = store.get(dishNamesAtom)[id];
  return (
    store.get(productsAtom).get(id)?.[1] ?? (kept ? localize(kept, language, settings.languages.main) : '')
  );
}

const menuOf = (version: string) => version.split('.')[0];

/** Shows the menu that was published after the page's own (BO-205). */
async function showNewMenu(store: Store): Promise<void> {
  void cacheOf(store).invalidateQueries({ queryKey: ['menu'] });
  if (!store.get(menuAtom)) return;
  const { fetchMenu } = await menuFetch.load();
  await fetchMenu(store);
}

type Change = {
  store: Store;
  i18n: I18n;
  /** The version that the page showed. */
  before: string;
};

/**
 * Shows a new menu, a stop, a pause or their end on the open page (BO-45): cards, basket, sums, hours and times. The basket stays whole; a
 * notice names the dishes of it that have just gone off sale.
 */
export async function showSaleChange({ store, i18n, before: version }: Change): Promise<void> {
  const before = new Set(stoppedInBasket(store));
  if (menuOf(version) !== menuOf(store.get(saleVersionAtom))) await showNewMenu(store);
  await loadBranchOffer(store, store.get(menuBranchIdAtom));
  void cacheOf(store).invalidateQueries({ predicate: ({ queryKey }) => CHANGED.has(queryKey[0]) });
  const gone = stoppedInBasket(store).filter((id) => !before.has(id));
  const { language } = store.get(pageAtom);
  const names = joinNames(
    gone.map((id) => nameOf(store, id)),
    language,
  );
  if (names === '') return;
  await needMessages(i18n, language);
  const open = { label: i18n._(msg`To the basket`), onAction: () => go(store.get(basketPathAtom)) };
  store.set(notifyAtom, {
    text: i18n._(msg`Just sold out: ${names}. Your basket is kept; remove it or choose another dish.`),
    action: open,
  });
}
