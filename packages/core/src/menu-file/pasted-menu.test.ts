import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { pastedMenu, sheetCells } from './pasted-menu.ts';

const RUSSIAN = { language: 'ru', category: 'Меню' } as const;
const lines = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('"', '')
    .trimEnd()
    .split(/\r?\n/);

describe('BO-436 a menu pasted from a sheet', () => {
  test.each([
    ['titles are kept', 'Название\tЦена\nПлов\t45 000', ['Название,Цена', 'Плов,45 000']],
    [
      'a list without titles gets them',
      'Плов\t45 000\nЛагман\tуйгурский\t42000 сум',
      ['category_ru,name_ru,price', 'Меню,Плов,45000', 'Меню,Лагман,42000'],
    ],
    [
      'a text that each line has is its description',
      'Плов\tс бараниной\t45 000',
      ['category_ru,name_ru,price,description_ru', 'Меню,Плов,45000,с бараниной'],
    ],
    [
      'a line of one text is a category',
      'Супы\nШурпа\t38.000\n\nНапитки\t\nЧай\t5000',
      ['category_ru,name_ru,price', 'Супы,Шурпа,38000', 'Напитки,Чай,5000'],
    ],
  ])('%s', (_, text, csv) => {
    expect(lines(pastedMenu(text, RUSSIAN))).toEqual(csv);
  });

  test('cells come back as they were copied, whatever is in them', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'я', '"', '\t', '\n', '1') })
      .map((one) => one.trim());
    const quoted = (one: string) => (/["\t\n]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (table) => {
        const rows = table.filter((row) => row.some((one) => one !== ''));
        const text = rows.map((row) => row.map(quoted).join('\t')).join('\n');
        expect(sheetCells(text)).toEqual(rows);
      }),
    );
  });
});
