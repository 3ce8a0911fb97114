import { endpoints, unwrap } from '@dasturxon/core/api';
import { OrderSettings } from '@dasturxon/core/merchant';
import { and, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';

import { addresses, users } from '../../db/schema/customers.ts';
import { referrals } from '../../db/schema/guests/referrals.ts';
import { orders } from '../../db/schema/orders.ts';
import { markAsTest } from '../../testing/connections/mark-as-test.ts';
import { delivery, key, pickUp, place, type Body } from '../../testing/order-bodies.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aPhone, aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

const TERMS = {
  referralReward: 20_000,
  referralWelcome: 10_000,
  referralMinimum: 50_000,
  referralsPerMonth: 2,
  referralPromo: 'DOST',
};
const orderSettings = v.parse(OrderSettings, TERMS);

let osh: Scene;
let operator: Person;
let manager: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { ...aPayingBrand(['CASH']), orderSettings } });
  operator = await osh.person({ role: 'OPERATOR' });
  manager = await osh.person({ role: 'MANAGER' });
});

const referral = async (who: Person) => unwrap(await who.api(endpoints.readReferral))!;
const accept = (who: Person, code: string) => who.api(endpoints.acceptInvitation, { body: { code } });
const stateOf = async (who: Person) => {
  const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .select()
      .from(referrals)
      .where(and(eq(referrals.merchantId, osh.merchantId), eq(referrals.userId, who.userId))),
  );
  return row && [row.state, row.reason, row.reward];
};
/** The balance, which is always the sum of the ledger's lines. */
async function pointsOf(who: Person): Promise<number> {
  const { rows } = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.execute<{ balance: number; sum: number }>(sql`select u.cashback::int as balance, coalesce((
      select sum(l.amount) from cashback_ledger l where l.merchant_id = u.merchant_id and l.user_id = u.id), 0)::int as sum
      from users u where u.merchant_id = ${osh.merchantId} and u.id = ${who.userId}`),
  );
  expect(rows[0]!.balance).toBe(rows[0]!.sum);
  return rows[0]!.balance;
}
const close = async (id: string) => {
  for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const)
    unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to, reason: null } }));
};
/** The same for a delivery. */
async function bring(id: string) {
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(orders).set({ status: 'DELIVERED' }).where(eq(orders.id, id)),
  );
  unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to: 'CLOSED', reason: null } }));
}
/** An order of the guest, closed. */
async function order(who: Person, body: Body = pickUp()): Promise<string> {
  const { id } = unwrap(await place(who, body));
  await close(id);
  return id;
}
async function invited(phone = aPhone()) {
  const [referrer, friend] = [await osh.person(), await osh.person({ phone })];
  unwrap(await accept(friend, (await referral(referrer)).code));
  return { referrer, friend };
}

describe('B31 an invitation', () => {
  test('both sides get their points once, when the friend’s first order is closed', async () => {
    const { referrer, friend } = await invited();
    const { code } = await referral(referrer);
    expect(unwrap(await osh.as(null)(endpoints.readInvitation, { params: { code } }))).toEqual({
      welcome: 10_000,
      minimum: 50_000,
      promoCode: 'DOST',
      from: 'Aziza',
    });
    const { id } = unwrap(await place(friend, pickUp()));
    expect([await pointsOf(referrer), await pointsOf(friend)]).toEqual([0, 0]);
    await close(id);
    await order(friend);
    expect([await pointsOf(referrer), await pointsOf(friend)]).toEqual([20_000, 10_000]);
    expect(await referral(referrer)).toMatchObject({ invited: 1, ordered: 1, earned: 20_000, left: 1 });
    const { history } = unwrap(await referrer.api(endpoints.getCashback));
    expect(history).toMatchObject([{ amount: 20_000, orderId: null, reason: 'FRIEND_ORDERED' }]);
  });

  test('BO-358 a test order of the set-up neither decides it nor is the first order', async () => {
    const scene = await aRunningApi({ brand: { ...aPayingBrand(['CASH']), orderSettings } });
    const [referrer, friend] = [await scene.person(), await scene.person()];
    const staff = await scene.person({ role: 'OPERATOR' });
    const finish = async (id: string) => {
      for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const)
        unwrap(await staff.api(endpoints.moveOrder, { params: { id }, body: { to, reason: null } }));
    };
    const invitation = async () => unwrap(await referrer.api(endpoints.readReferral))!;
    const { id } = unwrap(await place(friend, pickUp()));
    await markAsTest(scene);
    unwrap(await accept(friend, (await invitation()).code));
    await finish(id);
    expect(await invitation()).toMatchObject({ invited: 1, ordered: 0, earned: 0 });
    await finish(unwrap(await place(friend, pickUp())).id);
    expect(await invitation()).toMatchObject({ invited: 1, ordered: 1, earned: 20_000 });
  });

  test('it is for guests who have not ordered here, one for each, and not one’s own', async () => {
    const { referrer, friend } = await invited();
    const { code } = await referral(referrer);
    unwrap(await accept(friend, code.toUpperCase()));
    expect((await accept(referrer, code)).error?.code).toBe('invitation.own');
    expect((await accept(referrer, (await referral(friend)).code)).error?.code).toBe('invitation.notNew');
    const other = await osh.person();
    expect((await accept(friend, (await referral(other)).code)).error?.code).toBe('invitation.notNew');
    await order(other);
    expect((await accept(other, code)).error?.code).toBe('invitation.notNew');
    expect((await accept(other, 'zzzzzzz9')).error?.code).toBe('invitation.notFound');
    const elsewhere = await aRunningApi({ brand: { orderSettings } });
    expect((await accept(await elsewhere.person(), code)).error?.code).toBe('invitation.notFound');
  });

  test('a guest who deletes the account is not new under the same phone', async () => {
    const phone = aPhone();
    const before = await osh.person({ phone });
    await order(before);
    unwrap(await before.api(endpoints.deleteAccount));
    const again = await osh.person({ phone });
    const { code } = await referral(await osh.person());
    expect((await accept(again, code)).error?.code).toBe('invitation.notNew');
  });

  test('a brand without rewards has none', async () => {
    const plain = await aRunningApi();
    expect(unwrap(await (await plain.person()).api(endpoints.readReferral))).toBe(null);
  });
});

