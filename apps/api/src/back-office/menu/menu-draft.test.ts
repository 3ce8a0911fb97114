import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save, undo } from '../../testing/back-office/menu-editor.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
let other: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  other = await staffPerson(osh, { role: 'ADMIN' });
});

const menu = async () => unwrap(await osh.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));
const priceNow = async (id = 'product-1') => (await menu()).products.find((one) => one.id === id)?.costPrice;

describe('BO-200 the draft', () => {
  test('BO-200 guests see nothing of it; both editors see it with its author and time', async () => {
    const saved = unwrap(
      await save(manager, [patch('costPrice', 50_000), patch('name.uz', ' Choyxona osh ')]),
    );
    expect(saved.revision).toBe(1);
    const at = osh.clock.now.toISOString();
    expect((await draftOf(other)).patches).toMatchObject([
      { field: 'costPrice', value: 50_000, by: 'MANAGER', at, revision: 1, publishAt: null },
      { field: 'name.uz', value: 'Choyxona osh', by: 'MANAGER' },
    ]);
    expect(await priceNow()).toBe(45_000);
    expect(await draftOf(manager)).toMatchObject({
      languages: ['uz', 'ru'],
      groups: [{ name: { uz: expect.any(String) } }],
    });
    const shown = (await draftOf(manager)).products.find(({ id }) => id === 'product-1');
    expect(shown?.fields).toMatchObject({ costPrice: 45_000, 'name.ar': '' });
  });

  test('scenario 18 BO-200 two editors of different fields both stay; of one field the second gets both values', async () => {
    unwrap(await save(manager, [patch('costPrice', 50_000)]));
    expect(unwrap(await save(other, [patch('name.ru', 'Плов с барбарисом')])).revision).toBe(2);
    const late = await save(other, [patch('costPrice', 60_000), patch('name.eng', 'Plov')]);
    expect(late.error).toMatchObject({ status: 409, code: 'draft.conflict' });
    expect(late.error?.data['conflicts']).toEqual([
      {
        entity: 'product',
        id: 'product-1',
        field: 'costPrice',
        yours: 60_000,
        theirs: 50_000,
        revision: 1,
        by: 'MANAGER',
        at: osh.clock.now.toISOString(),
      },
    ]);
    expect((await draftOf(manager)).patches.map(({ field }) => field)).toEqual(['costPrice', 'name.ru']);
    unwrap(await save(other, [patch('costPrice', 60_000, 1)]));
    expect((await draftOf(manager)).patches.find(({ field }) => field === 'costPrice')?.value).toBe(60_000);
  });

  test('BO-200 a field that was published meanwhile is a conflict too', async () => {
    unwrap(await save(manager, [patch('costPrice', 50_000)]));
    unwrap(await publish(manager, 1));
    expect((await save(other, [patch('costPrice', 60_000)])).error?.code).toBe('draft.conflict');
    unwrap(await save(other, [patch('costPrice', 60_000, 1)]));
  });

  test('BO-200 two saves at the same moment: one field is kept, the other is refused with both values', async () => {
    const both = await Promise.all([
      save(manager, [patch('costPrice', 50_000)]),
      save(other, [patch('costPrice', 60_000)]),
    ]);
    expect(both.map(({ error }) => error?.code ?? 'saved').toSorted()).toEqual(['draft.conflict', 'saved']);
  });

  test.each([
    ['a price below zero', patch('costPrice', -1), 400],
    ['a MXIK of 16 digits', patch('mxicCode', '1020200100100000'), 400],
    ['a field that is not edited', patch('amount', 5), 400],
    ['an unknown product', patch('costPrice', 1, 0, 'none'), 404],
  ])('BO-201 %s is not saved', async (_, wrong, status) => {
    expect((await save(manager, [wrong])).error?.status).toBe(status);
    expect((await draftOf(manager)).patches).toEqual([]);
  });

  test('BO-200 a text of digits stays a text', async () => {
    unwrap(await save(manager, [patch('barcode', '4780000000017'), patch('name.zh', '45')]));
    expect((await draftOf(manager)).patches.map(({ value }) => value)).toEqual(['4780000000017', '45']);
    unwrap(await publish(manager, 1));
    await expect
      .poll(async () => (await menu()).products.find(({ id }) => id === 'product-1'))
      .toMatchObject({ barcode: '4780000000017', name: { zh: '45' } });
  });

  test('BO-200 changes are dropped by record, and not those that the caller has not seen', async () => {
    unwrap(await save(manager, [patch('costPrice', 50_000), patch('costPrice', 40_000, 0, 'lagman')]));
    unwrap(await save(other, [patch('name.ru', 'Плов с барбарисом')]));
    const drop = (records: { entity: 'product'; id: string }[] | null, expectedVersion: number) =>
      manager.api(endpoints.discardMenuDraft, { body: { records, expectedVersion }, idempotencyKey: key() });
    expect((await drop(null, 1)).error?.code).toBe('draft.changed');
    unwrap(await drop([{ entity: 'product', id: 'lagman' }], 1));
    expect((await draftOf(manager)).patches.map(({ id }) => id)).toEqual(['product-1', 'product-1']);
    unwrap(await drop(null, 3));
    expect((await draftOf(manager)).patches).toEqual([]);
  });

  test('BO-06 each write is one line of the audit log; a repeated key writes nothing', async () => {
    const again = key();
    unwrap(await save(manager, [patch('costPrice', 50_000)], again));
    unwrap(await save(manager, [patch('costPrice', 50_000)], again));
    unwrap(await publish(manager, 1, { note: 'Kuz' }));
    unwrap(await undo(other, { version: 2, expectedVersion: 2 }));
    const log = unwrap(await other.api(endpoints.listAudit, { query: {} }));
    expect(log.filter(({ action }) => action.startsWith('menu.'))).toMatchObject([
      { action: 'menu.undo', by: 'ADMIN', before: { version: 2 }, after: { version: 3, undoes: 2 } },
      { action: 'menu.publish', by: 'MANAGER', before: { version: 1 }, after: { version: 2, note: 'Kuz' } },
      {
        action: 'menu.save',
        subjectId: 'product-1',
        before: { costPrice: 45_000 },
        after: { costPrice: 50_000 },
      },
    ]);
  });
});

