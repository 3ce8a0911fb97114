import type { Locator, Page } from '@playwright/test';

import { seededRandom } from '../../../evening/plan.ts';
import { SettingsEditor } from '../../pages/settings-editor.ts';
import { signInAsOwner } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** The frame of a preview has round corners; a radius around each is not compared. */
const CORNER = 12;
/** Pixels of 290,000 that may differ: a round edge in a frame is smoothed anew. A button of another shade has thousands. */
const SMOOTHED = 10;

/** How many pixels of two pictures of one size differ by more than a rounding. */
const differing = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async ({ urls, corner }) => {
      const read = async (url: string) => {
        const picture = await createImageBitmap(await (await fetch(url)).blob());
        const { width, height } = picture;
        const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
        canvas.drawImage(picture, 0, 0);
        return { width, height, data: canvas.getImageData(0, 0, width, height).data };
      };
      const [a, b] = await Promise.all(urls.map(read));
      if (!a || !b || a.width !== b.width || a.height !== b.height) return Infinity;
      const isCorner = (x: number, y: number) =>
        Math.min(x, a.width - 1 - x) < corner && Math.min(y, a.height - 1 - y) < corner;
      return Array.from({ length: a.width * a.height }, (_, at) => at).filter((at) => {
        if (isCorner(at % a.width, Math.floor(at / a.width))) return false;
        return [0, 1, 2].some(
          (channel) => Math.abs(a.data[at * 4 + channel]! - b.data[at * 4 + channel]!) > 2,
        );
      }).length;
    },
    {
      urls: [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
      corner: CORNER,
    },
  );

/** The browser scales a picture in a frame and in a page each in its own way: what the brand's colour draws stays. */
const hidePictures = (html: Locator) =>
  html.evaluate((root) => {
    for (const picture of root.querySelectorAll('img')) picture.style.visibility = 'hidden';
  });

const random = seededRandom(20);
/** Colours that are the same in every run. */
const COLOURS = Array.from(
  { length: 500 },
  () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')
      .toUpperCase()}`,
);
/** The most that one colour takes: it is typed, previewed, published and compared. */
const COLOUR_MS = 10_000;

test('scenario 20 BO-352 the preview of each of the random colours has the pixels that the storefront has after its publication', async ({
  browser,
  expectedErrors,
}) => {
  test.setTimeout(60_000 + COLOURS.length * COLOUR_MS);
  expectedErrors.push(/401 \(Unauthorized\)/);
  const device = { isMobile: false, hasTouch: false, locale: 'en-GB' };
  const desk = await browser.newContext({ ...device, viewport: { width: 1440, height: 1200 } });
  const page = await desk.newPage();
  await signInAsOwner(page, 'osh');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const editor = new SettingsEditor(page);
  await editor.openSection('Look');
  const shown = page.locator('iframe:not([aria-hidden="true"])');
  const root = shown.contentFrame().locator('html');
  /** The style of the frame, which is replaced each time that its page is built anew. */
  const styleOf = async (): Promise<string> => {
    let style = '';
    await expect(async () => {
      style = await root.evaluate(() => document.querySelector('style')?.textContent ?? '');
      expect(style).not.toBe('');
    }).toPass();
    return style;
  };
  await expect(shown).toBeVisible();
  const { width, height } = await root.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const guest = await browser.newContext({ ...device, viewport: { width, height } });
  /** The pixels of the frame: its place on the page is rounded to whole ones. */
  const previewed = async () => {
    const { x, y } = (await shown.boundingBox())!;
    return page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width, height } });
  };
  const comparer = await guest.newPage();

  for (const colour of COLOURS) {
    const before = await styleOf();
    await page.getByRole('textbox', { name: 'Main colour' }).fill(colour);
    await expect.poll(styleOf).not.toEqual(before);
    const style = await styleOf();
    await root.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.mouse.move(0, 0);
    await editor.publishAll();

    const site = await guest.newPage();
    await expect(async () => {
      await site.goto(`${new URL((await shown.getAttribute('src'))!).origin}/?lang=en`);
      expect(await site.evaluate(() => document.querySelector('style')?.textContent)).toEqual(style);
    }).toPass();
    for (const shownPage of [root, site.locator('html')]) await hidePictures(shownPage);
    await expect
      .poll(async () => differing(comparer, await previewed(), await site.screenshot()), { message: colour })
      .toBeLessThan(SMOOTHED);
    await site.close();
  }
  await guest.close();
  await desk.close();
});
