import { endpoints, unwrap } from '@dasturxon/core/api';
import { aProduct } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { products } from '../../db/schema/catalog.ts';
import { slotUses } from '../../db/schema/orders.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { later } from '../../testing/codes.ts';
import { delivery, key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let operator: StaffPerson;
let guest: Person;
const everywhere = ['branch-1', 'branch-2'].map((id) => ({ branch: { id, isActive: true } }));
beforeEach(async () => {
  const dishes = [
    aProduct({ productBranch: everywhere, amount: 10 }),
    aProduct({ id: 'lagman', costPrice: 30_000, productBranch: everywhere }),
  ];
  osh = await aRunningApi({ brand: { ...twoBranches(), products: dishes } });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
  guest = await osh.person();
});

const ordered = async (change: Parameters<typeof pickUp>[0] = {}) =>
  unwrap(await place(guest, pickUp(change))).id;
const board = async (who = operator) => unwrap(await who.api(endpoints.readBoard)).orders;
const card = async (id: string) => (await board()).find((one) => one.id === id)!;
const branches = (id: string, who = operator) => who.api(endpoints.readOtherBranches, { params: { id } });
const give = async (id: string, branchId = 'branch-2', { who = operator, idempotencyKey = key() } = {}) =>
  who.api(endpoints.giveToBranch, {
    params: { id },
    body: { branchId, expectedVersion: (await card(id)).version },
    idempotencyKey,
  });
const move = async (id: string, to: 'ACCEPTED' | 'COOKING') =>
  unwrap(
    await operator.api(endpoints.moveBoardOrder, {
      params: { id },
      body: { to, expectedVersion: (await card(id)).version },
      idempotencyKey: key(),
    }),
  );
type Stop = { term: '1H' } | { term: 'LEFT'; left: number };
const stop = async (productId: string, branchId: string, change: Stop = { term: '1H' }) =>
  unwrap(
    await operator.api(endpoints.stopProduct, {
      params: { id: productId },
      body: { branchId, reason: null, ...change },
      idempotencyKey: key(),
    }),
  );
const leftAt = async (branchId: string) =>
  unwrap(await operator.api(endpoints.readStops, { params: { id: branchId } }))
    .flatMap((section) => section.products)
    .find(({ id }) => id === 'product-1')?.stop?.left;
const stock = async () =>
  osh.deps.db.inTenant(osh.merchantId, async (tx) => {
    const [row] = await tx
      .select({ amount: products.amount })
      .from(products)
      .where(eq(products.id, 'product-1'));
    return row?.amount;
  });

describe('BO-157 §9.10 an order goes to another branch', () => {
  test('exactly one board has it afterwards, with its sum; the guest reads where it is made', async () => {
    const first = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] });
    const second = await staffPerson(osh, { role: 'KITCHEN', branchIds: ['branch-2'] });
    const id = await ordered();
    const has = async (who: StaffPerson) => (await board(who)).some((one) => one.id === id);
    expect([await has(first), await has(second)]).toEqual([true, false]);
    const before = await card(id);
    const given = unwrap(await give(id));
    expect(given).toMatchObject({ branchId: 'branch-2', status: 'CREATED', totalPrice: before.totalPrice });
    expect(given.givenBy).not.toBeNull();
    expect([await has(first), await has(second)]).toEqual([false, true]);
    const order = unwrap(await guest.api(endpoints.getOrder, { params: { id } }));
    expect(order.branch?.id).toBe('branch-2');
    const messages = unwrap(await guest.api(endpoints.listNotifications, { params: { id: guest.userId } }));
    expect(JSON.stringify(messages)).toContain('another branch of ours');
  });

  test('a repeated key gives it once; the audit log names both branches', async () => {
    const id = await ordered();
    const idempotencyKey = key();
    const body = { branchId: 'branch-2', expectedVersion: (await card(id)).version };
    const sent = { params: { id }, body, idempotencyKey };
    const first = unwrap(await operator.api(endpoints.giveToBranch, sent));
    expect(unwrap(await operator.api(endpoints.giveToBranch, sent))).toEqual(first);
    const manager = await staffPerson(osh, { role: 'MANAGER' });
    const log = unwrap(await manager.api(endpoints.listAudit, { query: { subjectId: id } }));
    expect(log.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: 'order.branch',
        before: { status: 'CREATED', branchId: 'branch-1' },
        after: { status: 'CREATED', branchId: 'branch-2' },
      },
    ]);
    expect((await operator.api(endpoints.giveToBranch, { ...sent, idempotencyKey: key() })).error?.code).toBe(
      'order.changed',
    );
  });

  test('an accepted order keeps what the guest was promised; one that cooks stays', async () => {
    const id = await ordered();
    const accepted = await move(id, 'ACCEPTED');
    const given = unwrap(await give(id));
    expect([given.status, given.cookingTime]).toEqual(['ACCEPTED', accepted.cookingTime]);
    await move(id, 'COOKING');
    expect((await branches(id)).error?.code).toBe('order.branchFixed');
    expect((await give(id, 'branch-1')).error?.code).toBe('order.branchFixed');
  });
});

