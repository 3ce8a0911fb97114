import { type Answer, endpoints, unwrap } from '@dasturxon/core/api';
import { partNumber, toTiyin } from '@dasturxon/core/payment';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { paymentRefunds } from '../../db/schema/payments.ts';
import { expireUnpaidOrder } from '../../orders/moves/expire-unpaid-order.ts';
import { delivery, place } from '../../testing/order-bodies.ts';
import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn, balancesOf } from '../../testing/payments/money.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aScriptedProvider } from '../../testing/payments/scripted-provider.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { checkMoney } from '../commands/check-money.ts';
import { carryOutRefund } from '../jobs/payment-jobs.ts';
import type { Payable, ProviderAtMerchant, Started } from '../protocol/provider.ts';

type Membership = Answer<typeof endpoints.startGroup>;

const RUNS = Math.min(100, Math.ceil(Number(process.env['FC_RUNS'] ?? 1000) / 40));
const PAGE: Started = { kind: 'PAGE', url: 'https://pay.example/1', expiresAt: null };
const parts: Partial<ProviderAtMerchant> = { refund: async () => 'DONE' };
const start = vi.fn<(payable: Payable) => Started>(() => PAGE);

let osh: Scene;
beforeAll(async () => {
  const payments = new Map(
    (['PAYME', 'CLICK'] as const).map((type) => [type, aScriptedProvider(type, parts)]),
  );
  const keys = { keys: 'some' };
  const brand = aPayingBrand(['CASH', 'PAYME', 'CLICK'], { PAYME: keys, CLICK: keys });
  osh = await aRunningApi({ brand, outside: { payments } });
  parts.startCheckout = start;
});
beforeEach(() => void start.mockReset().mockReturnValue(PAGE));

const plov = (count: number) => ({ productId: 'product-1', count, modifiers: [] });
const noone = () => osh.as(null);
const pay = (
  { id, memberId, token }: Membership,
  paymentType: 'PAYME' | 'CLICK' | 'CASH' = 'PAYME',
  platform: 'WEB' | 'TG' | 'CLICK' = 'WEB',
) =>
  noone()(endpoints.payGroupPart, {
    params: { id, memberId },
    body: { token, paymentType, platform, language: 'ru' },
  });
const read = async ({ id, mark }: Membership) =>
  unwrap(await noone()(endpoints.readGroup, { params: { id, mark } }));

/** A placed group order in which each pays: host 1, Bek 2 and Lola 3 plovs of 45 000, and 15 000 of delivery. */
async function aGroupOrder(change: { paymentType?: 'PAYME' | 'CASH' } = {}) {
  const host = await osh.person();
  const body = { name: 'Aziza', minutes: 30 as const, lines: [plov(1)], pays: 'EACH' as const };
  const mine = unwrap(await host.api(endpoints.startGroup, { body }));
  const join = async (name: string, count: number) => {
    // Parts are in the order in which people joined.
    osh.clock.now = new Date(osh.clock.now.getTime() + 1000);
    return unwrap(
      await noone()(endpoints.joinGroup, {
        params: { id: mine.id, mark: mine.mark },
        body: { name, lines: [plov(count)] },
      }),
    );
  };
  const [bek, lola] = [await join('Bek', 2), await join('Lola', 3)];
  unwrap(await host.api(endpoints.moveGroup, { params: { id: mine.id }, body: { to: 'LOCKED' } }));
  const order = unwrap(
    await place(
      host,
      delivery({ paymentType: 'PAYME', cartItems: [plov(6)], totalPrice: 285_000, ...change }),
    ),
  );
  const inLedger = inLedgerOf(osh, host).inLedger;
  const receive = (part: number, som: number, providerId: string = crypto.randomUUID()) =>
    inLedger(async (ledger) => {
      const row = (await ledger.orderByNumber(partNumber(order.number, part)))!;
      return ledger.receive(row, { providerId, amount: toTiyin(som) });
    });
  const isPaid = async () =>
    unwrap(await host.api(endpoints.getPayment, { params: { orderId: order.id } })).isPaid;
  return { host, mine, bek, lola, order, inLedger, receive, isPaid };
}

