import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import type { WholeBrand } from '../store-brand/whole-brand.ts';
import { place, settings, type Body } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { tableLink } from './table-link.ts';

const name = { ru: 'Зал', uz: 'Zal', eng: 'Hall' };
const table = (id: string, hallId: string) => ({ id, hallId, name: id, chairs: 4 });
const halls: WholeBrand['halls'] = [
  { id: 'hall-1', branchId: 'branch-1', name, price: 5_000, tables: [table('t1', 'hall-1')] },
  { id: 'hall-2', branchId: 'branch-1', name, price: 0, tables: [table('t2', 'hall-2')] },
];

let osh: Scene;
let burger: Scene;
beforeAll(async () => {
  const brand = { halls, settings: settings({ dineInActive: true }) };
  [osh, burger] = [await aRunningApi({ brand }), await aRunningApi({ brand })];
});

const linkOf = (scene: Scene, hallId: string, tableId: string | null) =>
  tableLink(scene.deps.secrets, scene.merchantId, { hallId, tableId });
const read = (link: string, scene = osh) => scene.as(null)(endpoints.readTableLink, { params: { link } });

describe('IMP-12 D74 the link on a table', () => {
  test('names branch, hall with its fee, and table', async () => {
    expect(unwrap(await read(linkOf(osh, 'hall-1', 't1')))).toMatchObject({
      branch: { id: 'branch-1' },
      hall: { id: 'hall-1', price: 5_000 },
      table: { id: 't1', chairs: 4 },
    });
  });

  test('of a hall names the hall alone', async () => {
    expect(unwrap(await read(linkOf(osh, 'hall-2', null)))).toMatchObject({
      hall: { id: 'hall-2' },
      table: null,
    });
  });

  test.each<[string, () => string]>([
    ['of another merchant', () => linkOf(burger, 'hall-1', 't1')],
    ['with another table', () => linkOf(osh, 'hall-1', 't1').replace('t1', 't2')],
    ['with a changed mark', () => `hall-1.t1.${'0'.repeat(32)}`],
    ['cut down to its hall', () => linkOf(osh, 'hall-1', 't1').replace('.t1', '')],
    ['of a table that stands in another hall', () => linkOf(osh, 'hall-1', 't2')],
    ['of a table that is gone', () => linkOf(osh, 'hall-1', 't9')],
    ['of a hall that is gone', () => linkOf(osh, 'hall-9', null)],
  ])('%s is 404', async (_, make) => {
    expect((await read(make())).error).toMatchObject({ status: 404, code: 'notFound' });
  });

  test('that is invalid is 400', async () => {
    const answer = await osh.request('/users/v1/tables/..%2F..%2Fetc');
    expect(answer.status).toBe(400);
  });

  test('is printed for every hall and table by staff only', async () => {
    const [waiter, guest] = [await osh.person({ role: 'WAITER' }), await osh.person()];
    const ask = { params: { id: 'branch-1' } };
    const links = unwrap(await waiter.api(endpoints.listTableLinks, ask));
    expect(links.map(({ hallId, tableId }) => [hallId, tableId])).toEqual([
      ['hall-1', null],
      ['hall-1', 't1'],
      ['hall-2', null],
      ['hall-2', 't2'],
    ]);
    for (const { link } of links) expect((await read(link)).error).toBeNull();
    expect((await guest.api(endpoints.listTableLinks, ask)).error?.status).toBe(403);
    const missing = await waiter.api(endpoints.listTableLinks, { params: { id: 'ghost' } });
    expect(missing.error?.code).toBe('branch.notFound');
  });
});

describe('IMP-12 an order eaten at a table', () => {
  const atTable = (change: Partial<Body>): Body => ({
    serviceType: 'DINE_IN',
    branch: { id: 'branch-1' },
    cartItems: [{ productId: 'product-1', count: 2 }],
    totalPrice: 95_000,
    ...change,
  });

  test('D58 carries the fee of its hall, and no delivery', async () => {
    const { hall, table: found } = unwrap(await read(linkOf(osh, 'hall-1', 't1')));
    const body = atTable({ hallId: hall.id, tableId: found!.id });
    const order = unwrap(await place(await osh.person(), body));
    expect(order).toMatchObject({
      hallId: 'hall-1',
      tableId: 't1',
      servicePrice: 5_000,
      deliveryPrice: 0,
      totalPrice: 95_000,
    });
  });

  test('D74 a table alone finds its hall', async () => {
    const order = unwrap(await place(await osh.person(), atTable({ tableId: 't1' })));
    expect(order.servicePrice).toBe(5_000);
  });

  test('D74 IMP-12 a hall alone is a place too; neither, where there are tables, is refused', async () => {
    const inHall = unwrap(await place(await osh.person(), atTable({ hallId: 'hall-1' })));
    expect(inHall).toMatchObject({ hallId: 'hall-1', tableId: null, servicePrice: 5_000 });
    const { error } = await place(await osh.person(), atTable({ totalPrice: 90_000 }));
    expect(error).toMatchObject({ status: 400, code: 'order.tableMissing' });
  });

  test.each([
    ['an unknown table', { tableId: 'ghost' }],
    ['an unknown hall', { hallId: 'ghost' }],
    ['a table that stands in another hall', { hallId: 'hall-1', tableId: 't2' }],
  ])('T04 with %s is refused', async (_, change) => {
    const { error } = await place(await osh.person(), atTable(change));
    expect(error).toMatchObject({ status: 404, code: 'table.notFound' });
  });
});
