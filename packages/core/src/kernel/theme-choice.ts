import * as v from 'valibot';

/** What a visitor of the website may choose to see: as the device has it, or always so. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
/** One of them; without one the merchant's own look counts (SET-21). */
export const ThemeChoice = v.picklist(THEME_CHOICES);
export type ThemeChoice = v.InferOutput<typeof ThemeChoice>;

/** The cookie of the choice: the page's first picture reads it. */
export const THEME_COOKIE = 'site-theme';
/** How long the choice is kept. */
export const THEME_COOKIE_DAYS = 365;

/** The theme in a page's cookies; null without one, or for an invalid value. */
export function themeChosen(cookies: string): ThemeChoice | null {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  const kept = pairs.find(([name]) => name === THEME_COOKIE)?.[1];
  return v.is(ThemeChoice, kept) ? kept : null;
}
