import { unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { and, eq } from 'drizzle-orm';

import type { Work } from '../../db/connect.ts';
import { outbox } from '../../db/schema/merchants.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts, paymentRefunds } from '../../db/schema/payments.ts';
import type { QueueName } from '../../jobs/queues.ts';
import { insertAttempt, type AttemptRow } from '../../payments/attempts/attempts.ts';
import { openLedger, type Ledger } from '../../payments/ledger/ledger.ts';
import { keepAnswer } from '../../payments/calls/provider-statements.ts';
import { delivery, place } from '../order-bodies.ts';
import { TEST_AMOUNT as AMOUNT } from './test-ledger.ts';
import type { Person, Scene } from '../scene.ts';

/** The ledger of a scene's merchant as its providers use them, and what is written beside them. */
export function inLedgerOf(scene: Scene, guest: Person) {
  const { deps, merchantId, clock } = scene;
  const inTenant = <T>(work: Work<T>) => deps.db.inTenant(merchantId, work);
  const inLedger = <T>(run: (ledger: Ledger) => Promise<T>, provider: PaymentType = 'PAYME') =>
    inTenant((tx) => run(openLedger(deps, tx, { merchantId, provider })));
  /** An order of 105 000 so'm. */
  const anOrder = async (paymentType: PaymentType = 'PAYME') =>
    unwrap(await place(guest, delivery({ paymentType })));
  return {
    inTenant,
    inLedger,
    anOrder,
    /** An order whose money has come by one transaction. */
    async aPaidOrder(provider: PaymentType = 'PAYME', providerId: string = crypto.randomUUID()) {
      const { id } = await anOrder(provider);
      const attempt = await inLedger(
        async (ledger) => ledger.receive((await ledger.orderById(id))!, { providerId, amount: AMOUNT }),
        provider,
      );
      const statement = {
        state: 'PAID',
        transactionId: providerId,
        paymentId: null,
        amount: AMOUNT,
      } as const;
      await inTenant((tx) => keepAnswer(deps, tx, { merchantId, provider, statement }));
      return { id, providerId, attempt };
    },
    /** An order's attempt made by the checkout, or the given one. */
    anAttemptFor: (orderId: string, values: Partial<AttemptRow> = {}): Promise<AttemptRow> => {
      const made = {
        merchantId,
        id: crypto.randomUUID(),
        orderId,
        provider: 'PAYME',
        state: 'CREATED',
      } as const;
      const { number: _ours, ...rest } = values;
      return inTenant((tx) => insertAttempt(tx, { ...made, amount: AMOUNT, createdAt: clock.now, ...rest }));
    },
    changeOrder: (id: string, values: Partial<typeof orders.$inferInsert>) =>
      inTenant((tx) => tx.update(orders).set(values).where(eq(orders.id, id))),
    orderRow: (id: string) => inLedger(async (ledger) => (await ledger.orderById(id))!),
    refundsOf: (orderId: string) =>
      inTenant((tx) => tx.select().from(paymentRefunds).where(eq(paymentRefunds.orderId, orderId))),
    attemptsOf: (orderId: string) =>
      inTenant((tx) => tx.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId))),
    /** The jobs of a queue that carry this id. */
    jobs: async (queue: QueueName, id: string) => {
      const own = and(eq(outbox.merchantId, merchantId), eq(outbox.queue, queue));
      const rows = await deps.db.asPlatform((tx) => tx.select().from(outbox).where(own));
      return rows.filter(({ payload }) => Object.values(payload).includes(id));
    },
  };
}
