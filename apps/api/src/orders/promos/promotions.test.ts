import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PromoRule } from '@dasturxon/core/promo';
import { aProduct } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { brandSetups } from '../../db/schema/editing/onboarding.ts';
import { promos } from '../../db/schema/promos.ts';
import { markAsTest } from '../../testing/connections/mark-as-test.ts';
import { delivery, here, items, pickUp, place, quoteBody, settings } from '../../testing/order-bodies.ts';
import { phoneHash } from '../../users/phone-hash.ts';
import { aPhone, aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({
    // 12:00 of a Wednesday in Tashkent.
    now: new Date('2026-05-13T07:00:00Z'),
    brand: { settings: settings({ promoActive: true }), products: [aProduct({ productBranch: here })] },
  });
});

beforeEach(() =>
  inTenant((tx) => tx.update(promos).set({ isActive: false }).where(eq(promos.merchantId, osh.merchantId))),
);

const inTenant = (work: (tx: Tx) => Promise<unknown>) => osh.deps.db.inTenant(osh.merchantId, work);

type Columns = Partial<typeof promos.$inferInsert>;

let added = 0;

/** Adds a promotion that applies by itself, a second later than the one before: the picker has them in that order. */
async function promote(rule: v.InferInput<typeof PromoRule> | null, columns: Columns = {}) {
  const id = crypto.randomUUID();
  const name = { uz: 'Aksiya', ru: 'Акция', eng: 'Promotion' };
  const createdAt = new Date(Date.UTC(2026, 4, 1, 0, 0, (added += 1)));
  const row = {
    merchantId: osh.merchantId,
    id,
    code: id,
    discountType: 'AMOUNT',
    isAutomatic: true,
    createdAt,
  };
  await inTenant((tx) => tx.insert(promos).values({ ...row, data: { name, rule }, ...columns }));
  return id;
}

const quote = async ({ api }: Person, body: Parameters<typeof quoteBody>[0]) =>
  unwrap(await api(endpoints.quoteOrder, { body: quoteBody(body) }));
const cancel = ({ api }: Person, id: string) =>
  api(endpoints.cancelOrder, { params: { id }, body: { reason: 'CHANGED_MIND' } });
async function counted(id: string) {
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select({ uses: promos.uses, spent: promos.spent }).from(promos).where(eq(promos.id, id)),
  );
  return rows[0];
}

test('B30 what applies by itself lowers the quote and the order, and explains itself in the guest’s language', async () => {
  const who = await osh.person();
  const id = await promote({ dishes: { kind: 'FREE', productIds: ['product-1'], paid: 2 } });
  const body = pickUp({ cartItems: items(3), totalPrice: 90_000 });
  const { totalPrice, promotions, explanation } = await quote(who, body);
  expect([totalPrice, promotions.map((one) => [one.promoId, one.onProducts])]).toEqual([
    90_000,
    [[id, 45_000]],
  ]);
  const step = explanation.find(({ rule }) => rule === 'promo.products');
  expect([step?.amount, step?.text?.uz, step?.text?.ru]).toEqual([-45_000, 'Aksiya', 'Акция']);
  const order = unwrap(await place(who, body));
  expect(order.promotions).toEqual(promotions);
  expect(await counted(id)).toEqual({ uses: 1, spent: 45_000 });
  const read = unwrap(await who.api(endpoints.getOrder, { params: { id: order.id } }));
  expect(read.explanation?.map(({ text }) => text?.uz)).toContain('Aksiya');
});

test('B30 a cancelled order gives the uses and the budget back, once', async () => {
  const who = await osh.person();
  const id = await promote(null, { productDiscount: 10_000, budget: 15_000 });
  const first = unwrap(await place(who, pickUp({ totalPrice: 80_000 })));
  // What is left of the budget is what the next order gets.
  expect((await quote(who, pickUp())).totalPrice).toBe(85_000);
  await cancel(who, first.id);
  await cancel(who, first.id);
  expect(await counted(id)).toEqual({ uses: 0, spent: 0 });
  expect((await quote(who, pickUp())).totalPrice).toBe(80_000);
});