async function refundAll(orderId: string) {
  const { deps, merchantId } = osh;
  const due = await deps.db.inTenant(merchantId, (tx) =>
    tx.select().from(paymentRefunds).where(eq(paymentRefunds.orderId, orderId)),
  );
  for (const { id } of due) await carryOutRefund(deps, merchantId, id);
}

test('C6 each pays their own part by their own method, and the order is paid once all have', async () => {
  const { mine, bek, lola, order, receive, isPaid } = await aGroupOrder();
  const placed = await read(mine);
  expect(placed).toMatchObject({ state: 'PAYING', pays: 'EACH', order: { id: order.id } });
  expect(placed.payUntil).not.toBeNull();
  expect(placed.members.map(({ share, isPaid: paid }) => [share, paid])).toEqual([
    [50_000, false],
    [95_000, false],
    [140_000, false],
  ]);
  unwrap(await pay(bek, 'CLICK', 'TG'));
  expect(start.mock.calls).toMatchObject([
    [{ amount: 9_500_000, order: { number: partNumber(order.number, 1) }, language: 'ru', platform: 'TG' }],
  ]);
  expect(start.mock.calls[0]![0].returnUrl).toContain(`/basket?group=${mine.id}.${mine.mark}`);
  await receive(0, 50_000);
  await receive(2, 140_000);
  expect(await isPaid()).toBe(false);
  expect((await read(mine)).members.map(({ isPaid: paid }) => paid)).toEqual([true, false, true]);
  expect((await pay(lola)).error).toMatchObject({ code: 'payment.alreadyPaid' });
  await receive(1, 95_000);
  expect(await isPaid()).toBe(true);
  expect(await read(mine)).toMatchObject({ state: 'ORDERED' });
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});

test('C6 the host pays their own part by the order’s checkout; no one pays the whole', async () => {
  const { host, order, inLedger, isPaid } = await aGroupOrder();
  unwrap(await host.api(endpoints.getCheckout, { params: { orderId: order.id } }));
  expect(start.mock.calls).toMatchObject([
    [{ amount: 5_000_000, order: { number: partNumber(order.number, 0) } }],
  ]);
  const whole = await inLedger(async (ledger) => {
    const row = (await ledger.orderByNumber(order.number))!;
    expect((await ledger.check(row, toTiyin(285_000))).ok).toBe(false);
    return ledger.receive(row, { providerId: crypto.randomUUID(), amount: toTiyin(285_000) });
  });
  expect(whole.isSurplus).toBe(true);
  expect(await isPaid()).toBe(false);
  await refundAll(order.id);
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});

test('C6 the host takes over what others have not paid; their money that comes later goes back', async () => {
  const { host, mine, bek, order, receive, isPaid } = await aGroupOrder();
  unwrap(await pay(bek));
  await receive(2, 140_000);
  const other = await osh.person();
  const cover = (who: Person) => who.api(endpoints.coverGroup, { params: { id: mine.id } });
  expect((await cover(other)).error).toMatchObject({ code: 'group.notFound' });
  const covered = unwrap(await cover(host));
  expect(covered.members.map(({ share }) => share)).toEqual([145_000, 0, 140_000]);
  expect(unwrap(await cover(host))).toEqual(covered);
  expect((await pay(bek)).error).toMatchObject({ code: 'payment.closed' });
  const late = await receive(1, 95_000);
  expect(late.isSurplus).toBe(true);
  start.mockClear();
  unwrap(await host.api(endpoints.getCheckout, { params: { orderId: order.id } }));
  expect(start.mock.calls).toMatchObject([[{ amount: 14_500_000 }]]);
  await receive(3, 145_000);
  expect(await isPaid()).toBe(true);
  await refundAll(order.id);
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});

