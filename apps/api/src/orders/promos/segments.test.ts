import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PromoRule } from '@dasturxon/core/promo';
import { aProduct } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { expect, test } from 'vitest';

import { orders } from '../../db/schema/orders.ts';
import { promos } from '../../db/schema/promos.ts';
import { here, items, pickUp, place, quoteBody, settings } from '../../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

const DAY = 86_400_000;
const aScene = () =>
  aRunningApi({
    now: new Date('2026-05-13T07:00:00Z'),
    brand: { settings: settings({ promoActive: true }), products: [aProduct({ productBranch: here })] },
  });

/** A promotion of 10 000 soʻm for a segment; with a code it does not apply by itself. */
async function promote(
  scene: Scene,
  segment: NonNullable<v.InferInput<typeof PromoRule>['segments']>[number],
  code?: string,
) {
  const data = { name: { uz: 'Aksiya', ru: 'Акция', eng: 'Promotion' }, rule: { segments: [segment] } };
  const row = {
    merchantId: scene.merchantId,
    id: segment,
    discountType: 'AMOUNT',
    productDiscount: 10_000,
    data,
  };
  await scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.insert(promos).values({ ...row, code: code ?? segment, isAutomatic: code === undefined }),
  );
}

const change = (scene: Scene, who: Person, columns: Partial<typeof orders.$inferInsert>) =>
  scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.update(orders).set(columns).where(eq(orders.userId, who.userId)),
  );
/** Lets a guest have received an order of so many dishes, so many days ago. */
async function receive(scene: Scene, who: Person, { count = 2, daysAgo = 0 } = {}) {
  unwrap(await place(who, pickUp({ cartItems: items(count), totalPrice: 45_000 * count })));
  const createdAt = new Date(scene.clock.now.getTime() - daysAgo * DAY);
  await change(scene, who, { status: 'CLOSED', isPaid: true, createdAt });
}
const isLower = async ({ api }: Person) =>
  unwrap(await api(endpoints.quoteOrder, { body: quoteBody(pickUp()) })).totalPrice === 80_000;

test('BO-410 new guests have it until an order is received, one order each, also after the account is deleted', async () => {
  const scene = await aScene();
  await promote(scene, 'NEW');
  const phone = aPhone();
  const who = await scene.person({ phone });
  expect(await isLower(who)).toBe(true);
  const body = pickUp({ totalPrice: 80_000 });
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => place(who, body)));
  expect(outcomes.filter(({ error }) => !error)).toHaveLength(1);
  await change(scene, who, { status: 'CLOSED', isPaid: true });
  expect(await isLower(who)).toBe(false);
  unwrap(await who.api(endpoints.deleteAccount));
  expect(await isLower(await scene.person({ phone }))).toBe(false);
  const quote = await scene.as(null)(endpoints.quoteOrder, { body: quoteBody(pickUp()) });
  expect(unwrap(quote).totalPrice).toBe(90_000);
});

test('BO-410 a guest sleeps by the last received order; a cancelled one does not count, and the order that wakes ends it', async () => {
  const scene = await aScene();
  await promote(scene, 'SLEEPING_30');
  const [sleeping, awake, fresh] = [await scene.person(), await scene.person(), await scene.person()];
  await receive(scene, awake, { daysAgo: 29 });
  await receive(scene, sleeping, { daysAgo: 31 });
  expect([await isLower(sleeping), await isLower(awake), await isLower(fresh)]).toEqual([true, false, false]);
  const woken = unwrap(await place(sleeping, pickUp({ totalPrice: 80_000 })));
  const own = (status: string) =>
    scene.deps.db.inTenant(scene.merchantId, (tx) =>
      tx.update(orders).set({ status }).where(eq(orders.id, woken.id)),
    );
  await own('CANCELED');
  expect(await isLower(sleeping)).toBe(true);
  await own('DELIVERED');
  expect(await isLower(sleeping)).toBe(false);
});

test('BO-410 the best guests are a tenth of those who bought in 90 days, by what they paid', async () => {
  const scene = await aScene();
  const people = await Promise.all(Array.from({ length: 12 }, () => scene.person()));
  for (const [at, who] of people.slice(0, 10).entries()) await receive(scene, who, { count: at + 1 });
  await receive(scene, people[10]!, { count: 40, daysAgo: 91 });
  await promote(scene, 'TOP');
  const lower = await Promise.all(people.map(isLower));
  expect(lower.flatMap((isOne, at) => (isOne ? [at] : []))).toEqual([9]);
});

test('BO-410 a code of other guests is refused with the reason, and is not offered', async () => {
  const scene = await aScene();
  await promote(scene, 'SLEEPING_60', 'QAYT');
  const who = await scene.person();
  const { error } = await place(who, pickUp({ promoCode: 'QAYT', totalPrice: 80_000 }));
  expect([error?.code, error?.data['reason']]).toEqual(['promo.unmet', 'segment']);
  const { offers } = unwrap(await who.api(endpoints.quoteOrder, { body: quoteBody(pickUp()) }));
  expect(offers.map(({ code }) => code)).not.toContain('QAYT');
});
