import { endpoints, unwrap } from '@dasturxon/core/api';
import { OrderSettings } from '@dasturxon/core/merchant';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { cashbackLedger, promos } from '../../db/schema/promos.ts';
import { checkMoney } from '../../payments/commands/check-money.ts';
import { key, pickUp, place, quoteBody } from '../../testing/order-bodies.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

const PRICE = 90_000;

async function aScene(percent = 10): Promise<Scene> {
  const orderSettings = v.parse(OrderSettings, { cashbackPercent: percent });
  const brand = aPayingBrand(['CASH'], {});
  const scene = await aRunningApi({ brand: { ...brand, orderSettings } });
  const data = { name: { uz: 'Ikki', ru: 'Два', eng: 'Two' }, rule: { doublesCashback: true } };
  const row = { merchantId: scene.merchantId, id: 'twice', code: 'twice', discountType: 'AMOUNT', data };
  await scene.deps.db.inTenant(scene.merchantId, async (tx) => {
    await tx.update(promos).set({ isActive: false });
    await tx.insert(promos).values({ ...row, isAutomatic: true, maxUses: 1 });
  });
  return scene;
}
const quote = async ({ api }: Person) =>
  unwrap(await api(endpoints.quoteOrder, { body: quoteBody(pickUp()) }));
const ledger = (scene: Scene, { userId }: Person) =>
  scene.deps.db.inTenant(scene.merchantId, async (tx) => {
    const own = eq(cashbackLedger.userId, userId);
    const lines = await tx.select().from(cashbackLedger).where(own).orderBy(asc(cashbackLedger.amount));
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(user!.cashback);
    return lines.map(({ kind, amount }) => `${kind} ${amount}`);
  });
const usesOf = (scene: Scene) =>
  scene.deps.db.inTenant(scene.merchantId, async (tx) => {
    const [row] = await tx.select({ uses: promos.uses }).from(promos).where(eq(promos.id, 'twice'));
    return row!.uses;
  });

test('BO-411 the quote names twice the points, the closed order books them once, and a refund takes them back', async () => {
  const scene = await aScene();
  const [guest, staff] = [await scene.person(), await scene.person({ role: 'MANAGER' })];
  const quoted = await quote(guest);
  expect([quoted.totalPrice, quoted.earned]).toEqual([PRICE, 18_000]);
  expect(quoted.offers.map(({ state, text }) => [state, text?.eng])).toEqual([
    ['APPLIED', 'Twice the cashback points'],
  ]);
  const order = unwrap(await place(guest, pickUp({ totalPrice: PRICE })));
  expect(order.promotions.map((one) => [one.promoId, one.doublesCashback])).toEqual([['twice', true]]);
  expect(await usesOf(scene)).toBe(1);
  // The next order finds no use left.
  expect((await quote(guest)).earned).toBe(9_000);
  const params = { id: order.id };
  for (const to of ['ACCEPTED', 'DONE'] as const)
    unwrap(await staff.api(endpoints.moveOrder, { params, body: { to } }));
  const close = () => staff.api(endpoints.moveOrder, { params, body: { to: 'CLOSED' } });
  await Promise.all([close(), close(), close()]);
  expect(await ledger(scene, guest)).toEqual(['EARN 18000']);
  const giveBack = (amount: number | null) =>
    staff.api(endpoints.refundOrder, {
      params: { orderId: order.id },
      body: { amount, byHand: true },
      idempotencyKey: key(),
    });
  unwrap(await giveBack(30_000));
  expect(await ledger(scene, guest)).toEqual(['REVOKE -6000', 'EARN 18000']);
  unwrap(await giveBack(null));
  expect(await ledger(scene, guest)).toEqual(['REVOKE -12000', 'REVOKE -6000', 'EARN 18000']);
  expect(await checkMoney(scene.deps, scene.merchantId)).toEqual([]);
});

test('BO-411 where an order earns no points, nothing is doubled and no use is taken', async () => {
  const scene = await aScene(0);
  const guest = await scene.person();
  const quoted = await quote(guest);
  expect([quoted.earned, quoted.promotions, quoted.offers]).toEqual([0, [], []]);
  expect(unwrap(await place(guest, pickUp({ totalPrice: PRICE }))).promotions).toEqual([]);
  expect(await usesOf(scene)).toBe(0);
});
