import { unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { products } from '../../db/schema/catalog.ts';
import { users } from '../../db/schema/customers.ts';
import { promos } from '../../db/schema/promos.ts';
import { checkMoney } from '../../payments/commands/check-money.ts';
import { carryOutRefund } from '../../payments/jobs/payment-jobs.ts';
import { anEditScene, DISHES, linesOf } from '../../testing/edits/edit-scene.ts';
import { attemptsIn, balancesOf } from '../../testing/payments/money.ts';

let scene: Awaited<ReturnType<typeof anEditScene>>;
beforeAll(async () => {
  scene = await anEditScene();
});

const agrees = () => checkMoney(scene.osh.deps, scene.osh.merchantId);
const refundsOf = async (id: string) =>
  (await scene.merchant.refundsOf(id)).map(({ amount, state, reason }) => [amount / 100, state, reason]);
const points = async () => {
  const [row] = await scene.merchant.inTenant((tx) =>
    tx.select({ cashback: users.cashback }).from(users).where(eq(users.id, scene.guest.userId)),
  );
  return row!.cashback;
};

describe('C.7 merchant §9.8 the money of an edited order', () => {
  test('a paid 87 500 with a dish of 30 000 replaced by 22 000 returns 8 000; total, ledger and fiscal lines agree', async () => {
    const id = await scene.accepted({ manti: 1, kabob: 1 });
    const lines = linesOf({ manti: 1, salad: 1 });
    expect(unwrap(await scene.quote(id, lines))).toMatchObject({
      totalBefore: 87_500,
      totalPrice: 79_500,
      refund: 8_000,
      due: 0,
      isRefundByHand: true,
    });
    const edited = unwrap(await scene.edit(id, { cartItems: lines }));
    expect(edited).toMatchObject({ totalPrice: 79_500, revision: 1, due: 0, isPaid: true });
    expect(edited.changes.map(({ line, before, after }) => [line.productId, before, after])).toEqual([
      ['kabob', 1, 0],
      ['salad', 0, 1],
    ]);
    expect(await refundsOf(id)).toEqual([[8_000, 'DUE', 'EDITED']]);
    expect(await scene.fiscalSum(id)).toBe(79_500);
    expect(await agrees()).toEqual([]);
    // The provider cannot return a part: staff do.
    for (const { id: refundId } of await scene.merchant.refundsOf(id))
      await carryOutRefund(scene.osh.deps, scene.osh.merchantId, refundId);
    expect(await refundsOf(id)).toEqual([[8_000, 'MANUAL', 'EDITED']]);
    await scene.move(id, 'DONE');
    expect((await scene.move(id, 'CLOSED')).isPaid).toBe(true);
    expect(await agrees()).toEqual([]);
  });

  test('what is dearer is collected on hand-over and booked when the order closes', async () => {
    const id = await scene.accepted({ manti: 1, kabob: 1 });
    const before = await balancesOf(scene.osh);
    const edited = unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1, kabob: 1, salad: 1 }) }));
    expect(edited).toMatchObject({ totalPrice: 109_500, due: 22_000 });
    expect(await refundsOf(id)).toEqual([]);
    expect(await agrees()).toEqual([]);
    // Changing one's mind before the hand-over moves no money.
    const back = unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1, kabob: 1, lagman: 0 }) }));
    expect(back).toMatchObject({ totalPrice: 87_500, due: 0, revision: 2 });
    unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1, kabob: 1, salad: 1 }) }));
    await scene.move(id, 'DONE');
    await scene.move(id, 'CLOSED');
    expect(
      (await attemptsIn(scene.osh, id)).map(({ provider, amount, isExtra }) => [provider, amount, isExtra]),
    ).toEqual([
      ['PAYME', 8_750_000, false],
      ['CASH', 2_200_000, true],
    ]);
    const after = await balancesOf(scene.osh);
    expect((after['at.CASH'] ?? 0) - (before['at.CASH'] ?? 0)).toBe(2_200_000);
    expect(await agrees()).toEqual([]);
  });

  test('the restaurant bears a rise of 5 000 and no more', async () => {
    const id = await scene.accepted({ kabob: 1 });
    const lagman = linesOf({ lagman: 1 });
    expect(unwrap(await scene.quote(id, lagman))).toMatchObject({ totalPrice: 35_000, canBear: true });
    expect(unwrap(await scene.edit(id, { cartItems: lagman, bears: true }))).toMatchObject({
      totalPrice: 30_000,
      due: 0,
    });
    expect(await scene.fiscalSum(id)).toBe(30_000);
    expect(unwrap(await scene.quote(id, linesOf({ manti: 1 }), { bears: true }))).toMatchObject({
      canBear: false,
    });
    expect(await agrees()).toEqual([]);
  });

  test('what the restaurant bore of earlier edits counts towards its limit', async () => {
    const id = await scene.accepted({ salad: 1, kabob: 1 });
    const first = unwrap(await scene.edit(id, { cartItems: linesOf({ salad: 1, lagman: 1 }), bears: true }));
    expect(first.totalPrice).toBe(52_000);
    expect(unwrap(await scene.quote(id, linesOf({ manti: 1 }), { bears: true }))).toMatchObject({
      totalPrice: 52_500,
      borne: 5_000,
      canBear: false,
    });
  });

  test('a cash order costs more or less at the door, and nothing is refunded', async () => {
    const id = await scene.accepted({ kabob: 2 }, { paymentType: 'CASH' });
    expect(unwrap(await scene.edit(id, { cartItems: linesOf({ kabob: 1 }) }))).toMatchObject({
      totalPrice: 30_000,
      due: 0,
      isPaid: false,
    });
    expect(unwrap(await scene.edit(id, { cartItems: linesOf({ kabob: 3 }) })).totalPrice).toBe(90_000);
    await scene.move(id, 'DONE');
    await scene.move(id, 'CLOSED');
    expect((await attemptsIn(scene.osh, id)).map(({ amount }) => amount)).toEqual([9_000_000]);
    expect(await refundsOf(id)).toEqual([]);
    expect(await agrees()).toEqual([]);
  });

  test('spent points return before money does, and a cancellation afterwards returns the rest once', async () => {
    const had = await points();
    const id = await scene.accepted({ manti: 1, kabob: 1 }, { cashback: 10_000 });
    unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1, salad: 1 }) }));
    expect(await points()).toBe(had - 2_000);
    expect(await refundsOf(id)).toEqual([]);
    expect(await scene.fiscalSum(id)).toBe(77_500);
    unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1 }) }));
    expect(await points()).toBe(had);
    expect(await refundsOf(id)).toEqual([[20_000, 'DUE', 'EDITED']]);
    await scene.move(id, 'CANCELED');
    expect(await points()).toBe(had);
    expect((await refundsOf(id)).reduce((sum, [amount]) => sum + Number(amount), 0)).toBe(77_500);
    expect(await agrees()).toEqual([]);
  });

  test('a percentage is taken anew, an amount stays, and neither is lost below its minimum', async () => {
    await scene.merchant.inTenant((tx) =>
      tx
        .insert(promos)
        .values([
          promo({ id: 'tenth', code: 'TENTH', discountType: 'PERCENTAGE', productDiscount: 10 }),
          promo({ id: 'five', code: 'FIVE', discountType: 'AMOUNT', productDiscount: 5_000 }),
        ]),
    );
    const tenth = await scene.accepted({ manti: 1, kabob: 1 }, { promoCode: 'TENTH', totalPrice: 78_750 });
    // 8 000 less its promo share.
    expect(unwrap(await scene.quote(tenth, linesOf({ manti: 1, salad: 1 })))).toMatchObject({
      totalPrice: 71_550,
      refund: 7_200,
    });
    const five = await scene.accepted({ manti: 1, kabob: 1 }, { promoCode: 'FIVE', totalPrice: 82_500 });
    unwrap(await scene.edit(five, { cartItems: linesOf({ kabob: 1 }) }));
    expect((await scene.cardOf(five)).totalPrice).toBe(25_000);
    expect(await scene.fiscalSum(five)).toBe(25_000);
    expect(await agrees()).toEqual([]);
  });

  test('stock follows: what is removed returns and what is added is taken', async () => {
    const stock = async () => {
      const [row] = await scene.merchant.inTenant((tx) =>
        tx.select({ amount: products.amount }).from(products).where(eq(products.id, 'salad')),
      );
      return row!.amount!;
    };
    const before = await stock();
    const id = await scene.accepted({ salad: 5, kabob: 1 }, { paymentType: 'CASH' });
    unwrap(await scene.edit(id, { cartItems: linesOf({ salad: 2, kabob: 1 }) }));
    expect(await stock()).toBe(before - 2);
    unwrap(await scene.edit(id, { cartItems: linesOf({ salad: 7 }) }));
    expect(await stock()).toBe(before - 7);
    expect((await scene.edit(id, { cartItems: linesOf({ salad: 90 + 1000 }) })).error?.code).toMatch(
      /product\./,
    );
  });

  test('a dish keeps the price it was sold for after the menu changes', async () => {
    const id = await scene.accepted({ kabob: 3 });
    const price = (costPrice: number) =>
      scene.merchant.inTenant((tx) => tx.update(products).set({ costPrice }).where(eq(products.id, 'kabob')));
    await price(99_000);
    expect(unwrap(await scene.quote(id, linesOf({ kabob: 2 })))).toMatchObject({ totalPrice: 60_000 });
    await price(DISHES.kabob);
  });

  test('random edits of paid and unpaid orders keep paid − refunded + due = total, and the ledger balanced', async () => {
    const counts = fc.record({ manti: fc.nat(2), kabob: fc.nat(2), salad: fc.nat(2), lagman: fc.nat(2) });
    const some = counts.filter((dishes) => Object.values(dishes).some((count) => count > 0));
    const way = fc.constantFrom('PAYME' as const, 'CASH' as const);
    await fc.assert(
      fc.asyncProperty(
        some,
        fc.array(some, { minLength: 1, maxLength: 4 }),
        way,
        async (first, edits, paymentType) => {
          const id = await scene.accepted(first, { paymentType });
          const paid = paymentType === 'PAYME' ? (await scene.merchant.orderRow(id)).totalPrice : 0;
          for (const dishes of edits) await scene.edit(id, { cartItems: linesOf(dishes) });
          const { totalPrice, due } = await scene.cardOf(id);
          const refunded = (await scene.merchant.refundsOf(id)).reduce(
            (sum, { amount }) => sum + amount / 100,
            0,
          );
          if (paymentType === 'PAYME') expect(paid - refunded + due!).toBe(totalPrice);
          else expect([refunded, due]).toEqual([0, 0]);
          expect(await scene.fiscalSum(id)).toBe(totalPrice);
          await scene.move(id, 'DONE');
          await scene.move(id, 'CLOSED');
          expect(await agrees()).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });
});

const promo = (
  change: Pick<typeof promos.$inferInsert, 'id' | 'code' | 'discountType' | 'productDiscount'>,
) => ({
  merchantId: scene.osh.merchantId,
  minPrice: 50_000,
  deliveryDiscount: 0,
  ...change,
});
