import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { pickUp, place } from '../../testing/order-bodies.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { checkMoney } from '../commands/check-money.ts';

let osh: Scene;
let guest: Person;
let staff: Person;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'OTHER', 'PAYME']) });
  [guest, staff] = [await osh.person(), await osh.person({ role: 'OPERATOR' })];
  merchant = inLedgerOf(osh, guest);
});

const mark = (orderId: string) => staff.api(endpoints.markPaid, { params: { orderId } });

test('D83 ENUM-13 the history contains the staff member who took the money and the payment type', async () => {
  const { id } = await merchant.anOrder('OTHER');
  const { isPaid, history } = unwrap(await mark(id));
  expect(isPaid).toBe(true);
  const event = {
    type: 'PAID',
    status: 'CREATED',
    role: 'OPERATOR',
    paymentType: 'OTHER',
    courierStatus: null,
  };
  expect(history.at(-1)).toMatchObject(event);
  expect(await attemptsIn(osh, id)).toMatchObject([
    { provider: 'OTHER', state: 'PAID', amount: AMOUNT, paidAt: osh.clock.now, isSurplus: false },
  ]);
});

test('D83 T45 marked again, it is paid as before: one event, one attempt', async () => {
  const { id } = await merchant.anOrder('CASH');
  const once = unwrap(await mark(id));
  expect(unwrap(await mark(id)).history).toEqual(once.history);
  expect(await attemptsIn(osh, id)).toHaveLength(1);
});

test('D83 an order with a provider payment cannot be marked paid', async () => {
  const { id } = await merchant.anOrder('PAYME');
  expect((await mark(id)).error?.code).toBe('payment.unavailable');
  expect(await attemptsIn(osh, id)).toEqual([]);
});

test('D83 no money is taken for an order that is cancelled, not even by a hand', async () => {
  const { id } = await merchant.anOrder('CASH');
  unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: {} }));
  expect((await mark(id)).error?.code).toBe('payment.closed');
  expect(await attemptsIn(osh, id)).toEqual([]);
});

test('D83 an order with a total of zero is marked as paid, without a journal entry', async () => {
  const rich = await osh.person({ cashback: 90_000 });
  const { id } = unwrap(await place(rich, pickUp({ cashback: 90_000, totalPrice: 0 })));
  expect(unwrap(await mark(id)).isPaid).toBe(true);
  expect(await attemptsIn(osh, id)).toEqual([]);
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});
