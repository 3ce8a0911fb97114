import { type ThemeChoice, THEME_COOKIE, THEME_COOKIE_DAYS } from '@dasturxon/core/kernel';

/** Shows the website in a theme from now on: this page at once, each next one from its first picture (early-theme.ts). */
export function chooseTheme(choice: ThemeChoice): void {
  const age = THEME_COOKIE_DAYS * 24 * 60 * 60;
  document.cookie = `${THEME_COOKIE}=${choice}; path=/; max-age=${age}; samesite=lax`;
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['scheme'];
  else dataset['scheme'] = choice;
}
