import writeXlsxFile from 'write-excel-file/node';

import { findings } from '../../findings.ts';
import { BoardPage, MANAGER } from '../../pages/board-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

const HEAD = ['name_uz', 'name_ru', 'category_uz', 'price', 'mxik', 'barcode'];
/** Columns that take no letters, and their places. */
const CHECKED = [
  ['price', 3],
  ['mxik', 4],
  ['barcode', 5],
] as const;

/** A workbook of dishes to be added; in each line of `wrong` the cell of its column is an x. */
async function workbook(rows: number, wrong: ReadonlyMap<number, number> = new Map()) {
  const body = Array.from({ length: rows }, (_, at) =>
    [`Taom ${at}`, `Блюдо ${at}`, 'Yangi taomlar', String(1_000 * (1 + (at % 90))), '', ''].map(
      (cell, column) => (wrong.get(at + 2) === column ? 'x' : cell),
    ),
  );
  const sheet = [HEAD, ...body].map((row) => row.map((value) => ({ value, type: String })));
  const buffer = await writeXlsxFile(sheet, { sheet: 'Menu' }).toBuffer();
  return { name: 'menu.xlsx', mimeType: 'application/octet-stream', buffer };
}

test('scenario 19 BO-273 a workbook of 2,000 rows with 25 faults names each by row and column and writes nothing; once mended it goes into the draft, and again it changes nothing', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await desk.newPage();
  await new BoardPage(page).signIn('osh', MANAGER);
  await page.goto(officeAddress('osh', '/menu'));
  await page.getByRole('button', { name: 'Import and export…' }).click();
  const part = page.getByRole('region', { name: 'Import', exact: true });
  const file = part.getByLabel('Menu file, XLSX or CSV up to 10 MB');
  const planted = Array.from({ length: 25 }, (_, nth) => {
    const [column, at] = CHECKED[nth % CHECKED.length]!;
    return { line: 80 * (nth + 1), column, at };
  });
  await file.setInputFiles(await workbook(2_000, new Map(planted.map(({ line, at }) => [line, at]))));
  const errors = part.getByRole('list', { name: 'Errors of the file' }).getByRole('listitem');
  await expect(errors).toHaveCount(25);
  for (const [nth, { line, column }] of planted.entries())
    await expect(errors.nth(nth)).toContainText(`Line ${line}, ${column}`);
  await expect(part.getByRole('button', { name: 'Put into the draft: 1975' })).toBeEnabled();
  expect(await findings(page)).toEqual([]);

  await file.setInputFiles(await workbook(2_000));
  await part.getByRole('button', { name: 'Put into the draft: 2000' }).click();
  await expect(part.getByText('The ticked rows are in the draft.')).toBeVisible({ timeout: 60_000 });
  await file.setInputFiles(await workbook(2_000));
  await expect(part.getByText('No changes: the menu is as the file has it.')).toBeVisible();
  await desk.close();
});
