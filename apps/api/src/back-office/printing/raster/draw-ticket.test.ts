import { buildTestTicket } from '@dasturxon/core/printing';
import { LANGUAGES } from '@dasturxon/core/kernel';
import { describe, expect, test } from 'vitest';

import { drawText } from './draw-text.ts';
import { drawTicket } from './draw-ticket.ts';
import { toEscPos } from './encode.ts';

const draw = (text: string) => drawText({ text, dots: 48, isBold: false, width: 576 });
const inkOf = ({ dots }: { dots: Uint8Array }) => dots.reduce((sum, dot) => sum + dot, 0);
/** A letter that no font of tickets has: an empty box. */
const missing = () => draw('\u{E000}');

describe('BO-64 the letters of a ticket, drawn with the fonts of this server', () => {
  test.each([...'oʻgʼЖқұәشطچ中宫鸡₸ığşö'])('%s is in the fonts', async (letter) => {
    const [drawn, box] = [await draw(letter), await missing()];
    expect(inkOf(drawn)).toBeGreaterThan(0);
    expect(drawn.dots).not.toEqual(box.dots);
  });

  test('the apostrophe of oʻ is drawn', async () => {
    expect(inkOf(await draw('oʻ'))).toBeGreaterThan(inkOf(await draw('o')));
  });

  test('Arabic letters are joined, and a line of them begins at the right', async () => {
    const joined = await draw('طبق');
    const apart = await draw('ط\u200Cب\u200Cق');
    expect(joined.width).toBeLessThan(apart.width);
    const [paper] = await drawTicket(
      {
        direction: 'rtl',
        blocks: [{ kind: 'TEXT', parts: ['طبق'], isStruck: false, size: 2, isBold: false }],
      },
      { width: 576, language: 'ar' },
    );
    const columns = [...paper!.dots].flatMap((dot, index) => (dot ? [index % 576] : []));
    expect(Math.min(...columns)).toBeGreaterThan(400);
  });

  test('a line keeps the space of its font: all are as high, and letters begin behind their bearing', async () => {
    const lines = await Promise.all(['acne', 'Ўқ', 'oʻgʻ', 'H'].map(draw));
    expect(new Set(lines.map(({ height }) => height)).size).toBe(1);
    const { width, dots } = lines[3]!;
    expect(Math.min(...[...dots].flatMap((dot, index) => (dot ? [index % width] : [])))).toBeGreaterThan(2);
    const two = await draw('H\nH');
    expect(Math.abs(two.height - 2 * lines[3]!.height)).toBeLessThan(4);
  });

  test('a long text is wrapped within the paper', async () => {
    const long = await draw('Toʻy oshi qazi bilan, katta lagan, achchiq-chuchuk salati bilan');
    expect(long.width).toBeLessThanOrEqual(576);
    expect(long.height).toBeGreaterThan(100);
  });

  test.each(LANGUAGES)('a test print in %s fits 58 mm', async (language) => {
    const ticket = buildTestTicket('Oshxona <1> & bar', { language });
    const papers = await drawTicket(ticket, { width: 384, language });
    expect(papers).toHaveLength(1);
    expect(papers[0]!.width).toBe(384);
    const bytes = toEscPos(papers);
    expect(bytes.length).toBeGreaterThan((papers[0]!.height * 384) / 8);
  });
});
