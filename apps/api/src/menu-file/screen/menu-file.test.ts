import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { products } from '../../db/schema/catalog.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import {
  draftOf,
  editedBrand,
  EVERY_LINE,
  importFile,
  patch,
  publish,
  save,
  undo,
} from '../../testing/back-office/menu-editor.ts';
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
const bring = (file: BlobPart, change: { idempotencyKey?: string; hash?: string } = {}) =>
  importFile(manager, file, change);
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
    const once = { idempotencyKey: key(), hash: preview.hash };
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

  test('BO-273 BO-371 an error of a row is named, the row is left out, and the others go into the draft', async () => {
    const file = 'id,price\nlagman,40000\nproduct-1,cheap\n';
    const { errors, rows } = unwrap(await check(file));
    expect(errors).toEqual([{ line: 3, column: 'price', code: 'price.wrong', facts: { cell: 'cheap' } }]);
    expect(rows.map(({ line, kind }) => [line, kind])).toEqual([[2, 'CHANGED']]);
    expect((await draftOf(manager)).patches).toEqual([]);
    unwrap(await bring(file));
    expect((await draftOf(manager)).patches).toMatchObject([{ id: 'lagman', value: 40_000 }]);
  });

  test('BO-371 a file of errors alone is refused, and so is one that is no workbook', async () => {
    expect((await bring('id,price\nproduct-1,cheap\n')).error).toMatchObject({
      status: 422,
      code: 'menuFile.wrong',
    });
    expect((await check('not a workbook', 'xlsx')).error?.code).toBe('menuFile.unreadable');
    expect((await draftOf(manager)).patches).toEqual([]);
  });

  test('BO-273 a value that another person changed since the preview is a conflict', async () => {
    unwrap(await save(manager, [patch('costPrice', 60_000, 0, 'lagman')]));
    expect((await bring('id,price\nlagman,40000\n')).error?.code).toBe('draft.conflict');
  });
});

const MESSY = 'Код;Название;Категория;Цена, сум;Заметка\n;Сомса;Салаты;12 000;да\n;Чой;Салаты;5000;\n';

describe('BO-371 the rows and columns of a menu file', () => {
  test('BO-371 only ticked rows go into the draft', async () => {
    const file = ',name_uz,category_uz,price\n,Somsa,Nonushta,12000\n,Choy,Ichimliklar,5000\n';
    expect(unwrap(await check(file)).rows.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'NEW'],
      [3, 'NEW'],
    ]);
    unwrap(await importFile(manager, file, { lines: '3' }));
    const { patches } = await draftOf(manager);
    expect(patches.filter(({ field }) => field === 'name.uz').map(({ value }) => value)).toEqual([
      'Ichimliklar',
      'Choy',
    ]);
  });

  test('BO-371 a dish that a row takes off sale is shown as hidden', async () => {
    const { rows } = unwrap(await check('id,active\nlagman,0\nproduct-1,1\n'));
    expect(rows.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'HIDDEN'],
      [3, 'SAME'],
    ]);
  });

  test('BO-371 a draft that changed since the check refuses the import, which writes nothing', async () => {
    const file = 'id,price\nlagman,40000\n';
    const { hash } = unwrap(await check(file));
    unwrap(await save(manager, [patch('costPrice', 60_000, 0, 'lagman')]));
    const { error } = await importFile(manager, file, { hash, expectedVersion: 1 });
    expect(error).toMatchObject({ status: 409, code: 'menuFile.changed' });
    expect((await draftOf(manager)).patches).toMatchObject([{ value: 60_000 }]);
  });

  test('BO-371 titles of another program are guessed, mapped by hand, and remembered for the same titles', async () => {
    const first = unwrap(await check(MESSY));
    expect(first.columns.map(({ column }) => column)).toEqual([
      'external_id',
      'name_ru',
      'category_ru',
      'price',
      '',
    ]);
    expect(first).toMatchObject({ isRemembered: false, created: 2, errorCount: 0 });
    const query = { format: 'csv', columns: '.name_uz.category_uz.price.' } as const;
    const body = new Blob([MESSY]);
    const mapped = unwrap(await manager.api(endpoints.checkMenuFile, { query, body }));
    expect(mapped.rows[0]?.cells.map(({ column }) => column)).toEqual(['name_uz', 'category_uz', 'price']);
    expect(unwrap(await check(MESSY)).isRemembered).toBe(false);
    const chosen = { ...query, hash: mapped.hash, lines: EVERY_LINE, expectedVersion: '0' };
    unwrap(await manager.api(endpoints.importMenuFile, { query: chosen, body, idempotencyKey: key() }));
    const again = unwrap(await check('Цена, сум;Название;Код;Категория;Заметка\n5000;Чой;;Салаты;\n'));
    expect(again).toMatchObject({ isRemembered: true, same: 1 });
    expect(again.columns.map(({ column }) => column)).toEqual(['price', 'name_uz', '', 'category_uz', '']);
  });

  test.each(['price.price', 'no_such_column', 'id.'.repeat(80)])(
    'BO-371 a mapping of an unknown column, or of one column twice, is refused: %s',
    async (columns) => {
      const query = { format: 'csv', columns } as const;
      const { error } = await manager.api(endpoints.checkMenuFile, { query, body: new Blob([MESSY]) });
      expect(error?.status).toBe(400);
    },
  );

  test('BO-371 the mapping of one merchant is not that of another', async () => {
    unwrap(await bring(MESSY));
    expect(unwrap(await check(MESSY)).isRemembered).toBe(true);
    const other = await aRunningApi({ brand: editedBrand() });
    const outsider = await staffPerson(other, { role: 'MANAGER' });
    const body = new Blob([MESSY]);
    const seen = unwrap(await outsider.api(endpoints.checkMenuFile, { query: { format: 'csv' }, body }));
    expect(seen.isRemembered).toBe(false);
  });
});