describe('BO-157 what a branch lacks', () => {
  test('its missing dishes are named, and it cannot take the order over until they are back', async () => {
    await stop('lagman', 'branch-2');
    const cartItems = [
      { productId: 'product-1', count: 1 },
      { productId: 'lagman', count: 1 },
    ];
    const id = await ordered({ cartItems, totalPrice: 75_000 });
    const [other] = unwrap(await branches(id));
    expect(other).toMatchObject({ id: 'branch-2', obstacles: ['DISHES'] });
    expect(other?.missing).toHaveLength(1);
    expect((await give(id)).error?.code).toBe('order.branchUnfit');
    later(osh, 3601);
    expect(unwrap(await branches(id))[0]?.obstacles).toEqual([]);
  });

  test('a paused branch is closed', async () => {
    const id = await ordered();
    unwrap(
      await operator.api(endpoints.pauseBranch, {
        params: { id: 'branch-2' },
        body: { term: '15' },
        idempotencyKey: key(),
      }),
    );
    expect(unwrap(await branches(id))[0]?.obstacles).toEqual(['CLOSED']);
    expect((await give(id)).error?.code).toBe('order.branchUnfit');
  });

  test('a branch outside the caller’s own is not offered', async () => {
    const id = await ordered();
    const own = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] });
    expect(unwrap(await branches(id, own))).toEqual([]);
    expect((await give(id, 'branch-2', { who: own, idempotencyKey: key() })).error?.code).toBe(
      'branch.notFound',
    );
    expect((await give(id, 'branch-1')).error?.code).toBe('branch.notFound');
  });
});

describe('BO-157 what an order took goes with it', () => {
  test('the amounts left of both branches, and all of it back when it is cancelled', async () => {
    await stop('product-1', 'branch-1', { term: 'LEFT', left: 5 });
    await stop('product-1', 'branch-2', { term: 'LEFT', left: 3 });
    const id = await ordered();
    expect([await leftAt('branch-1'), await leftAt('branch-2'), await stock()]).toEqual([3, 3, 8]);
    later(osh, 60);
    unwrap(await give(id));
    expect([await leftAt('branch-1'), await leftAt('branch-2'), await stock()]).toEqual([5, 1, 8]);
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: { reason: 'x' } }));
    expect([await leftAt('branch-1'), await leftAt('branch-2'), await stock()]).toEqual([5, 3, 10]);
  });

  test('a branch that has fewer left does not take it', async () => {
    const id = await ordered();
    await stop('product-1', 'branch-2', { term: 'LEFT', left: 1 });
    expect(unwrap(await branches(id))[0]?.obstacles).toEqual(['DISHES']);
  });

  test('the last portions of the brand are the order’s own', async () => {
    const id = await ordered({ cartItems: [{ productId: 'product-1', count: 10 }], totalPrice: 450_000 });
    expect(await stock()).toBe(0);
    expect(unwrap(await branches(id))[0]?.obstacles).toEqual([]);
    unwrap(await give(id));
    expect(await stock()).toBe(0);
  });

  test('a later order moves from slot to slot', async () => {
    const body = pickUp({ later: true, day: '2026-05-14', time: '15:00' });
    const { id } = unwrap(await guest.api(endpoints.placeOrderAtTime, { body, idempotencyKey: key() }));
    unwrap(await give(id));
    const used = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select({ branchId: slotUses.branchId, used: slotUses.used }).from(slotUses),
    );
    expect(used.toSorted((one, two) => (one.branchId < two.branchId ? -1 : 1))).toEqual([
      { branchId: 'branch-1', used: 0 },
      { branchId: 'branch-2', used: 1 },
    ]);
  });
});

test('BO-157 of presses at the same time one gives the order', async () => {
  const id = await ordered();
  const { version: expectedVersion } = await card(id);
  const sent = { params: { id }, body: { branchId: 'branch-2', expectedVersion } };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => operator.api(endpoints.giveToBranch, { ...sent, idempotencyKey: key() })),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(unwrap(await branches(id)).map((one) => one.id)).toEqual(['branch-1']);
});

test('BO-157 a delivery goes to a branch that brings it there; distance is measured from it', async () => {
  const { id } = unwrap(await place(guest, delivery({ totalPrice: 105_000 })));
  const from = (await card(id)).branchId;
  const [other] = unwrap(await branches(id));
  expect(other!.distance).toBeGreaterThan(0);
  expect(other!.id).not.toBe(from);
  unwrap(await give(id, other!.id));
  expect((await card(id)).distance).toBe(other!.distance);
});
