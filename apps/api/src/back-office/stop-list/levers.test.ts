import { endpoints, unwrap } from '@dasturxon/core/api';
import { aModificationGroup, aModifier, aProduct } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { later } from '../../testing/codes.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let operator: StaffPerson;
let guest: Person;
const everywhere = ['branch-1', 'branch-2'].map((id) => ({ branch: { id, isActive: true } }));
const products = [
  aProduct({ productBranch: everywhere }),
  aProduct({
    id: 'lagman',
    productBranch: everywhere,
    modificationGroups: [aModificationGroup({ items: [aModifier({ price: 0 })] })],
  }),
];
beforeEach(async () => {
  osh = await aRunningApi({ brand: { ...twoBranches(), products } });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
  guest = await osh.person();
});

const HOUR = { term: '1H', reason: null } as const;
const offSale = async (branchId = 'branch-1') =>
  unwrap(await osh.as(null)(endpoints.getStopList, { query: { branchId } }));
const order = (count: number, who = guest) =>
  place(who, pickUp({ cartItems: [{ productId: 'product-1', count }], totalPrice: 45_000 * count }));
const leave = (left: number) =>
  operator.api(endpoints.stopProduct, {
    params: { id: 'product-1' },
    body: { branchId: 'branch-1', term: 'LEFT', left, reason: null },
    idempotencyKey: key(),
  });
const leftNow = async () =>
  unwrap(await operator.api(endpoints.readStops, { params: { id: 'branch-1' } }))
    .flatMap((section) => section.products)
    .find(({ id }) => id === 'product-1')?.stop;

test('BO-46 a category goes off sale with its products, a longer stop stays, and an undo puts back what was on sale', async () => {
  const longer = { term: 'FOR_GOOD', reason: null } as const;
  unwrap(
    await operator.api(endpoints.stopProduct, {
      params: { id: 'lagman' },
      body: longer,
      idempotencyKey: key(),
    }),
  );
  const stopped = unwrap(
    await operator.api(endpoints.stopCategory, {
      params: { id: 'category-1' },
      body: { ...HOUR, branchId: 'branch-1' },
      idempotencyKey: key(),
    }),
  );
  expect(stopped).toMatchObject([{ branchId: 'branch-1', productIds: ['product-1'] }]);
  expect((await offSale()).productIds).toEqual(['lagman', 'product-1']);
  expect((await offSale('branch-2')).productIds).toEqual(['lagman']);
  later(osh, 3600);
  expect((await offSale()).productIds).toEqual(['lagman']);
  unwrap(await operator.api(endpoints.returnCategory, { params: { id: 'category-1' }, query: {} }));
  expect((await offSale()).productIds).toEqual([]);
});

test('BO-46 a stopped choice cannot be ordered at its branch; dishes without it can', async () => {
  const withCheese = {
    cartItems: [{ productId: 'lagman', count: 1, modifiers: [{ id: 'modifier-1', count: 1 }] }],
    totalPrice: 45_000,
  };
  const waiting = unwrap(await place(guest, pickUp(withCheese)));
  const [at] = unwrap(
    await operator.api(endpoints.stopModifier, {
      params: { id: 'modifier-1' },
      body: { ...HOUR, branchId: 'branch-1' },
      idempotencyKey: key(),
    }),
  );
  expect(at?.orders.map(({ id }) => id)).toEqual([waiting.id]);
  expect((await offSale()).modifierIds).toEqual(['modifier-1']);
  const other = await osh.person();
  expect((await place(other, pickUp(withCheese))).error?.code).toBe('modifier.unavailable');
  expect((await place(other, pickUp({ ...withCheese, branch: { id: 'branch-2' } }))).error).toBeNull();
  expect((await order(1, other)).error).toBeNull();
  later(osh, 3600);
  expect((await offSale()).modifierIds).toEqual([]);
});

test('BO-46 an amount falls with each order, is off sale at none, and comes back with a cancelled order', async () => {
  unwrap(await leave(3));
  const first = unwrap(await order(2));
  expect(await leftNow()).toMatchObject({ left: 1, by: 'OPERATOR' });
  const other = await osh.person();
  expect((await order(2, other)).error).toMatchObject({ code: 'product.notEnough', data: { available: 1 } });
  unwrap(await order(1, other));
  expect((await offSale()).productIds).toEqual(['product-1']);
  unwrap(await guest.api(endpoints.cancelOrder, { params: { id: first.id }, body: { reason: 'x' } }));
  expect(await leftNow()).toMatchObject({ left: 2 });
  expect((await offSale()).productIds).toEqual([]);
});

test('BO-46 orders at the same time never take more than is left', async () => {
  unwrap(await leave(5));
  const people = await Promise.all(Array.from({ length: 12 }, () => osh.person()));
  const placed = await Promise.all(people.map((one) => order(1, one)));
  expect(placed.filter(({ error }) => error === null)).toHaveLength(5);
  const codes = placed.flatMap(({ error }) => error?.code ?? []);
  expect(codes.every((code) => code === 'product.notEnough' || code === 'product.unavailable')).toBe(true);
  expect((await offSale()).productIds).toEqual(['product-1']);
});

test('BO-46 a date ends a stop; a past date, a missing one and a foreign category are refused', async () => {
  const stop = (body: object) =>
    operator.api(endpoints.stopProduct, {
      params: { id: 'product-1' },
      // A body that the types refuse is what is tested.
      body: { branchId: 'branch-1', reason: null, term: 'DATE', ...body } as never,
      idempotencyKey: key(),
    });
  const until = new Date(osh.clock.now.getTime() + 3 * 86_400_000).toISOString();
  expect(unwrap(await stop({ until }))).toMatchObject([{ until }]);
  expect((await stop({ until: '2020-01-01T00:00:00.000Z' })).error?.code).toBe('request.invalid');
  expect((await stop({})).error?.code).toBe('request.invalid');
  const gone = { params: { id: 'nothing' }, body: HOUR };
  const category = await operator.api(endpoints.stopCategory, { ...gone, idempotencyKey: key() });
  const choice = await operator.api(endpoints.stopModifier, { ...gone, idempotencyKey: key() });
  expect([category.error?.code, choice.error?.code]).toEqual(['category.notFound', 'modifier.notFound']);
});

test('BO-47 an order rejected as sold out takes its ticked dishes off sale at its branch, and no other dish', async () => {
  const { id } = unwrap(await order(1));
  const move = (reason: string, productIds: string[]) =>
    operator.api(endpoints.moveBoardOrder, {
      params: { id },
      body: { to: 'CANCELED', reason, stop: { productIds, term: '2H' }, expectedVersion: 1 },
      idempotencyKey: key(),
    });
  expect((await move('TOO_BUSY', ['product-1'])).error?.code).toBe('request.invalid');
  expect((await move('OUT_OF_STOCK', ['lagman'])).error?.code).toBe('request.invalid');
  expect(unwrap(await move('OUT_OF_STOCK', ['product-1'])).status).toBe('CANCELED');
  expect((await offSale()).productIds).toEqual(['product-1']);
  expect((await offSale('branch-2')).productIds).toEqual([]);
  later(osh, 2 * 3600);
  expect((await offSale()).productIds).toEqual([]);
});
