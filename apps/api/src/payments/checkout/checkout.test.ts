import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { pickUp, place } from '../../testing/order-bodies.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { aScriptedProvider } from '../../testing/payments/scripted-provider.ts';
import type { Payable, ProviderAtMerchant, Started } from '../protocol/provider.ts';

const PAGE: Started = { kind: 'PAGE', url: 'https://pay.example/1', expiresAt: null };
const MINUTE = 60_000;
const KEYS = { keys: 'some' };

/** What the providers do in the test that runs. */
const parts: Partial<ProviderAtMerchant> = {};
const start = vi.fn<(payable: Payable) => Started | Promise<Started>>(() => PAGE);

let osh: Scene;
let guest: Person;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  const payments = new Map(
    (['PAYME', 'CLICK', 'RAHMAT'] as const).map((type) => [type, aScriptedProvider(type, parts)]),
  );
  const brand = aPayingBrand(['CASH', 'PAYME', 'CLICK', 'RAHMAT'], { PAYME: KEYS, CLICK: KEYS });
  osh = await aRunningApi({ brand, outside: { payments } });
  guest = await osh.person();
  merchant = inLedgerOf(osh, guest);
  parts.startCheckout = start;
});
beforeEach(() => void start.mockReset().mockReturnValue(PAGE));

const ask = (orderId: string, who = guest) => who.api(endpoints.getCheckout, { params: { orderId } });
const open = async (orderId: string, who = guest) => unwrap(await ask(orderId, who));
const inMs = (ms: number) => new Date(osh.clock.now.getTime() + ms);
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const before = osh.clock.now;
  osh.clock.now = inMs(ms);
  const came = await work();
  osh.clock.now = before;
  return came;
}

describe('API-32 the request for a provider’s page', () => {
  test('API-32 T52 the sum, the attempt, the payer and our addresses cannot be chosen by the guest', async () => {
    const order = await merchant.anOrder('CLICK');
    await open(order.id);
    const [attempt] = await attemptsIn(osh, order.id);
    expect(start.mock.calls).toMatchObject([
      [
        {
          merchantId: osh.merchantId,
          order: { id: order.id, number: order.number, cartItems: [{ productId: 'product-1' }] },
          amount: AMOUNT,
          fiscal: null,
          attempt: { id: attempt!.id, number: attempt!.number },
          payer: { id: guest.userId, phone: expect.any(String) },
          returnUrl: `http://${osh.host}/profile/orders/${order.id}`,
          callbackUrl: `http://${osh.host}/callbacks/click/${osh.merchantId}`,
          language: 'uz',
          platform: 'WEB',
          now: osh.clock.now,
        },
      ],
    ]);
  });

  test.each([
    ['ru', 'ru'],
    ['of another version', 'uz'],
  ])('API-32 in the guest’s language: %s is %s', async (language, expected) => {
    const who = await osh.person();
    await merchant.inTenant((tx) => tx.update(users).set({ language }).where(eq(users.id, who.userId)));
    await open((await inLedgerOf(osh, who).anOrder()).id, who);
    expect(start.mock.calls[0]![0].language).toBe(expected);
  });
});

describe('API-32 the lifetime of a payment page', () => {
  test('API-32 half an hour by default, and until a minute before that it is the same page', async () => {
    const { id } = await merchant.anOrder();
    const page = await open(id);
    expect(page).toEqual({ kind: 'PAGE', url: PAGE.url, expiresAt: inMs(30 * MINUTE).toISOString() });
    expect(await later(29 * MINUTE - 1, () => open(id))).toEqual(page);
    expect(start).toHaveBeenCalledTimes(1);
    const next = await later(29 * MINUTE, () => open(id));
    expect(next.expiresAt).toBe(inMs(59 * MINUTE).toISOString());
    expect(await attemptsIn(osh, id)).toMatchObject([{ state: 'CREATED', expiresAt: inMs(59 * MINUTE) }]);
  });

  test('API-32 the provider’s answer, invoice id and data are stored', async () => {
    const { id } = await merchant.anOrder();
    const expiresAt = inMs(5 * MINUTE);
    const providerId = crypto.randomUUID();
    start.mockReturnValue({ ...PAGE, expiresAt, providerId, data: { invoice: 7 } });
    expect(await open(id)).toMatchObject({ expiresAt: expiresAt.toISOString() });
    expect(await attemptsIn(osh, id)).toMatchObject([{ providerId, expiresAt, data: { invoice: 7 } }]);
    start.mockReturnValue(PAGE);
    await later(5 * MINUTE, () => open(id));
    expect(await attemptsIn(osh, id)).toMatchObject([{ providerId, data: { invoice: 7 } }]);
  });

  test('ENUM-09 an outage of the provider is reported, and the next try is a new one of the same attempt', async () => {
    const { id } = await merchant.anOrder();
    start.mockRejectedValue(new Error('down'));
    expect((await ask(id)).error?.code).toBe('payment.failed');
    start.mockReset().mockReturnValue(PAGE);
    expect(await open(id)).toMatchObject({ url: PAGE.url });
    expect(await attemptsIn(osh, id)).toHaveLength(1);
  });
});

