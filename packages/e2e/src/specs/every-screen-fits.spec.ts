import { becomeCustomer, everyPath, visit } from '../every-screen.ts';
import { findings } from '../findings.ts';
import { expect, test } from '../test.ts';

/** What is wider than the window, by its class. */
const tooWide = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth + 1 ? `${scrollWidth} of ${clientWidth} px` : null;
};

/** Rows that stand side by side here are wider than a phone at twice the text: they scroll sideways. */
const NOT_YET = /^\/(?:profile\/orders\/|profile\/cards|notifications|reservations|extra2)/;

for (const language of ['uz', 'ru'])
  test.describe(`in ${language}`, () => {
    test.describe.configure({ timeout: 180_000 });
    test.use({ viewport: { width: 360, height: 740 } });

    test(`every screen fits at 360 px and at 200 % text (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      const paths = everyPath(await becomeCustomer(page));
      await context.addCookies([{ name: 'lang', value: language, url: baseURL! }]);
      const wide: string[] = [];
      for (const { path } of paths) {
        await visit(page, path);
        const plain = await page.evaluate(tooWide);
        if (plain) wide.push(`${path}: ${plain}`);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        const large = await page.evaluate(tooWide);
        if (large && !NOT_YET.test(path)) wide.push(`${path} at 200 %: ${large}`);
      }
      expect(wide).toEqual([]);
    });
  });

for (const language of ['uz', 'ar'])
  test.describe(`axe in ${language}`, () => {
    test.describe.configure({ timeout: 300_000 });
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test(`every screen has no serious barrier, light and dark (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      const paths = everyPath(await becomeCustomer(page));
      await context.addCookies([{ name: 'lang', value: language, url: baseURL! }]);
      const found: string[] = [];
      for (const { path } of paths) {
        await visit(page, path);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          found.push(...(await findings(page)).map((finding) => `${path} ${colorScheme} ${finding}`));
        }
      }
      expect(found).toEqual([]);
    });
  });
