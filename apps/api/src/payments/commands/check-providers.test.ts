import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { key } from '../../testing/order-bodies.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { aSandboxMerchant, atThePage, sandboxContracts } from '../../testing/payments/sandbox-payments.ts';
import type { Scene } from '../../testing/scene.ts';
import { insertAttempt, updateAttempt, type AttemptRow } from '../attempts/attempts.ts';
import { checkAllMoney, checkMoney } from './check-money.ts';
import { checkProviders } from './check-providers.ts';
import { dueRefund } from '../attempts/due-refund.ts';
import { bookPayment } from '../attempts/journal.ts';
import { carryOutRefund, lookUpPayment } from '../jobs/payment-jobs.ts';
import type { ProviderStatement } from '../protocol/provider.ts';
import { keepAnswer } from '../calls/provider-statements.ts';
import { completeRefund } from '../ledger/settle-order.ts';

const AMOUNT = 10_500_000;
const whole = sandboxContracts();
const { bank, checkout } = whole.UZUM as { bank: object; checkout: object };

let osh: Scene;
let byBank: Scene;
beforeAll(async () => {
  osh = await aSandboxMerchant({ ...whole, UZUM: { checkout } });
  byBank = await aSandboxMerchant({ ...sandboxContracts(), UZUM: { bank } });
});

const check = (scene = osh) => checkProviders(scene.deps, scene.merchantId);
const inTenant = <T>(work: (tx: Tx) => Promise<T>) => osh.deps.db.inTenant(osh.merchantId, work);
/** What the comparison adds while `plant` is in the ledger; the ledger alone agree before and after. */
async function foundBy(plant: () => Promise<unknown>) {
  const before = new Set((await check()).map((one) => JSON.stringify(one)));
  await plant();
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
  const found = (await check()).filter((one) => !before.has(JSON.stringify(one)));
  return found.map(({ what, id, amount }) => ({ what, id, amount }));
}
const refundsDue = (orderId: string) => {
  const due = and(eq(paymentRefunds.orderId, orderId), eq(paymentRefunds.state, 'DUE'));
  return inTenant((tx) => tx.select().from(paymentRefunds).where(due));
};
const answered = (provider: PaymentType, statement: Partial<ProviderStatement>) =>
  inTenant((tx) =>
    keepAnswer(osh.deps, tx, {
      merchantId: osh.merchantId,
      provider,
      statement: { transactionId: null, paymentId: null, state: 'PAID', amount: null, ...statement },
    }),
  );

/** Money in the ledger that no call or answer has brought. */
async function credit(orderId: string, values: Partial<AttemptRow> & Pick<AttemptRow, 'provider'>) {
  return inTenant(async (tx) => {
    const row = await lockOrder(tx, osh.merchantId, orderId);
    const { number: _ours, ...rest } = values;
    const now = osh.deps.now();
    const made = { merchantId: osh.merchantId, id: osh.deps.newId(), orderId, amount: AMOUNT } as const;
    const attempt = await insertAttempt(tx, { ...made, state: 'PAID', createdAt: now, paidAt: now, ...rest });
    await bookPayment(tx, attempt, now);
    if (!attempt.isSurplus) await tx.update(orders).set({ isPaid: true }).where(eq(orders.id, row.id));
    return attempt;
  });
}
/** A refund that is done in the ledger. */
const giveBack = (attempt: AttemptRow) =>
  inTenant(async (tx) => {
    const row = await lockOrder(tx, osh.merchantId, attempt.orderId);
    const refund = (await dueRefund(osh.deps, tx, { attempt, reason: 'STAFF' }))!;
    await completeRefund(osh.deps, tx, { row, attempt, refund });
    return refund.id;
  });

const WAYS: [PaymentType, () => Scene][] = [
  ['PAYME', () => osh],
  ['CLICK', () => osh],
  ['UZUM', () => osh],
  ['RAHMAT', () => osh],
  ['PAYNET', () => osh],
  ['UZUM', () => byBank],
];

describe.each(WAYS)('%s', (type, sceneOf) => {
  test('T34 T49 payments, declines, lost callbacks and refunds of the sandbox agree with the ledger', async () => {
    const scene = sceneOf();
    const admin = await scene.person({ role: 'ADMIN' });
    for (const deeds of [['pay'], ['decline', 'pay'], ['twice'], ['lose']]) {
      const { order, guest, press } = await atThePage(scene, type);
      for (const deed of deeds) {
        await press(deed);
        await guest.api(endpoints.getCheckout, { params: { orderId: order.id } });
      }
      for (const { id } of await attemptsIn(scene, order.id))
        await lookUpPayment(scene.deps, scene.merchantId, id);
      const asked = { params: { orderId: order.id }, body: {}, idempotencyKey: key() };
      if (deeds[0] === 'pay') unwrap(await admin.api(endpoints.refundOrder, asked));
      for (const one of scene === osh ? await refundsDue(order.id) : [])
        await carryOutRefund(scene.deps, scene.merchantId, one.id);
    }
    expect(await checkMoney(scene.deps, scene.merchantId)).toEqual([]);
    expect(await check(scene)).toEqual([]);
  });
});

