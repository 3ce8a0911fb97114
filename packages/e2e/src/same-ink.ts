import type { Locator, Page } from '@playwright/test';

/** A picture of a ticket of which one CSS pixel is one dot of a printer. */
export async function ticketInDots(paper: Locator): Promise<Buffer> {
  await paper.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.id = 'ticket-in-dots';
    copy.style.setProperty('--dot', '1px');
    Object.assign(copy.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '999' });
    document.body.append(copy);
  });
  await paper.page().evaluate(() => document.fonts.ready.then(() => undefined));
  const copy = paper.page().locator('#ticket-in-dots');
  const picture = await copy.screenshot({ scale: 'css' });
  await copy.evaluate((element) => element.remove());
  return picture;
}

/**
 * The smaller share of ink dots of either picture that have ink of the other one beside them, from 0 to 1. Two renderers round
 * the height of a line each in its own way, so lines are compared at the shift at which they agree best.
 *
 * @param page any page of an own context
 */
export async function sharedInk(page: Page, pictures: readonly [Buffer, Buffer]): Promise<number> {
  const urls = pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  return page.evaluate(async (given) => {
    const SHIFT_DOTS = 5;
    const near = [-2, -1, 0, 1, 2];
    const read = async (url: string) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      const { width, height } = picture;
      const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
      canvas.drawImage(picture, 0, 0);
      const { data } = canvas.getImageData(0, 0, width, height);
      const isInk = (x: number, y: number) =>
        x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4]! < 140;
      return { width, height, isInk };
    };
    type Picture = Awaited<ReturnType<typeof read>>;
    /** The ink dots of each line, a line being rows without an empty one between them. */
    const linesOf = ({ width, height, isInk }: Picture) => {
      const lines: { x: number; y: number }[][] = [];
      let wasEmpty = true;
      for (let y = 0; y < height; y++) {
        const row = [...Array(width).keys()].filter((x) => isInk(x, y)).map((x) => ({ x, y }));
        if (row.length > 0 && wasEmpty) lines.push([]);
        lines.at(-1)?.push(...row);
        wasEmpty = row.length === 0;
      }
      return lines;
    };
    const share = (of: Picture, within: Picture) => {
      const isMet = (x: number, y: number) =>
        near.some((dy) => near.some((dx) => within.isInk(x + dx, y + dy)));
      const shifts = [...Array(2 * SHIFT_DOTS + 1).keys()].map((step) => step - SHIFT_DOTS);
      const lines = linesOf(of);
      const met = lines.map((dots) =>
        Math.max(...shifts.map((shift) => dots.filter(({ x, y }) => isMet(x, y + shift)).length)),
      );
      return met.reduce((sum, one) => sum + one, 0) / lines.flat().length;
    };
    const [one, other] = await Promise.all(given.map(read));
    return Math.min(share(one!, other!), share(other!, one!));
  }, urls);
}
