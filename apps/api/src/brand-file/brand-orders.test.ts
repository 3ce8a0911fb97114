import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Handle } from '../db/connect.ts';
import { users } from '../db/schema/customers.ts';
import { orders } from '../db/schema/orders.ts';
import { aDeployment, textOf } from '../testing/brands/brand-files.ts';
import { aDatabase } from '../testing/database.ts';
import { anEditScene, linesOf } from '../testing/edits/edit-scene.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import { exportBrand, type ExportedBrand } from './export-brand.ts';
import { importBrand } from './import-brand.ts';

const KEY = 'cd'.repeat(32);
let scene: Awaited<ReturnType<typeof anEditScene>>;
let away: Handle;
const has = (text: string, id: string) => text.includes(`"id":"${id}"`);
const ids = { closed: '', canceled: '', open: '' };

async function order(count: number): Promise<string> {
  const cartItems = linesOf({ kabob: count });
  const body = pickUp({ cartItems, totalPrice: count * 30_000, paymentType: 'CASH' });
  return unwrap(await place(scene.guest, body)).id;
}
const plain = { customers: false, orders: false };
async function exported(from: ReturnType<typeof aDeployment>, change: Partial<ExportedBrand>) {
  const to = join(from.env.DATA_DIR, `${crypto.randomUUID()}.tar.gz`);
  await exportBrand(from, { sub: scene.osh.merchantId, to, key: KEY, ...plain, ...change });
  return to;
}

beforeAll(async () => {
  scene = await anEditScene();
  away = await aDatabase();
  ids.closed = await order(1);
  for (const to of ['ACCEPTED', 'COOKING', 'DONE', 'CLOSED'] as const) await scene.move(ids.closed, to);
  ids.canceled = await order(2);
  await scene.move(ids.canceled, 'CANCELED');
  ids.open = await order(3);
});
afterAll(() => away.close());

test('C10 guests and ended orders come along where asked, and give the same bytes again', async () => {
  const here = aDeployment(scene.osh.deps.db);
  const there = aDeployment(away);
  const { merchantId } = scene.osh;
  const without = textOf(await exported(here, {}));
  expect(without).not.toMatch(/rows\/(?:users|orders)\//);
  const customers = textOf(await exported(here, { customers: true }));
  expect(customers).toContain(scene.guest.userId);
  expect(customers).not.toContain('rows/orders/');

  const file = await exported(here, { orders: true });
  const text = textOf(file);
  expect([has(text, ids.closed), has(text, ids.canceled), has(text, ids.open)]).toEqual([true, true, false]);
  await importBrand(there, { from: file, hosts: [], key: KEY });
  expect(readFileSync(await exported(there, { orders: true })).equals(readFileSync(file))).toBe(true);

  const rows = await away.inTenant(merchantId, (tx) =>
    tx.select({ id: orders.id, status: orders.status }).from(orders),
  );
  expect(rows.toSorted((one, other) => one.status.localeCompare(other.status))).toEqual([
    { id: ids.canceled, status: 'CANCELED' },
    { id: ids.closed, status: 'CLOSED' },
  ]);
  const people = await away.inTenant(merchantId, (tx) => tx.select().from(users));
  expect(people.map(({ role }) => role)).toEqual(people.map(() => 'CLIENT'));
  expect(people.map(({ id }) => id)).toContain(scene.guest.userId);
});

test('C10 an order whose money still moves stays behind', async () => {
  const here = aDeployment(scene.osh.deps.db);
  const { db, merchantId } = { db: scene.osh.deps.db, merchantId: scene.osh.merchantId };
  await db.asPlatform((tx) =>
    tx.execute(`insert into payment_attempts (merchant_id, id, order_id, provider, state, amount)
      values ('${merchantId}', 'a-1', '${ids.canceled}', 'PAYME', 'PENDING', 1)`),
  );
  const text = textOf(await exported(here, { orders: true }));
  expect([has(text, ids.closed), has(text, ids.canceled)]).toEqual([true, false]);
});

test('T03 the guests and orders of another brand are in no file', async () => {
  const other = await anEditScene();
  const foreign = unwrap(
    await place(
      other.guest,
      pickUp({ cartItems: linesOf({ kabob: 1 }), totalPrice: 30_000, paymentType: 'CASH' }),
    ),
  );
  await other.osh.deps.db.inTenant(other.osh.merchantId, (tx) =>
    tx.update(orders).set({ status: 'CANCELED' }).where(eq(orders.id, foreign.id)),
  );
  const text = textOf(await exported(aDeployment(scene.osh.deps.db), { orders: true }));
  expect([foreign.id, other.guest.userId, other.osh.merchantId].filter((id) => text.includes(id))).toEqual(
    [],
  );
});
