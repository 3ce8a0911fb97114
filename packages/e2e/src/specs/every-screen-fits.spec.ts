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
        if (large) wide.push(`${path} at 200 %: ${large}`);
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
        for (const [colorScheme, rules] of [['light'], ['dark', COLOUR_RULES]] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          found.push(...(await findings(page, rules)).map((finding) => `${path} ${colorScheme} ${finding}`));
        }
      }
      expect(found).toEqual([]);
    });
  });