describe('B31 signs of one person, and limits', () => {
  const nothing = async (who: Awaited<ReturnType<typeof invited>>, reason: string) => {
    expect([await pointsOf(who.referrer), await pointsOf(who.friend)]).toEqual([0, 0]);
    expect(await stateOf(who.friend)).toEqual(['REFUSED', reason, 0]);
  };

  test('an order below the minimum', async () => {
    const pair = await invited();
    await order(
      pair.friend,
      pickUp({ cartItems: [{ productId: 'product-1', count: 1 }], totalPrice: 45_000 }),
    );
    await nothing(pair, 'BELOW_MINIMUM');
  });

  test('an order for the referrer’s phone', async () => {
    const pair = await invited();
    const phone = aPhone();
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(users).set({ phone }).where(eq(users.id, pair.referrer.userId)),
    );
    await order(pair.friend, pickUp({ receiver: { name: 'Aziza', phone } }));
    await nothing(pair, 'SAME_PHONE');
  });

  test('an order to the referrer’s door', async () => {
    const pair = await invited();
    const body = delivery();
    const { latitude, longitude } = body['address'] as { latitude: number; longitude: number };
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.insert(addresses).values({
        merchantId: osh.merchantId,
        id: crypto.randomUUID(),
        userId: pair.referrer.userId,
        latitude,
        longitude,
      }),
    );
    await bring(unwrap(await place(pair.friend, body)).id);
    await nothing(pair, 'SAME_ADDRESS');
  });

  test('a referrer who has gone', async () => {
    const pair = await invited();
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(users).set({ isActive: false }).where(eq(users.id, pair.referrer.userId)),
    );
    await order(pair.friend);
    await nothing(pair, 'NO_REFERRER');
  });

  test('the third friend of 30 days gets points and the referrer none, also when orders close at once', async () => {
    const referrer = await osh.person();
    const { code } = await referral(referrer);
    const friends = await Promise.all([osh.person(), osh.person(), osh.person()]);
    const ids: string[] = [];
    for (const friend of friends) {
      unwrap(await accept(friend, code));
      ids.push(unwrap(await place(friend, pickUp())).id);
    }
    await Promise.all(ids.map(close));
    expect(await pointsOf(referrer)).toBe(40_000);
    expect(await Promise.all(friends.map(pointsOf))).toEqual([10_000, 10_000, 10_000]);
    expect(await referral(referrer)).toMatchObject({ invited: 3, ordered: 3, earned: 40_000, left: 0 });
  });
});

test('B31 T34 over any refunds and spending the ledger adds up, and a full refund leaves no one a reward', async () => {
  const step = fc.record({ share: fc.integer({ min: 1, max: 10 }), spends: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
      const { referrer, friend } = await invited();
      const id = await order(friend);
      const totalPrice = 90_000;
      expect([await pointsOf(referrer), await pointsOf(friend)]).toEqual([20_000, 10_000]);
      let held = totalPrice;
      for (const { share, spends } of steps) {
        const amount = share === 10 ? held : Math.floor((totalPrice * share) / 20);
        if (held === 0 || amount > held || amount === 0) continue;
        if (spends)
          await osh.deps.db.inTenant(osh.merchantId, (tx) =>
            tx.execute(sql`with spent as (update users set cashback = cashback / 2 where id = ${referrer.userId} and cashback > 1 returning cashback)
              insert into cashback_ledger (merchant_id, id, user_id, kind, amount)
              select ${osh.merchantId}, ${crypto.randomUUID()}, ${referrer.userId}, 'ADJUST', cashback - 20000 from spent`),
          );
        unwrap(
          await manager.api(endpoints.refundOrder, {
            params: { orderId: id },
            body: { amount, byHand: true },
            idempotencyKey: key(),
          }),
        );
        held -= amount;
        await Promise.all([pointsOf(referrer), pointsOf(friend)]);
        const [state] = (await stateOf(friend))!;
        expect(state).toBe(held === 0 ? 'TAKEN_BACK' : 'REWARDED');
        if (held === 0) expect([await pointsOf(referrer), await pointsOf(friend)]).toEqual([0, 0]);
        if (spends) break;
      }
    }),
    { numRuns: 6 },
  );
}, 60_000);