describe('T46 T48 attempts begun before', () => {
  test('T48 the page of an invoice that is open already is opened again', async () => {
    const { id } = await merchant.anOrder();
    const page = await open(id);
    await merchant.inLedger(async (ledger) => {
      const row = (await ledger.orderById(id))!;
      await ledger.begin(row, { providerId: `${id}-x`, amount: AMOUNT });
    });
    expect(await open(id)).toEqual(page);
    expect(start).toHaveBeenCalledTimes(1);
    await merchant.inLedger(async (ledger) => ledger.settle((await ledger.attemptByProviderId(`${id}-x`))!));
    expect((await ask(id)).error?.code).toBe('payment.alreadyPaid');
  });

  const states = async (id: string) =>
    (await attemptsIn(osh, id)).map(({ provider, state, reason }) => [provider, state, reason]);
  const page = { url: 'https://pay.example/other', kind: 'PAGE', expiresAt: '2099-01-01T00:00:00.000Z' };

  test.each([
    ['of this provider, without a page', 'PAYME', {}],
    ['of another one, whose page it is', 'CLICK', { page }],
  ] as const)(
    'T48 a transaction %s, holds the order for two minutes, then is given up',
    async (_, provider, data) => {
      const { id } = await merchant.anOrder();
      await merchant.anAttemptFor(id, { provider, state: 'PENDING', begunAt: osh.clock.now, data });
      expect((await ask(id)).error?.code).toBe('payment.inProgress');
      expect(start).not.toHaveBeenCalled();
      expect(await later(2 * MINUTE, () => open(id))).toMatchObject({ url: PAGE.url });
      expect(await states(id)).toEqual([
        [provider, 'CANCELED', 'SWITCHED'],
        ['PAYME', 'CREATED', null],
      ]);
    },
  );

  test('T48 a saved card that is being asked holds it too, and its attempt is no page’s', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { data: { byCard: true } });
    expect((await ask(id)).error?.code).toBe('payment.inProgress');
    await later(2 * MINUTE, () => open(id));
    const [byCard, sent] = await attemptsIn(osh, id);
    expect([byCard!.state, sent!.state]).toEqual(['CREATED', 'CREATED']);
    expect(start.mock.calls[0]![0].attempt.id).toBe(sent!.id);
  });

  test('ST-03 where the guest was sent by another provider is left to that provider’s attempt', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { provider: 'CLICK', data: { page } });
    await merchant.anAttemptFor(id, { state: 'CANCELED', data: { page } });
    expect(await open(id)).toMatchObject({ url: PAGE.url });
    expect((await states(id)).map(([, state]) => state)).toEqual(['CREATED', 'CANCELED', 'CREATED']);
  });
});

describe('ENUM-09 methods without a page', () => {
  test('SET-25 a provider without the merchant’s keys', async () => {
    const { id } = await merchant.anOrder('RAHMAT');
    expect((await ask(id)).error?.code).toBe('payment.unavailable');
    expect(start).not.toHaveBeenCalled();
  });

  test('API-32 a cancelled order with a total of zero is not paid by opening checkout', async () => {
    const rich = await osh.person({ cashback: 90_000 });
    const body = pickUp({ paymentType: 'PAYME', cashback: 90_000, totalPrice: 0 });
    const { id } = unwrap(await place(rich, body));
    await merchant.changeOrder(id, { status: 'CANCELED' });
    expect((await ask(id, rich)).error?.code).toBe('payment.closed');
    expect((await merchant.orderRow(id)).isPaid).toBe(false);
  });
});
