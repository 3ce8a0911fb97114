import { endpoints, unwrap } from '@dasturxon/core/api';
import { LATE_TIP_PART, partNumber, type PaymentType, toTiyin } from '@dasturxon/core/payment';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn, balancesOf } from '../../testing/payments/money.ts';
import { settings } from '../../testing/order-bodies.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aScriptedProvider } from '../../testing/payments/scripted-provider.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { checkMoney } from '../commands/check-money.ts';
import { carryOutRefund } from '../jobs/payment-jobs.ts';
import type { Payable, ProviderAtMerchant, Started } from '../protocol/provider.ts';

const PAGE: Started = { kind: 'PAGE', url: 'https://pay.example/1', expiresAt: null };
const parts: Partial<ProviderAtMerchant> = { refund: async () => 'DONE' };
const start = vi.fn<(payable: Payable) => Started>(() => PAGE);

let osh: Scene;
let guest: Person;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  const payments = new Map(
    (['PAYME', 'CLICK'] as const).map((type) => [type, aScriptedProvider(type, parts)]),
  );
  const keys = { keys: 'some' };
  const brand = aPayingBrand(['CASH', 'PAYME', 'CLICK'], { PAYME: keys, CLICK: keys });
  const tipped = settings({ payme: true, click: true, tipsActive: true });
  osh = await aRunningApi({ brand: { ...brand, settings: tipped }, outside: { payments } });
  guest = await osh.person();
  merchant = inLedgerOf(osh, guest);
  parts.startCheckout = start;
});
beforeEach(() => void start.mockReset().mockReturnValue(PAGE));

async function anArrivedOrder(status = 'CLOSED') {
  const { id } = await merchant.aPaidOrder();
  await merchant.changeOrder(id, { status: status as 'CLOSED', deliveredAt: osh.clock.now });
  const { number } = await merchant.orderRow(id);
  return { id, number };
}
const tip = (orderId: string, amount: number, who = guest, paymentType: PaymentType = 'PAYME') =>
  who.api(endpoints.payLateTip, { params: { orderId }, body: { amount, paymentType } });
const receive = (number: number, som: number, providerId: string = crypto.randomUUID()) =>
  merchant.inLedger(async (ledger) => {
    const row = (await ledger.orderByNumber(partNumber(number, LATE_TIP_PART)))!;
    return ledger.receive(row, { providerId, amount: toTiyin(som) });
  });
const read = async (id: string) => unwrap(await guest.api(endpoints.getOrder, { params: { id } }));
const agrees = async () => expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);

test('B35 a tip after the order has arrived is paid once, into an account of its own', async () => {
  const { id, number } = await anArrivedOrder();
  const before = await balancesOf(osh);
  unwrap(await tip(id, 10_000));
  expect(start.mock.calls).toMatchObject([
    [{ amount: 1_000_000, order: { number: partNumber(number, LATE_TIP_PART) } }],
  ]);
  unwrap(await tip(id, 15_000));
  expect(start.mock.lastCall).toMatchObject([{ amount: 1_500_000 }]);
  await receive(number, 15_000);
  const order = await read(id);
  expect(order).toMatchObject({
    lateTip: 15_000,
    tip: 0,
    totalPrice: 105_000,
    isPaid: true,
    status: 'CLOSED',
  });
  const after = await balancesOf(osh);
  expect(after['tips']).toBe((before['tips'] ?? 0) - 1_500_000);
  expect(after['orders']).toBe(before['orders']);
  expect((await tip(id, 5_000)).error).toMatchObject({ code: 'payment.closed' });
  await agrees();
});

test('B35 money that comes for another sum, or a second time, goes back', async () => {
  const { id, number } = await anArrivedOrder('DELIVERED');
  unwrap(await tip(id, 10_000));
  expect((await receive(number, 105_000)).isSurplus).toBe(true);
  expect((await receive(number, 10_000)).isSurplus).toBe(false);
  expect((await receive(number, 10_000)).isSurplus).toBe(true);
  for (const { id: refundId } of await merchant.refundsOf(id))
    await carryOutRefund(osh.deps, osh.merchantId, refundId);
  const attempts = await attemptsIn(osh, id);
  expect(attempts.filter(({ part, state }) => part !== null && state === 'PAID')).toHaveLength(1);
  expect(await read(id)).toMatchObject({ lateTip: 10_000 });
  const payment = unwrap(await guest.api(endpoints.getPayment, { params: { orderId: id } }));
  expect(payment).toMatchObject({ isPaid: true, refunded: 0, refunding: 0 });
  await agrees();
});

test('B35 only its guest tips, online, an order that is paid and has arrived within a day', async () => {
  const { id } = await anArrivedOrder();
  expect((await tip(id, 5_000, await osh.person())).error).toMatchObject({ code: 'order.notFound' });
  expect((await tip(id, 5_000, guest, 'CASH')).error).toMatchObject({ code: 'payment.unavailable' });
  expect((await tip(id, 999)).error?.status).toBe(400);
  expect((await tip(id, 1_000_001)).error?.status).toBe(400);
  const { id: open } = await merchant.aPaidOrder();
  expect((await tip(open, 5_000)).error).toMatchObject({ code: 'payment.closed' });
  const before = osh.clock.now;
  osh.clock.now = new Date(before.getTime() + 24 * 3_600_000);
  expect((await tip(id, 5_000)).error?.code).toMatch(/payment.closed|session/);
  osh.clock.now = before;
});
