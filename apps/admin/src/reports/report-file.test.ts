import { unguarded } from '@dasturxon/core/format';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';

import { csvOf, type ReportFile, workbookOf } from './report-file.ts';

const file: ReportFile = {
  name: 'sales',
  title: 'Kun',
  heads: ['Kun', 'Buyurtmalar', 'Tushum, soʻm', 'Toʻlangan'],
  rows: [
    [{ day: '2026-05-12' }, 3, { som: 135_000 }, { at: '2026-05-12T21:30:00Z' }],
    ['=1+1', 0, { som: -500.5 }, null],
  ],
  zone: 'Asia/Tashkent',
  isRightToLeft: false,
};
const readBack = async (of: ReportFile) =>
  readSheet(Buffer.from(await (await workbookOf(of)).arrayBuffer()), { trim: false });

describe('BO-441 a report as a workbook', () => {
  test('BO-441 numbers are numbers, days are days, and moments are of Tashkent’s clock', async () => {
    expect(await readBack(file)).toEqual([
      ['Kun', 'Buyurtmalar', 'Tushum, soʻm', 'Toʻlangan'],
      [new Date('2026-05-12T00:00:00Z'), 3, 135_000, new Date('2026-05-13T02:30:00Z')],
      ['=1+1', 0, -500.5, null],
    ]);
  });

  test('BO-441 a text is the text that it was, never a formula', async () => {
    const start = fc.constantFrom('=', '+', '-', '@', '');
    const word = fc.stringMatching(/^[A-Za-z0-9()"'!: ]{1,20}$/).filter((text) => text.trim() !== '');
    const texts = fc.array(
      fc.tuple(start, word).map(([sign, text]) => `${sign}${text}`),
      { minLength: 1, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(texts, async (own) => {
        const seen = await readBack({ ...file, heads: ['A'], rows: own.map((text) => [text]) });
        expect(seen.slice(1).map(([text]) => String(text))).toEqual(own);
      }),
      { numRuns: 50 },
    );
    const blob = await workbookOf({ ...file, rows: [['=HYPERLINK("http://a.uz")']] });
    expect(Buffer.from(await blob.arrayBuffer()).length).toBeGreaterThan(0);
  });

  test('BO-441 the CSV has the same rows', () => {
    const lines = csvOf(file).slice(1).trim().split('\r\n');
    expect(lines[1]).toBe('"12.05.2026","3","135000","13.05.2026 02:30"');
    expect(unguarded(lines[2]!.split('","')[0]!.slice(1))).toBe('=1+1');
  });
});
