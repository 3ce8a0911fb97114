import type { Page } from '@playwright/test';

import { becomeCustomer, everyPath, visit } from '../every-screen.ts';
import { COLOUR_RULES, findings } from '../findings.ts';
import { expect, test } from '../test.ts';

/** How much wider the page is than the window, and the words and boxes that stick out. */
const tooWide = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return null;
  const range = document.createRange();
  const sticksOut = (node: Node) => {
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1);
  };
  const culprits = [...document.querySelectorAll('body *')]
    .filter((element) => element.childElementCount === 0 && sticksOut(element))
    .map((element) => `${element.getAttribute('class')} “${element.textContent.slice(0, 30)}”`);
  return `${scrollWidth} of ${clientWidth} px: ${culprits.slice(0, 6).join(', ')}`;
};

/** What a page is asked for in a language: one visit answers for all of it. */
const ASKED = [
  { language: 'uz', fits: true, barriers: true },
  { language: 'ru', fits: true, barriers: false },
  { language: 'ar', fits: false, barriers: true },
] as const;

/** At the width of a small phone, as it is and with letters twice as large. */
async function widthsOf(page: Page, path: string): Promise<string[]> {
  const plain = await page.evaluate(tooWide);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const large = await page.evaluate(tooWide);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return [plain && `${path}: ${plain}`, large && `${path} at 200 %: ${large}`].filter(
    (found) => found !== null,
  );
}

async function barriersOf(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [['light'], ['dark', COLOUR_RULES]] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await findings(page, rules)).map((finding) => `${path} ${colorScheme} ${finding}`));
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

for (const { language, fits, barriers } of ASKED)
  test.describe(`in ${language}`, () => {
    test.describe.configure({ timeout: 300_000 });
    test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

    const asked = [
      fits && 'fits at 360 px and at 200 % text',
      barriers && 'has no serious barrier, light and dark',
    ];
    test(`RT-37 TEN-08 every screen of a customer ${asked.filter(Boolean).join(' and ')} (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      const paths = everyPath(await becomeCustomer(page));
      await context.addCookies([{ name: 'lang', value: language, url: baseURL! }]);
      const found: string[] = [];
      for (const { name, path } of paths) {
        await visit(page, path);
        await expect(page, `${name} has a title`).toHaveTitle(/\S/);
        if (fits) found.push(...(await widthsOf(page, path)));
        if (barriers) found.push(...(await barriersOf(page, path)));
      }
      expect(found).toEqual([]);
    });
  });
