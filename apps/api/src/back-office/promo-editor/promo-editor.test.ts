import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue } from '@dasturxon/core/drafts';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { editedBrand } from '../../testing/back-office/menu-editor.ts';
import {
  promoPatches,
  promosDraft,
  publishPromos,
  savePromos,
  undoPromos,
} from '../../testing/back-office/promo-editor.ts';
import { pickUp, place, quoteBody, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
let guest: Person;
beforeEach(async () => {
  osh = await aRunningApi({
    brand: { ...editedBrand(), promos: [], settings: settings({ promoActive: true }) },
  });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  guest = await osh.person();
});

const NEW = 'a1b2c3d4-0000-4000-8000-000000000001';
const OTHER = 'a1b2c3d4-0000-4000-8000-000000000002';
const tenth: Record<string, FieldValue> = {
  exists: true,
  isActive: true,
  'name.ru': 'Десять процентов',
  productDiscount: 10,
};

const saved = async (id: string, fields: Record<string, FieldValue>, base = 0) =>
  unwrap(await savePromos(manager, promoPatches(id, fields, base))).revision;
const published = async (id: string, fields: Record<string, FieldValue>, base = 0) =>
  publishPromos(manager, await saved(id, fields, base));
const quote = async (promoCode: string | null = null) =>
  guest.api(endpoints.quoteOrder, { body: { ...quoteBody(pickUp()), promoCode } });
const off = async () => unwrap(await quote()).totalProductDiscount;
const example = async (id: string) =>
  unwrap(await manager.api(endpoints.readPromoExample, { query: { id } }));

describe('BO-280 the draft of the promotions', () => {
  test('BO-280 a promotion is made, published, paused, removed and brought back by undo; guests’ orders follow', async () => {
    const before = await off();
    await saved(NEW, tenth);
    expect(await off()).toBe(before);
    unwrap(await publishPromos(manager, 1));
    const tenthOff = await off();
    expect(tenthOff).toBeGreaterThan(before);
    unwrap(await published(NEW, { isActive: false }, 2));
    expect(await off()).toBe(before);
    unwrap(await published(NEW, { isActive: true, 'rule.maxDiscount': 1_000 }, 4));
    expect(await off()).toBe(before + 1_000);
    unwrap(await published(NEW, { exists: false }, 6));
    expect(await off()).toBe(before);
    expect((await promosDraft(manager)).records).toEqual([]);
    unwrap(await undoPromos(manager, 5, 5));
    expect(await off()).toBe(before + 1_000);
  });

  test('BO-280 a removed promotion that an order has had keeps its count, and its code is free', async () => {
    unwrap(await published(NEW, { ...tenth, code: 'salom' }));
    const { totalPrice } = unwrap(await quote('SALOM'));
    unwrap(await place(guest, pickUp({ promoCode: 'SALOM', totalPrice })));
    expect((await promosDraft(manager)).uses).toMatchObject([{ id: NEW, uses: 1 }]);
    unwrap(await published(NEW, { exists: false }, 2));
    expect((await quote('SALOM')).error?.code).toBe('promo.notFound');
    unwrap(await published(OTHER, { ...tenth, code: 'SALOM' }, 4));
    expect((await quote('SALOM')).error).toBeNull();
    expect((await promosDraft(manager)).records.map(({ id }) => id)).toEqual([OTHER]);
  });

  test.each<[string, Record<string, FieldValue>, string, string]>([
    ['with the code of another', { code: 'BIR' }, 'code', 'codeTaken'],
    ['that takes nothing off', { productDiscount: 0 }, 'productDiscount', 'noDiscount'],
    ['without a name and a code', { 'name.ru': '' }, 'name', 'nameMissing'],
  ])('BO-280 a promotion %s is saved and not published', async (_, change, field, problem) => {
    unwrap(await published(OTHER, { ...tenth, code: 'BIR' }));
    const answer = await published(NEW, { ...tenth, ...change }, 2);
    expect(answer.error?.code).toBe('draft.incomplete');
    expect(answer.error?.data['problems']).toEqual([{ entity: 'promo', id: NEW, field, problem }]);
  });

  test('BO-280 an operator neither reads nor changes promotions', async () => {
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    expect((await operator.api(endpoints.readPromosDraft)).error?.code).toBe('forbidden');
    expect((await savePromos(operator, promoPatches(NEW, tenth))).error?.code).toBe('forbidden');
  });
});

describe('BO-281 what a promotion would have cost', () => {
  test('BO-281 an unpublished promotion is judged on the orders of the last week, with its limits', async () => {
    const placed = [unwrap(await place(guest, pickUp())), unwrap(await place(await osh.person(), pickUp()))];
    await saved(NEW, tenth);
    const each = Math.round(placed[0]!.totalProductPrice / 10);
    expect(await example(NEW)).toEqual({ days: 7, orders: 2, used: 2, off: 2 * each, most: each, points: 0 });
    await saved(NEW, { maxUses: 1, 'rule.orderNumbers': [1] }, 1);
    expect(await example(NEW)).toMatchObject({ orders: 2, used: 1, off: each });
    await saved(NEW, { 'dishes.kind': 'FREE', 'dishes.productIds': ['nothing-sold'], productDiscount: 0 }, 2);
    expect(await example(NEW)).toMatchObject({ orders: 2, used: 0, off: 0 });
  });
});