test('B30 T33 of orders at once for the last use one has it, and the others are offered their price', async () => {
  const id = await promote(null, { productDiscount: 10_000, maxUses: 1 });
  const people = await Promise.all(Array.from({ length: 6 }, () => osh.person()));
  const outcomes = await Promise.all(people.map((who) => place(who, pickUp({ totalPrice: 80_000 }))));
  expect(outcomes.filter(({ error }) => !error)).toHaveLength(1);
  expect(new Set(outcomes.flatMap(({ error }) => (error ? [error.code] : [])))).toEqual(
    new Set(['price_changed']),
  );
  expect(await counted(id)).toEqual({ uses: 1, spent: 10_000 });
});

test('B30 T33 orders at once never take more than a budget', async () => {
  const id = await promote(null, { productDiscount: 10_000, budget: 30_000 });
  const who = await osh.person();
  await Promise.all(Array.from({ length: 10 }, () => place(who, pickUp({ totalPrice: 80_000 }))));
  expect(await counted(id)).toEqual({ uses: 3, spent: 30_000 });
});

test('B30 T33 a first order is one order: at once, and after the account is deleted', async () => {
  const id = await promote({ orderNumbers: [1] }, { productDiscount: 10_000 });
  const phone = '998901112299';
  const who = await osh.person({ phone });
  const body = pickUp({ totalPrice: 80_000 });
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => place(who, body)));
  expect(outcomes.filter(({ error }) => !error)).toHaveLength(1);
  expect((await quote(who, body)).totalPrice).toBe(90_000);
  await inTenant((tx) => tx.update(orders).set({ status: 'ACCEPTED' }).where(eq(orders.userId, who.userId)));
  unwrap(await who.api(endpoints.deleteAccount));
  const again = await osh.person({ phone });
  expect((await quote(again, body)).totalPrice).toBe(90_000);
  expect(await counted(id)).toEqual({ uses: 1, spent: 10_000 });
});

test('BO-358 a test order of the set-up is not the first order of its guest', async () => {
  const scene = await aRunningApi({
    brand: { settings: settings({ promoActive: true }), products: [aProduct({ productBranch: here })] },
  });
  const who = await scene.person();
  unwrap(await place(who, pickUp()));
  await markAsTest(scene);
  const data = { name: { uz: 'Aksiya', ru: 'Акция', eng: 'Promotion' }, rule: { orderNumbers: [1] } };
  const row = { merchantId: scene.merchantId, id: 'first', code: 'first', discountType: 'AMOUNT', data };
  await scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.insert(promos).values({ ...row, isAutomatic: true, productDiscount: 10_000 }),
  );
  expect((await quote(who, pickUp())).totalPrice).toBe(80_000);
  expect((await place(who, pickUp({ totalPrice: 80_000 }))).error).toBeNull();
  expect((await quote(who, pickUp())).totalPrice).toBe(90_000);
});

test('BO-358 a test order takes no use and no budget of a promotion, and its guest has the use left', async () => {
  const id = await promote(null, {
    code: 'SINOV',
    isAutomatic: false,
    productDiscount: 10_000,
    maxUses: 1,
    budget: 10_000,
    oncePerUser: true,
  });
  const phone = aPhone();
  const who = await osh.person({ phone });
  const { merchantId, deps, clock } = osh;
  const named = {
    testPhoneHash: phoneHash({ ...deps, merchantId }, phone),
    testUntil: new Date(clock.now.getTime() + 60_000),
  };
  await inTenant((tx) => tx.insert(brandSetups).values({ merchantId, ...named }));
  const body = pickUp({ promoCode: 'SINOV', totalPrice: 80_000 });
  for (let orders = 0; orders < 2; orders += 1) expect(unwrap(await place(who, body)).isTest).toBe(true);
  expect(await counted(id)).toEqual({ uses: 0, spent: 0 });
  await inTenant((tx) => tx.delete(brandSetups));
  expect(unwrap(await place(who, body)).isTest).toBe(false);
  expect(await counted(id)).toEqual({ uses: 1, spent: 10_000 });
});

test('B30 a limit per customer holds for each of them, also at once', async () => {
  await promote(null, { productDiscount: 10_000, maxPerUser: 2 });
  const [one, other] = [await osh.person(), await osh.person()];
  const body = pickUp({ totalPrice: 80_000 });
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => place(one, body)));
  expect(outcomes.filter(({ error }) => !error)).toHaveLength(2);
  expect((await place(other, body)).error).toBeNull();
});

