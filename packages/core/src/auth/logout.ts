import { MERCHANT_COOKIE } from '../api/headers.ts';
import { THEME_COOKIE } from '../kernel/theme-choice.ts';
import { LANGUAGE_COOKIE } from '../paths/path-prefix.ts';
import { STORED, type TextStore, parseStorageKey } from './text-store.ts';

/**
 * What signing out keeps on the device (SES-04): the brand, the messenger's launch, the list of accounts, and the
 * language, which is not private. Everything else is deleted (SES-03).
 */
export const KEPT_ON_LOGOUT: readonly string[] = [
  STORED.merchantId,
  STORED.initData,
  STORED.launch,
  STORED.brand,
  STORED.sessions,
  STORED.language,
];

/** Cookies that signing out keeps (SES-04): the merchant, the language and the theme, none private. */
export const COOKIES_KEPT_ON_LOGOUT: readonly string[] = [MERCHANT_COOKIE, LANGUAGE_COOKIE, THEME_COOKIE];

/** Keys that signing out of one merchant removes. Other brands of the same origin keep theirs. */
export function keysToClear(keys: readonly string[], merchantId: string): string[] {
  return keys.filter((key) => {
    const ours = parseStorageKey(key);
    if (ours === null) return true;
    return ours.merchantId === merchantId && !KEPT_ON_LOGOUT.includes(ours.name);
  });
}

/** Clears a store on logout (SES-03); call it for the local and for the session storage. */
export function clearOnLogout(store: Pick<TextStore, 'keys' | 'remove'>, merchantId: string): void {
  for (const key of keysToClear(store.keys(), merchantId)) store.remove(key);
}

/** Cookies to expire on logout, by name (SES-03). */
export function cookiesToClear(names: readonly string[]): string[] {
  return names.filter((name) => !COOKIES_KEPT_ON_LOGOUT.includes(name));
}