/** An order that Click declined once and then took the money for. */
async function declinedThenPaid() {
  const { guest, order, press } = await atThePage(osh, 'CLICK');
  await press('decline');
  await guest.api(endpoints.getCheckout, { params: { orderId: order.id } });
  await press('pay');
  const [declined, paid] = await attemptsIn(osh, order.id);
  return { orderId: order.id, declined: declined!, paid: paid! };
}

describe('money:check finds differences that the ledger alone does not show', () => {
  test('T34 a declined attempt that is credited with the payment of another, and refunded', async () => {
    const { declined } = await declinedThenPaid();
    const found = await foundBy(async () => {
      const paidAt = osh.deps.now();
      const wrong = await inTenant(async (tx) => {
        const row = await updateAttempt(tx, declined, {
          state: 'PAID',
          isSurplus: true,
          reason: null,
          paidAt,
        });
        await bookPayment(tx, row, paidAt);
        return row;
      });
      await giveBack(wrong);
    });
    expect(found).toEqual([
      { what: 'credited without a payment at the provider', id: declined.id, amount: AMOUNT },
    ]);
  });

  test('T34 a genuine payment that was reversed as the surplus of another attempt', async () => {
    const { orderId, paid } = await declinedThenPaid();
    const paymentId = paid.providerPaymentId!;
    let extra: AttemptRow | undefined;
    const found = await foundBy(async () => {
      extra = await credit(orderId, { provider: 'CLICK', providerId: paymentId, isSurplus: true });
      const refundId = await giveBack(extra);
      await answered('CLICK', { paymentId, state: 'REFUNDED', amount: AMOUNT, refundId });
    });
    expect(found).toEqual([
      { what: 'credited without a payment at the provider', id: extra!.id, amount: AMOUNT },
      { what: 'given back by the provider and held in the ledger', id: paid.id, amount: AMOUNT },
    ]);
  });

  test('T34 a refunded payment that pays the order again', async () => {
    const { orderId, paid } = await declinedThenPaid();
    await giveBack(paid);
    let extra: AttemptRow | undefined;
    const found = await foundBy(async () => {
      extra = await credit(orderId, { provider: 'CLICK', providerId: paid.providerPaymentId });
    });
    expect(found).toEqual([
      { what: 'credited without a payment at the provider', id: extra!.id, amount: AMOUNT },
    ]);
  });

  test('T34 a refund by hand of the money of an order whose surplus waits for the staff', async () => {
    const { orderId, paid } = await declinedThenPaid();
    const surplus = await credit(orderId, { provider: 'CLICK', providerId: 'surplus', isSurplus: true });
    await answered('CLICK', { transactionId: 'surplus', amount: AMOUNT });
    await inTenant((tx) => dueRefund(osh.deps, tx, { attempt: surplus, reason: 'ORDER_CANCELED' }));
    const [due] = await refundsDue(orderId);
    await carryOutRefund(osh.deps, osh.merchantId, due!.id);
    let refundId = '';
    const found = await foundBy(async () => {
      refundId = await giveBack(paid);
    });
    expect(found).toEqual([
      { what: 'given back by hand while surplus money waits', id: refundId, amount: AMOUNT },
    ]);
  });

  test('T34 an order that is paid by the invoice of another order', async () => {
    const [first, second] = [await atThePage(osh, 'RAHMAT'), await atThePage(osh, 'RAHMAT')];
    await second.press('pay');
    const [[own], [other]] = [await attemptsIn(osh, first.order.id), await attemptsIn(osh, second.order.id)];
    const found = await foundBy(async () => {
      await inTenant(async (tx) => {
        const paidAt = osh.deps.now();
        await lockOrder(tx, osh.merchantId, first.order.id);
        await bookPayment(tx, await updateAttempt(tx, own!, { state: 'PAID', paidAt }), paidAt);
        await tx.update(orders).set({ isPaid: true }).where(eq(orders.id, first.order.id));
      });
      await answered('RAHMAT', { paymentId: other!.providerPaymentId, amount: AMOUNT });
    });
    expect(found).toEqual([
      { what: 'credited without a payment at the provider', id: own!.id, amount: AMOUNT },
    ]);
  });

  test('T34 a payment of another amount, and one that no attempt is credited with', async () => {
    const { paid } = await declinedThenPaid();
    expect(
      await foundBy(() => answered('CLICK', { paymentId: paid.providerPaymentId, amount: 500 })),
    ).toEqual([{ what: 'credited with another amount than was paid', id: paid.id, amount: AMOUNT }]);
    expect(await foundBy(() => answered('CLICK', { paymentId: 'nowhere', amount: 500 }))).toEqual([
      { what: 'paid at the provider and not credited', id: 'CLICK payment nowhere', amount: 500 },
    ]);
    await expect(checkAllMoney(osh.deps)).rejects.toThrow(
      `${osh.merchantId}: paid at the provider and not credited: CLICK payment nowhere (500 tiyin)`,
    );
  });

  test('T34 a payment older than the stored statements of its provider is not reported as missing', async () => {
    const { orderId } = await declinedThenPaid();
    const old = new Date(osh.deps.now().getTime() - 181 * 86_400_000);
    const values = { provider: 'PAYME', providerId: 'old', isSurplus: true, paidAt: old } as const;
    expect(await foundBy(async () => giveBack(await credit(orderId, values)))).toEqual([]);
  });
});
