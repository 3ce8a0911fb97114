import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, aProduct, everyDay } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { later } from '../../testing/codes.ts';
import { key, pickUp, place, quoteBody, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let operator: StaffPerson;
const branch = (id: string) => ({
  ...aBranch({ id, workHours: everyDay({ open: '09:00', close: '23:00' }) }),
  tariff: null,
  slotCapacity: null,
});
const everywhere = ['branch-1', 'branch-2'].map((id) => ({ branch: { id, isActive: true } }));
const products = [
  aProduct({ productBranch: everywhere }),
  aProduct({ id: 'sold-out', amount: 0, productBranch: everywhere }),
  aProduct({ id: 'elsewhere', productBranch: [everywhere[1]!] }),
];
beforeEach(async () => {
  const branches = [branch('branch-1'), branch('branch-2')];
  osh = await aRunningApi({ brand: { settings: settings(), branches, products } });
  guest = await osh.person();
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

type Stop = { term?: '1H' | 'TOMORROW' | 'FOR_GOOD'; branchId?: string; reason?: string; id?: string };
const stop = (who: StaffPerson, { id = 'product-1', term = '1H', ...given }: Stop, idempotencyKey = key()) =>
  who.api(endpoints.stopProduct, {
    params: { id },
    body: { term, reason: null, ...given },
    idempotencyKey,
  });
const putBack = (who: StaffPerson, branchId?: string) =>
  who.api(endpoints.returnProduct, { params: { id: 'product-1' }, query: { branchId } });
const listed = async (who: StaffPerson, branchId = 'branch-1') =>
  unwrap(await who.api(endpoints.readStops, { params: { id: branchId } })).flatMap((one) => one.products);
const stopOf = async (branchId?: string) =>
  (await listed(operator, branchId)).find(({ id }) => id === 'product-1')?.stop;
const offSale = async (branchId: string) =>
  unwrap(await osh.as(null)(endpoints.getStopList, { query: { branchId } })).productIds;
const log = async () => {
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  return unwrap(await manager.api(endpoints.listAudit, { query: { subjectId: 'product-1' } }));
};

test('BO-18 the list has what the branch offers by category, with what its stock has run out of', async () => {
  expect(await listed(operator)).toMatchObject([
    { id: 'product-1', isSoldOut: false, stop: null },
    { id: 'sold-out', isSoldOut: true, stop: null },
  ]);
  expect((await listed(operator, 'branch-2')).map(({ id }) => id)).toContain('elsewhere');
});

test('BO-19 a stopped product cannot be quoted or ordered at that branch, and returns by itself', async () => {
  const until = new Date(osh.clock.now.getTime() + 3600_000).toISOString();
  const stopped = unwrap(await stop(operator, { branchId: 'branch-1', reason: 'Guruch tugadi' }));
  expect(stopped).toEqual([{ branchId: 'branch-1', until, productIds: ['product-1'], orders: [] }]);
  expect(await stopOf()).toEqual({ until, by: 'OPERATOR', reason: 'Guruch tugadi', left: null });
  expect(await offSale('branch-1')).toContain('product-1');
  expect(await offSale('branch-2')).not.toContain('product-1');
  const quote = await guest.api(endpoints.quoteOrder, { body: quoteBody(pickUp()) });
  expect(quote.error?.code).toBe('product.unavailable');
  expect((await place(guest, pickUp())).error?.code).toBe('product.unavailable');
  expect((await place(guest, pickUp({ branch: { id: 'branch-2' } }))).error).toBeNull();
  later(osh, 3600);
  expect(await stopOf()).toBeNull();
  expect((await place(guest, pickUp())).error).toBeNull();
});

test('BO-19 until tomorrow is until the next opening, and for good is until staff put it back', async () => {
  unwrap(await stop(operator, { term: 'TOMORROW', branchId: 'branch-1' }));
  const { until } = (await stopOf())!;
  expect(new Date(until!).toISOString()).toMatch(/T04:00:00\.000Z$/);
  unwrap(await stop(operator, { term: 'FOR_GOOD', branchId: 'branch-1' }));
  later(osh, 3 * 24 * 3600);
  expect((await place(await osh.person(), pickUp())).error?.code).toBe('product.unavailable');
  const again = await staffPerson(osh, { role: 'KITCHEN' });
  unwrap(await putBack(again, 'branch-1'));
  expect((await place(await osh.person(), pickUp())).error).toBeNull();
});

test('BO-19 without a branch it is stopped and put back at all branches of the person', async () => {
  unwrap(await stop(operator, {}));
  for (const id of ['branch-1', 'branch-2']) expect(await offSale(id)).toContain('product-1');
  const cook = await staffPerson(osh, { role: 'KITCHEN', branchIds: ['branch-2'] });
  unwrap(await putBack(cook));
  expect(await offSale('branch-1')).toContain('product-1');
  expect(await offSale('branch-2')).not.toContain('product-1');
  unwrap(await putBack(operator));
  expect(await offSale('branch-1')).not.toContain('product-1');
});

test('BO-06 each stop and return is one line of the audit log with before and after; a repeated key adds none', async () => {
  const idempotencyKey = key();
  const first = unwrap(await stop(operator, { branchId: 'branch-1' }, idempotencyKey));
  later(osh, 60);
  expect(unwrap(await stop(operator, { branchId: 'branch-1' }, idempotencyKey))).toEqual(first);
  unwrap(await putBack(operator, 'branch-1'));
  unwrap(await putBack(operator, 'branch-1'));
  const { until } = first[0]!;
  expect(await log()).toMatchObject([
    { action: 'product.return', before: { until, by: 'OPERATOR' }, after: null },
    { action: 'product.stop', by: 'OPERATOR', before: null, after: { until, by: 'OPERATOR' } },
  ]);
});

test('BO-04 staff of one branch read and stop nothing at another', async () => {
  const cook = await staffPerson(osh, { role: 'KITCHEN', branchIds: ['branch-2'] });
  expect((await cook.api(endpoints.readStops, { params: { id: 'branch-1' } })).error?.code).toBe(
    'branch.notFound',
  );
  expect((await stop(cook, { branchId: 'branch-1' })).error?.code).toBe('branch.notFound');
  expect((await putBack(cook, 'branch-1')).error?.code).toBe('branch.notFound');
  expect(await offSale('branch-1')).not.toContain('product-1');
});

test('T04 a product of another brand is not found', async () => {
  const burger = await aRunningApi({ brand: { products: [aProduct({ id: 'burger-only' })] } });
  expect((await stop(operator, { id: 'burger-only' })).error?.code).toBe('product.notFound');
  expect(unwrap(await burger.as(null)(endpoints.getStopList, { query: {} })).productIds).toEqual([]);
});

test.each(['COURIER', 'WAITER'] as const)('BO-03 a %s has no stop-list', async (role) => {
  const person = await staffPerson(osh, { role });
  expect((await stop(person, {})).error?.code).toBe('forbidden');
  expect((await putBack(person)).error?.code).toBe('forbidden');
  expect((await person.api(endpoints.readStops, { params: { id: 'branch-1' } })).error?.code).toBe(
    'forbidden',
  );
});
