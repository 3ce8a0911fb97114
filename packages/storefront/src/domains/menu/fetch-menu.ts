import { MINUTE_MS } from '@dasturxon/core/kernel';
import { type ApiError, getOverall } from '@dasturxon/core/api';
import { menuMoment, minutesToChange } from '@dasturxon/core/catalog';

import { storefrontMenu } from '../../catalog/storefront-menu.ts';
import { type SlimMenu, type SlimProduct, toSlimMenu } from '../../catalog/slim-menu.ts';
import { serverTime } from '../../clock/server-time.ts';
import { pageAtom } from '../../store/boot.ts';
import { menuAtom, newerMenuAtom } from './menu.ts';
import { apiOf } from '../session/api.ts';
import { soldAgain } from './sold-again.ts';
import type { Store } from '../../store/store.ts';

/** A menu by the hour is looked at this long after the minute of its change has begun. */
const GRACE_MS = 1_000;

/**
 * Fetches the menu of this moment in the language of the page and replaces the page's. A failure leaves the view unchanged and
 * is returned.
 */
export async function fetchMenu(store: Store): Promise<ApiError | null> {
  const answer = await fetchMenuNow(store);
  return 'error' in answer ? answer.error : null;
}

async function fetchMenuNow(store: Store): Promise<{ error: ApiError } | { changesIn: number }> {
  const { shell, language, settings, merchant, timeZone } = store.get(pageAtom);
  const type = shell === 'web' ? 'WEB' : 'TG';
  const { data, error } = await apiOf(store)(getOverall, { query: { type } });
  if (error) return { error };
  const { rules } = data;
  const at = menuMoment(serverTime(), timeZone);
  const menu = toSlimMenu(storefrontMenu(data, language, at), language, {
    main: settings.languages.main,
    version: '',
    images: settings.layout.categoryImages,
    logo: settings.look.logo ?? merchant.logo,
    timed: rules.length > 0,
    services: settings.services,
    whenOf: (product) => soldAgain(product, { rules, at, language }),
  });
  store.set(newerMenuAtom, { ...menu, products: withSameRows(menu.products, store.get(menuAtom)) });
  return { changesIn: minutesToChange(rules, at) };
}

/** The new rows, each as the object that it was if nothing in it changed, so that only changed cards are drawn. */
function withSameRows(rows: readonly SlimProduct[], before: SlimMenu | null): SlimProduct[] {
  const known = new Map((before?.products ?? []).map((row) => [row[0], row]));
  return rows.map((row) => {
    const was = known.get(row[0]);
    return was && JSON.stringify(was) === JSON.stringify(row) ? was : row;
  });
}

/** Applies the hours and the happy-hour prices of the menu to the page, now and at each change, until the signal (B21). */
export async function followMenuClock(store: Store, signal: AbortSignal): Promise<void> {
  const answer = await fetchMenuNow(store);
  const minutes = 'changesIn' in answer ? answer.changesIn : 1;
  const wait = minutes * MINUTE_MS - (serverTime().getTime() % MINUTE_MS) + GRACE_MS;
  if (signal.aborted) return;
  const timer = setTimeout(() => void followMenuClock(store, signal), wait);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