describe('T04 BO-03 rights', () => {
  test('T04 a draft of one brand is neither seen nor published by another', async () => {
    const burger = await aRunningApi({ brand: editedBrand() });
    const theirs = await staffPerson(burger, { role: 'ADMIN' });
    unwrap(await save(manager, [patch('costPrice', 50_000)]));
    expect(unwrap(await theirs.api(endpoints.readMenuDraft)).patches).toEqual([]);
    expect((await publish(theirs, 9)).error?.code).toBe('draft.empty');
    unwrap(await publish(manager, 1));
    expect(unwrap(await theirs.api(endpoints.listMenuVersions))).toEqual([]);
    expect((await undo(theirs, { version: 2, expectedVersion: 1 })).error?.code).toBe('menuVersion.notFound');
    const [product] = unwrap(
      await burger.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }),
    ).products;
    expect(product?.costPrice).toBe(45_000);
  });

  test('BO-03 a manager of some branches prepares changes, and people of every branch publish them', async () => {
    const local = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
    unwrap(await save(local, [patch('costPrice', 50_000)]));
    expect([(await draftOf(local)).canPublish, (await draftOf(manager)).canPublish]).toEqual([false, true]);
    expect((await publish(local, 1)).error?.code).toBe('forbidden');
    expect((await undo(local, { version: 1, expectedVersion: 1 })).error?.code).toBe('forbidden');
    unwrap(await publish(manager, 1));
  });

  test('BO-03 an operator reads the menu and changes nothing', async () => {
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    expect((await draftOf(operator)).products).toHaveLength(2);
    expect((await save(operator, [patch('costPrice', 50_000)])).error?.code).toBe('forbidden');
    expect((await publish(operator, 0)).error?.code).toBe('forbidden');
  });
});
