import { csvText } from '../format/csv-text.ts';
import type { Language } from '../kernel/language.ts';
import { CATEGORY_COLUMNS, type MenuColumn } from './columns.ts';
import { guessColumns } from './map-columns.ts';

/** What a price looks like in a sheet: `45 000`, `45,000 so'm`, `45000 UZS`. */
const PRICE = /^\d{1,3}(?:[\s.,\u00A0\u202F]?\d{3})*(?:\s*(?:so[ʻʼ‘’'`]?m|сум|uzs))?\.?$/iu;

const isPrice = (cell: string): boolean => PRICE.test(cell);
const digitsOf = (cell: string): string => cell.replaceAll(/\D/g, '');

/** The cells of a text as spreadsheets copy it: tabs between cells, quotes around a cell with a tab, a line end or a quote. */
export function sheetCells(text: string): string[][] {
  const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y;
  const plain = text.replaceAll(/\r\n?/g, '\n');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= plain.length; at += 1) {
    cell.lastIndex = at;
    const [whole = '', quoted, bare = ''] = cell.exec(plain) ?? [];
    row.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim());
    at += whole.length;
    if (plain[at] === '\t') continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((one) => one !== ''));
}

const hasTitles = ([head = []]: readonly string[][]): boolean =>
  !head.some(isPrice) && guessColumns(head).some((column) => column !== '');

const filled = (row: readonly string[]): string[] => row.filter((one) => one !== '');

type Named = { language: Language; category: string };

/** A list without titles: a name, what else is written, and a price in each line; a line of its own names a category. */
function titled(rows: readonly string[][], { language, category }: Named): string[][] {
  const shelf = CATEGORY_COLUMNS.find((column) => column === `category_${language}`) ?? 'category_uz';
  const head: MenuColumn[] = [shelf, `name_${language}`, 'price', `description_${language}`];
  let current = category;
  const dishes = rows.flatMap((row) => {
    const texts = filled(row).filter((cell) => !isPrice(cell));
    const price = row.findLast(isPrice);
    const [name = '', ...more] = texts;
    if (price === undefined && more.length === 0) {
      current = name;
      return [];
    }
    return [[current, name, digitsOf(price ?? ''), more.join(' · ')]];
  });
  // An empty cell would empty the description that a dish has.
  const isDescribed = dishes.every((cells) => cells.at(-1) !== '');
  return [head, ...dishes].map((cells) => (isDescribed ? cells : cells.slice(0, -1)));
}

/**
 * A menu that was copied from a sheet, as CSV for the import (BO-436). With titles it is read as a file is; without them a line is a
 * dish, and a line of one text a category. `category`: the one of dishes before any.
 */
export function pastedMenu(text: string, named: Named): string {
  const rows = sheetCells(text);
  return csvText(hasTitles(rows) ? rows : titled(rows, named));
}