describe('BO-372 locked fields', () => {
  const lock = (locks: string[], base = 0) => save(manager, [patch('lockedFields', locks, base, 'lagman')]);

  test('BO-372 a field that is locked in the draft stays, is shown as such, and the others are changed', async () => {
    unwrap(await lock(['price', 'name']));
    const file = 'id,name_uz,price,barcode\nlagman,Boshqa,40000,47800001\nproduct-1,,40000,\n';
    const { rows, locked } = unwrap(await check(file));
    expect(locked).toBe(1);
    expect(rows[0]).toMatchObject({ kind: 'CHANGED' });
    expect(rows[0]?.cells.map(({ column, isLocked }) => [column, isLocked])).toEqual([
      ['barcode', false],
      ['name_uz', true],
      ['price', true],
    ]);
    unwrap(await bring('id,name_uz,price,barcode\nlagman,Boshqa,40000,47800001\n'));
    const { patches } = await draftOf(manager);
    expect(patches.map(({ field }) => field).toSorted()).toEqual(['barcode', 'lockedFields']);
    expect(unwrap(await check('id,price\nlagman,1\n')).rows).toMatchObject([{ kind: 'LOCKED' }]);
  });

  test('BO-372 a lock is published, undone byte for byte, and has a history', async () => {
    const rowOf = () =>
      osh.deps.db.inTenant(osh.merchantId, (tx) =>
        tx.select().from(products).where(eq(products.id, 'lagman')),
      );
    const before = await rowOf();
    unwrap(await lock(['price']));
    unwrap(await publish(manager, (await draftOf(manager)).revision));
    expect((await rowOf())[0]?.data['lockedFields']).toEqual(['price']);
    const { version } = await draftOf(manager);
    const changes = unwrap(
      await manager.api(endpoints.listMenuChanges, { query: { entity: 'product', id: 'lagman' } }),
    );
    expect(changes).toMatchObject([{ field: 'lockedFields', before: [], after: ['price'] }]);
    unwrap(await undo(manager, { version, expectedVersion: version }));
    expect(await rowOf()).toEqual(before);
  });

  test('BO-372 an unknown field cannot be locked', async () => {
    expect((await lock(['costPrice'])).error?.status).toBe(400);
  });
});
