import { THEME_COOKIE, THEME_COOKIE_DAYS, type ThemeChoice } from '@dasturxon/core/kernel';

import { setPageScheme } from '../hosts/page-scheme.ts';

/** Shows the website in a theme from now on: this page at once, each next one from its first picture (early-theme.ts). */
export function chooseTheme(choice: ThemeChoice): void {
  writeCookie(THEME_COOKIE, choice, THEME_COOKIE_DAYS);
  setPageScheme(choice === 'system' ? null : choice);
}

/** Keeps a choice in a cookie of the whole site, as the server writes its own: Lax, and Secure on HTTPS. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${days * 24 * 60 * 60}; samesite=lax${secure}`;
}
