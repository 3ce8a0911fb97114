import { endpoints, unwrap } from '@dasturxon/core/api';
import { DAY_MS } from '@dasturxon/core/kernel';
import { RETENTION_DAYS } from '@dasturxon/core/privacy';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { favourites, products, stopList } from '../db/schema/catalog.ts';
import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save, undo } from '../testing/back-office/menu-editor.ts';
import { delivery, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { deleteExpiredRows } from './cleanup-job.ts';

let osh: Scene;
let manager: StaffPerson;
let guest: Person;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  guest = await osh.person();
});

const publishAll = async () => publish(manager, (await draftOf(manager)).revision);
const there = () =>
  osh.deps.db.inTenant(osh.merchantId, async (tx) => ({
    dishes: await tx.$count(products, eq(products.id, 'product-1')),
    favourites: await tx.$count(favourites, eq(favourites.productId, 'product-1')),
    stops: await tx.$count(stopList, eq(stopList.productId, 'product-1')),
  }));
const afterDays = (days: number) =>
  deleteExpiredRows(osh.deps.db, new Date(osh.clock.now.getTime() + days * DAY_MS));

describe('BO-342 a removed dish is deleted after 30 days', () => {
  test('BO-342 it stays for the undo until then; an order of it keeps its copy after', async () => {
    const { id } = unwrap(await place(guest, delivery()));
    await osh.deps.db.inTenant(osh.merchantId, async (tx) => {
      const own = { merchantId: osh.merchantId, productId: 'product-1' };
      await tx.insert(favourites).values({ ...own, id: 'liked', userId: guest.userId });
      await tx.insert(stopList).values({ ...own, branchId: 'branch-1' });
    });
    const order = async () => unwrap(await guest.api(endpoints.getOrder, { params: { id } }));
    const before = await order();
    expect(JSON.stringify(before)).toContain('product-1');
    unwrap(await save(manager, [patch('exists', false)]));
    unwrap(await publishAll());
    await afterDays(RETENTION_DAYS.removedDishes - 1);
    expect(await there()).toEqual({ dishes: 1, favourites: 1, stops: 1 });
    unwrap(await undo(manager, { version: 2, expectedVersion: 2 }));
    await afterDays(RETENTION_DAYS.removedDishes + 1);
    expect((await there()).dishes).toBe(1);
    unwrap(await save(manager, [patch('exists', false, (await draftOf(manager)).revision)]));
    unwrap(await publishAll());
    await afterDays(RETENTION_DAYS.removedDishes + 1);
    expect(await there()).toEqual({ dishes: 0, favourites: 0, stops: 0 });
    expect(await order()).toEqual(before);
  });

  test('BO-342 one that a draft changes stays, as do dishes that are only hidden', async () => {
    unwrap(await save(manager, [patch('exists', false)]));
    unwrap(await save(manager, [patch('active', false, 0, 'lagman')]));
    unwrap(await publishAll());
    unwrap(await save(manager, [patch('exists', true, (await draftOf(manager)).revision)]));
    await afterDays(RETENTION_DAYS.removedDishes + 1);
    const ids = (await draftOf(manager)).products.map((product) => product.id);
    expect(ids).toEqual(expect.arrayContaining(['product-1', 'lagman']));
  });
});
