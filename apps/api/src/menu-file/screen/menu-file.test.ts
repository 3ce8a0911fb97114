import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save } from '../../testing/back-office/menu-editor.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

type Format = 'csv' | 'xlsx';
const check = async (file: BlobPart, format: Format = 'csv') =>
  manager.api(endpoints.checkMenuFile, { query: { format }, body: new Blob([file]) });
const bring = async (file: BlobPart, idempotencyKey = key(), expectedVersion = 0) =>
  manager.api(endpoints.importMenuFile, {
    query: { format: 'csv', expectedVersion: String(expectedVersion) },
    body: new Blob([file]),
    idempotencyKey,
  });
const exported = async (format: Format) => {
  const { content } = unwrap(await manager.api(endpoints.exportMenuFile, { query: { format } }));
  return Buffer.from(content, 'base64');
};

describe('BO-273 the menu as a file on the screen', () => {
  test.each(['csv', 'xlsx'] as const)('BO-273 an export of the draft changes nothing, %s', async (format) => {
    unwrap(await save(manager, [patch('costPrice', 50_000)]));
    const preview = unwrap(await check(new Uint8Array(await exported(format)), format));
    expect(preview).toMatchObject({ created: 0, changed: 0, same: 2, errorCount: 0 });
  });

  test('BO-273 a file is shown, goes into the draft once per key, and is on the menu once published', async () => {
    const file = 'id,name_uz,category_uz,price\nlagman,,,40000\n,Somsa,Nonushta,12000\n'.replace(
      'lagman,,,',
      'lagman,Lagʻmon,,',
    );
    const preview = unwrap(await check(file));
    expect(preview).toMatchObject({ created: 1, changed: 1, same: 0, absent: 1, errorCount: 0 });
    expect((await draftOf(manager)).patches).toEqual([]);
    const once = key();
    const first = unwrap(await bring(file, once));
    expect(unwrap(await bring(file, once))).toEqual(first);
    const { revision } = await draftOf(manager);
    unwrap(await publish(manager, revision));
    const menu = unwrap(await osh.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));
    const made = menu.products.find(({ name }) => name.uz === 'Somsa');
    expect(made).toMatchObject({ costPrice: 12_000, productBranch: [{}, {}] });
    expect(menu.categories.find(({ id }) => id === made?.categoryId)?.name.uz).toBe('Nonushta');
    expect(unwrap(await check(file))).toMatchObject({ created: 0, changed: 0, same: 2 });
  });

  test('BO-273 an error of a row is named, and then nothing goes into the draft', async () => {
    const file = 'id,price\nlagman,40000\nproduct-1,cheap\n';
    const { errors } = unwrap(await check(file));
    expect(errors).toEqual([{ line: 3, column: 'price', code: 'price.wrong', facts: { cell: 'cheap' } }]);
    expect((await bring(file)).error).toMatchObject({ status: 422, code: 'menuFile.wrong' });
    expect((await check('not a workbook', 'xlsx')).error?.code).toBe('menuFile.unreadable');
    expect((await draftOf(manager)).patches).toEqual([]);
  });

  test('BO-273 a value that another person changed since the preview is a conflict', async () => {
    unwrap(await save(manager, [patch('costPrice', 60_000, 0, 'lagman')]));
    expect((await bring('id,price\nlagman,40000\n')).error?.code).toBe('draft.conflict');
  });
});
