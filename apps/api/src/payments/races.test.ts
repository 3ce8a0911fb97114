import { endpoints } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { expireUnpaidOrder } from '../orders/moves/expire-unpaid-order.ts';
import { attemptsIn } from '../testing/payments/money.ts';
import {
  anOrderForPayme,
  AMOUNT,
  aTransactionId,
  paymeCaller,
} from '../testing/payments/payme/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../testing/payments/paying.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { checkMoney } from './commands/check-money.ts';
import { lockedByPayment } from './attempts/free-order.ts';

/** How many races; `PAYMENT_RACES=500` for all of trust's. */
const RACES = Number(process.env['PAYMENT_RACES'] ?? 60);
/** On a busy machine each takes half a second. */
const RACES_MS = 60_000 + RACES * 1_000;

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT }) });
});

const MINUTE = 60_000;

/** Numbers that always fall the same way. */
function seededRandom(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test(
  `T48 F20 ${RACES} races of pay, cancel, switch and expiry: never paid and cancelled without a refund, and a ledger that balance`,
  async () => {
    const payme = paymeCaller(osh);
    const roll = seededRandom(7);
    const wrong: string[] = [];
    for (let race = 0; race < RACES; race += 1) {
      const guest = await osh.person();
      const order = await anOrderForPayme(guest);
      const id = aTransactionId();
      const about = { amount: AMOUNT, account: { order_id: String(order.number) } };
      await payme.ask('CreateTransaction', { id, time: osh.clock.now.getTime(), ...about });
      osh.clock.now = new Date(osh.clock.now.getTime() + (roll(2) ? 31 : 1) * MINUTE);
      const rivals = [
        () => payme.ask('PerformTransaction', { id }),
        () => guest.api(endpoints.cancelOrder, { params: { id: order.id }, body: {} }),
        () =>
          expireUnpaidOrder(osh.deps, { merchantId: osh.merchantId, orderId: order.id }, (tx, row) =>
            lockedByPayment(osh.deps, tx, row),
          ),
        () =>
          guest.api(endpoints.choosePayment, {
            params: { orderId: order.id },
            body: { paymentType: 'CASH' },
          }),
        () => payme.ask('CancelTransaction', { id, reason: 3 }),
      ];
      const first = roll(rivals.length);
      await Promise.all([rivals[first]!(), ...rivals.toSpliced(first, 1).map((rival) => rival())]);
      const [attempt] = await attemptsIn(osh, order.id);
      if (attempt?.state === 'PENDING' || attempt?.state === 'CREATED') wrong.push(`${race} hangs`);
    }
    expect(wrong).toEqual([]);
    expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
  },
  RACES_MS,
);
