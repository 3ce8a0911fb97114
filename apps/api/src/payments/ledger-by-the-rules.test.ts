import { unwrap } from '@dasturxon/core/api';
import { isLiveState } from '@dasturxon/core/payment';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { orders } from '../db/schema/orders.ts';
import { attemptsIn } from '../testing/payments/money.ts';
import { delivery, place } from '../testing/order-bodies.ts';
import { createTestLedger, TEST_AMOUNT as AMOUNT } from '../testing/payments/test-ledger.ts';
import { aPayingBrand } from '../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { openLedger, type Ledger } from './ledger/ledger.ts';
import { checkMoney } from './commands/check-money.ts';

/** Each run writes a dozen transactions. */
const RUNS = Math.min(300, Math.ceil(Number(process.env['FC_RUNS'] ?? 1000) / 40));

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME']) });
  guest = await osh.person();
});

const inLedger = <T>(run: (ledger: Ledger) => Promise<T>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    run(openLedger(osh.deps, tx, { merchantId: osh.merchantId, provider: 'PAYME' })),
  );
const anOrder = async () => unwrap(await place(guest, delivery({ paymentType: 'PAYME' })));
const changeOrder = (id: string, values: Partial<typeof orders.$inferInsert>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) => tx.update(orders).set(values).where(eq(orders.id, id)));
const orderRow = (id: string) => inLedger(async (ledger) => (await ledger.orderById(id))!);

const aStep = fc.record({
  op: fc.constantFrom(
    'begin',
    'begin',
    'settle',
    'settle',
    'receive',
    'cancel',
    'reverse',
    'eat',
    'call off',
  ),
  name: fc.constantFrom('one', 'two', 'three'),
  amount: fc.constantFrom(AMOUNT, AMOUNT, AMOUNT, AMOUNT - 100),
});
type Step = { op: string; name: string; amount: number };

/** Does one step in either ledger and returns its outcome. */
async function doStep(ledger: Ledger, orderId: string, { op, name, amount }: Step): Promise<unknown> {
  const row = (await ledger.orderById(orderId))!;
  const providerId = `${orderId}-${name}`;
  if (op === 'begin') {
    if (await ledger.attemptByProviderId(providerId)) return 'known';
    const begun = await ledger.begin(row, { providerId, amount });
    return begun.ok ? 'begun' : begun.code;
  }
  if (op === 'receive') {
    const { state, isSurplus } = await ledger.receive(row, { providerId, amount });
    return { state, isSurplus };
  }
  const locked = await ledger.attemptByProviderId(providerId);
  if (!locked) return 'unknown';
  const did =
    op === 'settle'
      ? await ledger.settle(locked)
      : op === 'cancel'
        ? await ledger.cancel(locked, { reason: 'DECLINED' })
        : await ledger.reverse(locked, { reason: 'PROVIDER' });
  return did.ok ? did.value.state : did.code;
}

const shown = (all: readonly { providerId: string | null; state: string; amount: number }[]) =>
  all.map((one) => {
    const { providerId, state, amount, refunded, isSurplus, reason } = one as (typeof all)[0] & {
      refunded: number;
      isSurplus: boolean;
      reason: string | null;
    };
    // A refund that was promised before has its own reason.
    const why = state === 'REFUNDED' ? null : reason;
    return { name: providerId?.split('-').at(-1), state, amount, refunded, isSurplus, why };
  });

test('T45 T46 for any sequence of events the ledger agrees with the rules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 9 }), async (steps) => {
      const { id } = await anOrder();
      const testLedger = createTestLedger('PAYME');
      const row = testLedger.order({ id });
      for (const step of steps) {
        if (step.op === 'eat' || step.op === 'call off') {
          // A move to CANCELED ends what was begun and promises what was paid: neither is asked here.
          const isLive = testLedger.attempts.some(({ state }) => isLiveState(state));
          const status = step.op === 'eat' ? 'DELIVERED' : 'CANCELED';
          if (status === 'CANCELED' && isLive) continue;
          await changeOrder(id, { status });
          testLedger.changeOrder(row, { status });
          continue;
        }
        const real = await inLedger((ledger) => doStep(ledger, id, step));
        expect({ step, came: real }).toEqual({ step, came: await doStep(testLedger.ledger, id, step) });
        expect((await orderRow(id)).isPaid).toBe(testLedger.now(row).isPaid);
      }
      expect(shown(await attemptsIn(osh, id))).toEqual(shown(testLedger.attempts));
    }),
    { numRuns: RUNS },
  );
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});