test('B30 weekday and hours are those of the order in the merchant’s zone, the zone that of the address', async () => {
  const who = await osh.person();
  await promote({ days: ['WEDNESDAY'], from: '11:00', until: '13:00' }, { productDiscount: 10_000 });
  expect((await quote(who, pickUp())).totalPrice).toBe(80_000);
  const later = pickUp({ later: true, day: '2026-05-13', time: '18:00' });
  const { totalPrice, offers } = await quote(who, later);
  expect([totalPrice, offers[0]?.state, offers[0]?.text?.uz]).toEqual([
    90_000,
    'NOT_YET',
    '11:00 dan 13:00 gacha',
  ]);
  await inTenant((tx) => tx.update(promos).set({ isActive: false }));
  await promote({ zoneIds: ['nowhere'] }, { productDiscount: 10_000 });
  expect((await quote(who, delivery())).totalPrice).toBe(105_000);
});

test('B30 the picker names what is used, what a code would take off, and what is missing to the next', async () => {
  const who = await osh.person();
  await promote(null, { discountType: 'PERCENTAGE', deliveryDiscount: 100, minPrice: 102_000 });
  const code = { isAutomatic: false, code: 'OSH5', productDiscount: 5_000 };
  await promote(null, { ...code, data: {} });
  await promote({ isExclusive: true }, { ...code, code: 'BIR', productDiscount: 1_000 });
  await promote(null, { ...code, code: 'YASHIRIN', data: { isHidden: true } });
  const shown = (offers: Awaited<ReturnType<typeof quote>>['offers']) =>
    offers.map((one) => [one.code, one.state, one.off, one.text?.ru ?? null]);
  expect(shown((await quote(who, delivery())).offers)).toEqual([
    [null, 'NOT_YET', 0, 'Добавьте ещё на 12\u00A0000\u00A0сум'],
    ['OSH5', 'USABLE', 5_000, null],
    ['BIR', 'USABLE', 1_000, null],
  ]);
  const used = await quote(who, delivery({ promoCode: 'osh5' }));
  expect([used.totalPrice, ...shown(used.offers).slice(1)]).toEqual([
    100_000,
    ['OSH5', 'APPLIED', 5_000, null],
    ['BIR', 'USABLE', 1_000, null],
  ]);
  // A guest who is not signed in sees no codes.
  const { offers } = unwrap(await osh.as(null)(endpoints.quoteOrder, { body: quoteBody(delivery()) }));
  expect(offers.map(({ code: one }) => one)).toEqual([null]);
});

test('B30 a code beside a better exclusive promotion is refused with the reason, and is not used up', async () => {
  const who = await osh.person();
  await promote({ isExclusive: true }, { discountType: 'PERCENTAGE', productDiscount: 50 });
  const id = await promote(null, { isAutomatic: false, code: 'KAM', productDiscount: 5_000 });
  const body = pickUp({ promoCode: 'KAM', totalPrice: 85_000 });
  expect((await place(who, body)).error?.code).toBe('promo.notCombined');
  expect((await place(who, { ...body, promoCode: null, totalPrice: 45_000 })).error).toBeNull();
  expect(await counted(id)).toEqual({ uses: 0, spent: 0 });
});

test('B30 what applies by itself is no code, and a rule that cannot be read applies to no order', async () => {
  const who = await osh.person();
  const id = await promote(null, { productDiscount: 10_000, code: 'OZI', minPrice: 1_000_000 });
  expect((await place(who, pickUp({ promoCode: 'OZI' }))).error?.code).toBe('promo.notFound');
  const listed = unwrap(await who.api(endpoints.listPromos, { params: { id: who.userId } }));
  expect(listed.map((promo) => promo.id)).not.toContain(id);
  const name = { uz: 'Xato', ru: 'Ошибка', eng: 'Mistake' };
  await promote(null, { productDiscount: 10_000, data: { name, rule: { dayz: ['FRIDAY'] } } });
  expect((await quote(who, pickUp())).totalPrice).toBe(90_000);
});
