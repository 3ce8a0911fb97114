import { type ThemeChoice, THEME_COOKIE, THEME_COOKIE_DAYS } from '@dasturxon/core/kernel';

import { writeCookie } from './write-cookie.ts';

/** Shows the website in a theme from now on: this page at once, each next one from its first picture (early-theme.ts). */
export function chooseTheme(choice: ThemeChoice): void {
  writeCookie(THEME_COOKIE, choice, THEME_COOKIE_DAYS);
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['scheme'];
  else dataset['scheme'] = choice;
}