test('C6 an order that not all have paid in time is cancelled, and each gets their money back', async () => {
  const { mine, order, receive } = await aGroupOrder();
  await receive(1, 95_000, 'bek');
  await receive(2, 140_000, 'lola');
  const { payUntil } = await read(mine);
  expect(payUntil).not.toBeNull();
  osh.clock.now = new Date(payUntil!);
  expect(await expireUnpaidOrder(osh.deps, { merchantId: osh.merchantId, orderId: order.id })).toBe(
    'expired',
  );
  expect(await read(mine)).toMatchObject({ state: 'RETURNED', payUntil: null });
  await refundAll(order.id);
  const attempts = await attemptsIn(osh, order.id);
  expect(attempts.map(({ providerId, state, refunded }) => [providerId, state, refunded])).toEqual([
    ['bek', 'REFUNDED', 9_500_000],
    ['lola', 'REFUNDED', 14_000_000],
  ]);
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});

test('C6 only the member’s own token opens their payment, and only an online method pays a part', async () => {
  const { bek, lola, mine } = await aGroupOrder();
  expect((await pay({ ...bek, token: lola.token })).error).toMatchObject({ code: 'group.notFound' });
  expect((await pay(bek, 'CASH')).error).toMatchObject({ code: 'payment.unavailable' });
  const host = await osh.person();
  const body = { name: 'Open', minutes: 30 as const, lines: [], pays: 'EACH' as const };
  const open = unwrap(await host.api(endpoints.startGroup, { body }));
  expect((await pay(open)).error).toMatchObject({ code: 'group.notFound' });
  expect((await pay({ ...open, id: mine.id })).error).toMatchObject({ code: 'group.notFound' });
});

test('C6 a group in which each pays, ordered for cash, is its host’s to pay', async () => {
  const { mine } = await aGroupOrder({ paymentType: 'CASH' });
  const group = await read(mine);
  expect(group).toMatchObject({ state: 'ORDERED' });
  expect(group.members.map(({ isPaid }) => isPaid)).toEqual([null, null, null]);
});

type Step = { what: 'pay' | 'again' | 'reverse'; part: number } | { what: 'cover' | 'cancel'; part: number };
const anySteps = fc.array(
  fc.record({
    what: fc.constantFrom<Step['what']>('pay', 'pay', 'pay', 'again', 'reverse', 'cover', 'cancel'),
    part: fc.nat(3),
  }),
  { maxLength: 10 },
);

test(
  'C6 after payments, reversals, take-overs and cancels in any order the ledger agrees, and the order is paid exactly when its parts are',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const { host, mine, order, inLedger, receive, isPaid } = await aGroupOrder();
        const som: Record<number, number> = { 0: 50_000, 1: 95_000, 2: 140_000 };
        const idOf = (part: number) => `${order.id}.${part}`;
        for (const { what, part } of steps) {
          if (what === 'pay' && som[part]) await receive(part, som[part], idOf(part));
          if (what === 'again' && som[part]) await receive(part, som[part]);
          if (what === 'reverse')
            await inLedger(async (ledger) => {
              const locked = await ledger.attemptByProviderId(idOf(part));
              if (locked) await ledger.reverse(locked, { reason: 'PROVIDER' });
            });
          if (what === 'cover') {
            const open = (await read(mine)).members;
            const covered = await host.api(endpoints.coverGroup, { params: { id: mine.id } });
            const hosts = covered.data?.members[0]?.share ?? 0;
            const before = open[0]!.isPaid ? open[0]!.share! : 0;
            if (covered.data && som[3] === undefined && hosts !== open[0]!.share) som[3] = hosts - before;
          }
          if (what === 'cancel')
            await host.api(endpoints.cancelOrder, { params: { id: order.id }, body: {} });
          expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
        }
        await refundAll(order.id);
        expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
        const group = await read(mine);
        const shares = group.members.reduce((sum, { share }) => sum + share!, 0);
        if (group.state !== 'RETURNED') expect(shares).toBe(285_000);
        if (group.state === 'ORDERED') expect(await isPaid()).toBe(true);
        if (group.state === 'PAYING') expect(group.members.some((one) => one.isPaid === false)).toBe(true);
      }),
      { numRuns: RUNS },
    );
    const balances = await balancesOf(osh);
    expect(Object.values(balances).reduce((sum, one) => sum + one, 0)).toBe(0);
  },
);
