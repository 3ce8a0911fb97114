import { MERCHANT_COOKIE } from '../api/headers.ts';
import { THEME_COOKIE } from '../kernel/theme-choice.ts';
import { LANGUAGE_COOKIE } from '../paths/path-prefix.ts';
import { STORED, type TextStore, parseStorageKey } from './text-store.ts';

/**
 * What signing out leaves on the device (SES-04): which brand this is, how the messenger opened it, the list of
 * accounts, and the language, which is nobody's secret. Everything else goes (SES-03).
 */
export const KEPT_ON_LOGOUT: readonly string[] = [
  STORED.merchantId,
  STORED.initData,
  STORED.launch,
  STORED.brand,
  STORED.sessions,
  STORED.language,
];

/** Cookies that signing out leaves (SES-04): whose site, its language and its theme, nobody's secrets. */
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
