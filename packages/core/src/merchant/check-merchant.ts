import { HOME_PATH, ROUTES } from '../paths/routes.ts';
import type { Merchant } from './whole-merchant.schema.ts';

/** The result of looking the merchant up. `none`: our API answered that it does not exist. `failed`: no answer. */
export type MerchantLookup =
  | { state: 'found'; merchant: Pick<Merchant, 'isActive' | 'deleted'> }
  | { state: 'none' }
  | { state: 'failed' };

/** Where the check sends the person, and whether the device is wiped first. */
export type MerchantCheck =
  | { outcome: 'continue'; goTo: `/${string}` | null }
  | { outcome: 'blocked' | 'deleted'; goTo: `/${string}` | null }
  | { outcome: 'notAvailable'; goTo: `/${string}` | null; wipe: true }
  | { outcome: 'retry'; goTo: null };

const PAGES = {
  blocked: ROUTES.blocked.path,
  deleted: ROUTES.deleted.path,
  notAvailable: ROUTES.merchantNotAvailable.path,
} as const;

const EXEMPT: readonly string[] = Object.values(PAGES);

/**
 * The check that runs before brand pages (NAV-05, D7). `goTo` is null if no redirect is needed. Inactive: /blocked
 * (NAV-10). Deleted: /deleted (NAV-13). Unknown merchant: storage is wiped, then /merchantNotAvailable (NAV-11). A
 * failed lookup wipes nothing: the last menu or a retry page stays (D59).
 */
export function checkMerchant(lookup: MerchantLookup, path: string): MerchantCheck {
  const goTo = (page: `/${string}`) => (path === page ? null : page);
  if (lookup.state === 'failed') return { outcome: 'retry', goTo: null };
  if (lookup.state === 'none') return { outcome: 'notAvailable', goTo: goTo(PAGES.notAvailable), wipe: true };
  if (lookup.merchant.deleted) return { outcome: 'deleted', goTo: goTo(PAGES.deleted) };
  if (!lookup.merchant.isActive) return { outcome: 'blocked', goTo: goTo(PAGES.blocked) };
  return { outcome: 'continue', goTo: EXEMPT.includes(path) ? HOME_PATH : null };
}
