import { endpoints, unwrap } from '@dasturxon/core/api';
import { OrderSettings } from '@dasturxon/core/merchant';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { cashbackLedger } from '../../db/schema/promos.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { checkMoney } from '../commands/check-money.ts';

const PRICE = 90_000;
/** Ten percent of what an order costs. */
const EARNED = 9_000;

let osh: Scene;
let staff: Person;
beforeAll(async () => {
  const orderSettings = v.parse(OrderSettings, { cashbackPercent: 10 });
  osh = await aRunningApi({ brand: { ...aPayingBrand(['CASH'], {}), orderSettings } });
  staff = await osh.person({ role: 'MANAGER' });
});

const inTenant: Scene['deps']['db']['inTenant'] = (...about) => osh.deps.db.inTenant(...about);
const ledgerOf = (guest: Person) =>
  inTenant(osh.merchantId, (tx) =>
    tx.select().from(cashbackLedger).where(eq(cashbackLedger.userId, guest.userId)),
  );
async function balanceOf(guest: Person) {
  const [row] = await inTenant(osh.merchantId, (tx) =>
    tx.select({ cashback: users.cashback }).from(users).where(eq(users.id, guest.userId)),
  );
  return row!.cashback;
}
const sumOf = async (guest: Person) => (await ledgerOf(guest)).reduce((sum, { amount }) => sum + amount, 0);

const order = async (guest: Person, cashback = 0) =>
  unwrap(await place(guest, pickUp({ cashback, totalPrice: PRICE - cashback })));
async function close(id: string) {
  for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const)
    unwrap(await staff.api(endpoints.moveOrder, { params: { id }, body: { to } }));
}
const giveBack = (orderId: string, amount: number | null = null) =>
  staff.api(endpoints.refundOrder, {
    params: { orderId },
    body: { amount, byHand: true },
    idempotencyKey: key(),
  });

test('T34 IMP-19 a late refund takes back what the order has earned: a part by its share, the rest with the last of it', async () => {
  const guest = await osh.person();
  const { id } = await order(guest);
  await close(id);
  expect(await balanceOf(guest)).toBe(EARNED);
  unwrap(await giveBack(id, 30_000));
  expect(await balanceOf(guest)).toBe(6_000);
  unwrap(await giveBack(id));
  expect(await balanceOf(guest)).toBe(0);
  expect((await ledgerOf(guest)).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['EARN', EARNED],
    ['REVOKE', -3_000],
    ['REVOKE', -6_000],
  ]);
});

test('T34 IMP-19 of spent points only the rest is taken back, and no balance is negative', async () => {
  const guest = await osh.person();
  const first = await order(guest);
  await close(first.id);
  await order(guest, 8_000);
  unwrap(await giveBack(first.id));
  expect([await balanceOf(guest), await sumOf(guest)]).toEqual([0, 0]);
});

test('T34 IMP-19 an order of which a part went back before it was closed earns for the rest', async () => {
  const guest = await osh.person();
  const { id } = await order(guest);
  unwrap(await staff.api(endpoints.markPaid, { params: { orderId: id } }));
  unwrap(await giveBack(id, 45_000));
  await close(id);
  expect(await balanceOf(guest)).toBe(4_500);
  unwrap(await giveBack(id));
  expect([await balanceOf(guest), await sumOf(guest)]).toEqual([0, 0]);
});

type Step = { deed: 'order' | 'close' | 'refund'; at: number; share: number };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    deed: fc.constantFrom('order', 'close', 'close', 'refund', 'refund'),
    at: fc.nat(20),
    share: fc.integer({ min: 0, max: 100 }),
  }),
  { minLength: 4, maxLength: 14 },
);

/** Orders with points, closes them and gives money back in some order; errors are part of it. */
async function live(guest: Person, list: readonly Step[]) {
  const placed: string[] = [];
  for (const { deed, at, share } of list) {
    const id = placed[at % Math.max(placed.length, 1)];
    if (deed === 'order' && placed.length < 3) {
      const cashback = Math.floor(((await balanceOf(guest)) * share) / 100);
      placed.push((await order(guest, cashback)).id);
    } else if (deed === 'close' && id) await close(id).catch(() => undefined);
    else if (id) await giveBack(id, share === 100 ? null : share * 900);
    expect(await balanceOf(guest)).toBe(await sumOf(guest));
    expect(await balanceOf(guest)).toBeGreaterThanOrEqual(0);
  }
}

test('T34 IMP-19 for any sequence of orders and refunds the balance equals its ledger and is never negative', async () => {
  const numRuns = Number(process.env.FC_RUNS ?? 15);
  await fc.assert(
    fc.asyncProperty(steps, async (list) => live(await osh.person(), list)),
    { numRuns },
  );
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});
