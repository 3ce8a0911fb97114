import type { Page } from '@playwright/test';

import { becomeCustomer, everyPath, visit } from '../../every-screen.ts';
import { COLOUR_RULES, findings } from '../../findings.ts';
import { PLOV } from '../../journeys.ts';
import { misfitsOf } from '../../large-text.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { expect, test } from '../../test.ts';

/** What a page is asked for in a language: one visit answers for all of it. */
const ASKED = [
  { language: 'uz', fits: true, barriers: true, tag: '@nightly' },
  { language: 'ru', fits: true, barriers: false, tag: '@nightly' },
  { language: 'ar', fits: true, barriers: false, tag: undefined },
  { language: 'ar', fits: false, barriers: true, tag: '@nightly' },
] as const;

/** Every rule in the light, and in the dark what depends on colours. */
const SCHEMES = [['light'], ['dark', COLOUR_RULES]] as const;

async function barriersOf(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await findings(page, rules)).map((finding) => `${path} ${colorScheme} ${finding}`));
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

for (const { language, fits, barriers, tag } of ASKED)
  test.describe(`in ${language}`, { tag }, () => {
    test.describe.configure({ timeout: 480_000 });
    test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

    const asked = [
      fits && 'fits at 360 px, and at 200 % text with every word grown',
      barriers && 'has no serious barrier',
    ];
    test(`RT-37 TEN-08 every screen of a customer ${asked.filter(Boolean).join(' and ')} (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      const paths = everyPath(await becomeCustomer(page));
      await (await new MenuPage(page).open()).add(PLOV);
      await context.addCookies([{ name: 'lang', value: language, url: baseURL! }]);
      const found: string[] = [];
      for (const { name, path } of paths) {
        await visit(page, path);
        await expect(page, `${name} has a title`).toHaveTitle(/\S/);
        if (fits) found.push(...(await misfitsOf(page, path)));
        if (barriers) found.push(...(await barriersOf(page, path)));
      }
      expect(found).toEqual([]);
    });
  });
