import { endpoints, unwrap } from '@dasturxon/core/api';
import { aProduct } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
const everywhere = ['branch-1', 'branch-2'].map((id) => ({ branch: { id, isActive: true } }));
const products = ['product-1', 'lagman', 'tea'].map((id) => aProduct({ id, productBranch: everywhere }));
beforeEach(async () => {
  osh = await aRunningApi({ brand: { ...twoBranches(), products } });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const HOUR = { term: '1H', reason: null } as const;
const offSale = async (branchId = 'branch-1') =>
  unwrap(await osh.as(null)(endpoints.getStopList, { query: { branchId } })).productIds.toSorted();
const stop = (ids: string[], branchId?: string) =>
  manager.api(endpoints.stopDishes, {
    body: { ...HOUR, ids, ...(branchId && { branchId }) },
    idempotencyKey: key(),
  });
const putBack = (ids: string[], branchId?: string) =>
  manager.api(endpoints.returnDishes, {
    body: { ids, ...(branchId && { branchId }) },
    idempotencyKey: key(),
  });

test('BO-432 several dishes go off sale at one branch or all, and come back together', async () => {
  const stopped = unwrap(await stop(['product-1', 'tea', 'tea'], 'branch-1'));
  expect(stopped.map(({ branchId, productIds }) => [branchId, productIds.toSorted()])).toEqual([
    ['branch-1', ['product-1', 'tea']],
  ]);
  expect([await offSale(), await offSale('branch-2')]).toEqual([['product-1', 'tea'], []]);
  unwrap(await stop(['lagman']));
  expect([await offSale(), await offSale('branch-2')]).toEqual([['lagman', 'product-1', 'tea'], ['lagman']]);
  unwrap(await putBack(['lagman', 'tea']));
  expect([await offSale(), await offSale('branch-2')]).toEqual([['product-1'], []]);
});

test('BO-432 one unknown dish stops none, and a longer stop stays', async () => {
  expect((await stop(['tea', 'nothing'])).error?.code).toBe('product.notFound');
  expect(await offSale()).toEqual([]);
  const longer = { term: 'FOR_GOOD', reason: null } as const;
  unwrap(
    await manager.api(endpoints.stopProduct, { params: { id: 'tea' }, body: longer, idempotencyKey: key() }),
  );
  unwrap(await stop(['tea', 'lagman']));
  const sections = unwrap(await manager.api(endpoints.readStops, { params: { id: 'branch-1' } }));
  const until = sections.flatMap((one) => one.products).find(({ id }) => id === 'tea')?.stop?.until;
  expect(until).toBeNull();
});

test('BO-432 a manager of one branch stops dishes there alone', async () => {
  const own = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
  const ids = ['tea'];
  unwrap(await own.api(endpoints.stopDishes, { body: { ...HOUR, ids }, idempotencyKey: key() }));
  expect([await offSale(), await offSale('branch-2')]).toEqual([[], ['tea']]);
  const body = { ...HOUR, ids, branchId: 'branch-1' };
  const refused = await own.api(endpoints.stopDishes, { body, idempotencyKey: key() });
  expect(refused.error?.code).toBe('branch.notFound');
});
