import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { key } from '../../testing/order-bodies.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { aKeptCard, aScriptedKeeper } from '../../testing/payments/scripted-keeper.ts';
import { CardRefused, type CardKeeperAtMerchant, type CardPayment } from '../protocol/card-keeper.ts';
import { checkMoney } from '../commands/check-money.ts';

const parts: Partial<CardKeeperAtMerchant> = {};
const pay = vi.fn<CardKeeperAtMerchant['pay']>();

let osh: Scene;
let guest: Person;
let merchant: ReturnType<typeof inLedgerOf>;
let cardId: string;
beforeAll(async () => {
  const brand = aPayingBrand(['CASH', 'PAYME', 'CLICK'], { PAYME: { keys: 'some' } });
  osh = await aRunningApi({ brand, outside: { cardKeeper: aScriptedKeeper(parts) } });
  guest = await osh.person();
  merchant = inLedgerOf(osh, guest);
  cardId = await aCard();
  parts.pay = pay;
});
const receiptId = () => crypto.randomUUID();
beforeEach(
  () => void pay.mockReset().mockImplementation(async () => ({ providerId: receiptId(), isPaid: true })),
);

async function aCard(change = {}): Promise<string> {
  parts.check = async (token) => aKeptCard({ token, ...change });
  const kept = await guest.api(endpoints.saveCard, {
    body: { token: 'T1', name: null },
    idempotencyKey: key(),
  });
  return unwrap(kept).id;
}
const payByCard = (orderId: string, card = cardId) =>
  guest.api(endpoints.payByCard, { params: { orderId }, body: { cardId: card } });
const states = async (id: string) => (await attemptsIn(osh, id)).map(({ state, reason }) => reason ?? state);
/** The money of an order comes by the provider's own call, in the name of what its card began. */
const comes = async (id: string) => {
  await merchant.inLedger(async (ledger) =>
    ledger.receive((await ledger.orderById(id))!, { providerId: receiptId(), amount: AMOUNT }),
  );
};

test('SET-25 ENUM-09 the keeper is asked for exactly this order’s money, and its receipt is known before it pays', async () => {
  const { id, number } = await merchant.anOrder();
  let known: unknown;
  pay.mockImplementation(async ({ started }: CardPayment) => {
    await started('R1');
    known = (await attemptsIn(osh, id))[0]!.data;
    return { providerId: 'R1', isPaid: true };
  });
  expect(unwrap(await payByCard(id))).toMatchObject({ id, isPaid: true });
  const asked = { orderNumber: number, amount: AMOUNT, token: 'T1', detail: null };
  expect(pay.mock.calls).toEqual([[{ ...asked, started: expect.any(Function) }]]);
  expect(known).toEqual({ byCard: true, receiptId: 'R1' });
  expect(await attemptsIn(osh, id)).toMatchObject([{ state: 'PAID', providerId: 'R1' }]);
});

test('T49 F19 one that has not paid yet leaves the order to the job, frozen meanwhile', async () => {
  const { id } = await merchant.anOrder();
  pay.mockImplementation(async () => ({ providerId: receiptId(), isPaid: false }));
  expect(unwrap(await payByCard(id)).isPaid).toBe(false);
  const [attempt] = await attemptsIn(osh, id);
  expect(attempt).toMatchObject({ state: 'CREATED', data: { byCard: true } });
  expect(await merchant.jobs('payment.look-up', attempt!.id)).toHaveLength(1);
  expect((await payByCard(id)).error?.code).toBe('payment.inProgress');
});

test('T49 a missing answer keeps it too: the guest is not notified twice', async () => {
  const { id } = await merchant.anOrder();
  pay.mockRejectedValue(new Error('down'));
  expect(unwrap(await payByCard(id)).isPaid).toBe(false);
  expect(await states(id)).toEqual(['CREATED']);
});

test('ENUM-09 a no ends the try, and the next one is free', async () => {
  const { id } = await merchant.anOrder();
  await merchant.anAttemptFor(id);
  pay.mockRejectedValueOnce(new CardRefused('no'));
  expect((await payByCard(id)).error?.code).toBe('card.declined');
  expect(await states(id)).toEqual(['SWITCHED', 'DECLINED']);
  expect(unwrap(await payByCard(id)).isPaid).toBe(true);
});

test('T45 a refusal that comes after the provider’s own call is ignored: the order is paid', async () => {
  const { id } = await merchant.anOrder();
  pay.mockImplementation(async () => {
    await comes(id);
    throw new CardRefused('paid already');
  });
  expect(unwrap(await payByCard(id))).toMatchObject({ isPaid: true });
  expect(await states(id)).toEqual(['PAID']);
});

test('T48 a refusal that comes after the provider has begun does not end the attempt', async () => {
  const { id } = await merchant.anOrder();
  pay.mockImplementation(async () => {
    await merchant.inLedger(async (ledger) =>
      ledger.begin((await ledger.orderById(id))!, { providerId: receiptId(), amount: AMOUNT }),
    );
    throw new CardRefused('no');
  });
  expect((await payByCard(id)).error?.code).toBe('card.declined');
  expect(await states(id)).toEqual(['PENDING']);
});

test('D14 a card that was never confirmed pays nothing', async () => {
  const fresh = await aCard({ lastFour: '0001', isVerified: false });
  const { id } = await merchant.anOrder();
  expect((await payByCard(id, fresh)).error?.code).toBe('card.declined');
  expect(pay).not.toHaveBeenCalled();
});

test('T46 a card pays only an order that waits for its provider’s payment', async () => {
  const canceled = await merchant.anOrder();
  await merchant.changeOrder(canceled.id, { status: 'CANCELED' });
  const cash = await merchant.anOrder('CASH');
  const { id: paid } = await merchant.aPaidOrder();
  expect((await payByCard(canceled.id)).error?.code).toBe('payment.closed');
  expect((await payByCard(cash.id)).error?.code).toBe('payment.unavailable');
  expect((await payByCard(paid)).error?.code).toBe('payment.alreadyPaid');
  expect(pay).not.toHaveBeenCalled();
});

test('SET-25 without a card account a payment by card is refused', async () => {
  const outside = { cardKeeper: aScriptedKeeper({}) };
  const plain = await aRunningApi({ brand: aPayingBrand(['PAYME']), outside });
  const plainGuest = await plain.person();
  const { id } = await inLedgerOf(plain, plainGuest).anOrder();
  const asked = { params: { orderId: id }, body: { cardId } };
  expect((await plainGuest.api(endpoints.payByCard, asked)).error?.code).toBe('payment.unavailable');
});

test('T34 after all of this the ledger agree', async () => {
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});
