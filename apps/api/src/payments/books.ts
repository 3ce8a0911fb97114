import {
  checkPayable,
  toTiyin,
  type NotPayable,
  type PaymentReason,
  type PaymentRefusal,
  type PaymentType,
  type Tiyin,
} from '@dasturxon/core/payment';
import { toPaymeDetail } from '@dasturxon/core/fiscal';
import { ok, refuse, type Result } from '@dasturxon/core/kernel';
import { isFinal, type Order } from '@dasturxon/core/order';
import { and, asc, between, eq, ne } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentAttempts, paymentRefunds } from '../db/schema/payments.ts';
import type { Deps } from '../deps.ts';
import { readFiscalLines } from '../fiscal/read-fiscal-lines.ts';
import { sendJob } from '../jobs/queues.ts';
import { toOrder, withLines, type OrderRow } from '../orders/to-order.ts';
import { changeAccount } from './accounts.ts';
import {
  attemptsOf,
  insertAttempt,
  liveAttempt,
  moveAttempt,
  updateAttempt,
  type AttemptRow,
} from './attempts.ts';
import { dueRefund } from './due-refund.ts';
import { bookPayment } from './journal.ts';
import { completeRefund, settleOrder } from './settle-order.ts';

export type { AttemptRow } from './attempts.ts';

/** How long after a provider began it is asked what became of it, in minutes. */
export const LOOK_UP_AFTER_MINUTES = 2;

/** An order and an attempt to pay it, the order's row locked. */
export type Held = { row: OrderRow; attempt: AttemptRow };

type NewTransaction = {
  providerId: string;
  amount: Tiyin;
  /** The provider's time of it, in milliseconds. */
  providerTime?: number;
  expiresAt?: Date;
  data?: Record<string, unknown>;
};

/** A provider's view of a merchant's orders, inside one transaction. Every way that money takes goes through here. */
export type Books = ReturnType<typeof openBooks>;

type Needs = Pick<Deps, 'now' | 'newId' | 'secrets'>;
type Place = { merchantId: string; provider: PaymentType };

const NUMBER = /^[1-9]\d{0,14}$/;

/** Opens the books of a merchant for a provider. `touched` collects the orders that changed, to be announced after commit. */
export function openBooks(deps: Needs, tx: Tx, { merchantId, provider }: Place) {
  const touched = new Set<string>();
  const now = deps.now();

  async function locked(where: ReturnType<typeof eq>): Promise<OrderRow | null> {
    const [row] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.merchantId, merchantId), where))
      .for('update');
    return row ?? null;
  }

  async function held(where: ReturnType<typeof eq>): Promise<Held | null> {
    const own = and(
      eq(paymentAttempts.merchantId, merchantId),
      eq(paymentAttempts.provider, provider),
      where,
    );
    const [found] = await tx.select().from(paymentAttempts).where(own);
    const row = found && (await locked(eq(orders.id, found.orderId)));
    if (!row) return null;
    // Read again behind the lock: another call may have moved it meanwhile.
    const [attempt] = await tx.select().from(paymentAttempts).where(own);
    return attempt ? { row, attempt } : null;
  }

  async function check(row: OrderRow, amount: Tiyin | null): Promise<Result<Tiyin, NotPayable>> {
    const live = liveAttempt(await attemptsOf(tx, row));
    return checkPayable(toOrder(row, []), { provider, amount, isBusy: live !== null });
  }

  /** A fresh attempt of the guest's that the provider's transaction belongs to, or a new one. */
  async function attemptFor(row: OrderRow, { providerId, amount, ...rest }: NewTransaction) {
    const sent = (await attemptsOf(tx, row)).find(
      (one) => one.state === 'CREATED' && one.provider === provider && one.providerId === null,
    );
    if (sent) return updateAttempt(tx, sent, { providerId, ...rest });
    const made = { merchantId, id: deps.newId(), orderId: row.id, provider, createdAt: now };
    return insertAttempt(tx, { ...made, state: 'CREATED', providerId, amount, ...rest });
  }

  /** The provider has begun a transaction for an order: the order is frozen until it ends. */
  async function begin(row: OrderRow, transaction: NewTransaction): Promise<Result<AttemptRow, NotPayable>> {
    const payable = await check(row, transaction.amount);
    if (!payable.ok) return payable;
    const opened = await attemptFor(row, transaction);
    const moved = await moveAttempt(tx, opened, { event: { type: 'BEGIN' }, now });
    if (!moved.ok) return refuse('payment.inProgress');
    await lookUpLater(deps, tx, opened);
    touched.add(row.id);
    return ok(moved.value.attempt);
  }

  /** The provider asks whether it may take the money for good. A repeat is a yes that changes nothing. */
  async function settle(
    { row, attempt }: Held,
    data?: Record<string, unknown>,
  ): Promise<Result<AttemptRow, PaymentRefusal>> {
    const moved = await moveAttempt(tx, attempt, { event: { type: 'SETTLE' }, now, data });
    if (!moved.ok) return moved;
    if (moved.value.moved) {
      await settleOrder(deps, tx, { row, attempt: moved.value.attempt });
      touched.add(row.id);
    }
    return ok(moved.value.attempt);
  }

  /**
   * The provider has the money already and cannot be told no. What the order can no longer take is booked as owed to the
   * guest and goes back by itself (F20).
   */
  async function receive(row: OrderRow, transaction: NewTransaction): Promise<AttemptRow> {
    const known = (await attemptsOf(tx, row)).find(
      (one) => one.provider === provider && one.providerId === transaction.providerId,
    );
    if (known && (known.state === 'PAID' || known.state === 'REFUNDED')) return known;
    const other = liveAttempt((await attemptsOf(tx, row)).filter((one) => one.id !== known?.id));
    const fits = toTiyin(row.totalPrice) === transaction.amount && row.status !== 'CANCELED' && !row.isPaid;
    const isSurplus = !fits || other !== null;
    const opened = known ?? (await attemptFor(row, transaction));
    const kept = await updateAttempt(tx, opened, { isSurplus, amount: transaction.amount });
    const { data } = transaction;
    const moved = await moveAttempt(tx, kept, { event: { type: 'RECEIVE' }, now, data });
    if (!moved.ok) return kept;
    const { attempt } = moved.value;
    touched.add(row.id);
    if (!isSurplus) await settleOrder(deps, tx, { row, attempt });
    else {
      await bookPayment(tx, attempt, now);
      await dueRefund(deps, tx, { attempt, reason: 'ORDER_CANCELED' });
    }
    return attempt;
  }

  /** Ends an attempt that nothing was paid by. A repeat changes nothing. */
  async function cancel(
    { row, attempt }: Held,
    why: { reason: PaymentReason; data?: Record<string, unknown> },
  ): Promise<Result<AttemptRow, PaymentRefusal>> {
    const event = { type: 'CANCEL', reason: why.reason } as const;
    const moved = await moveAttempt(tx, attempt, { event, now, data: why.data });
    if (!moved.ok) return moved;
    if (moved.value.moved) touched.add(row.id);
    return ok(moved.value.attempt);
  }

  /** The provider gave everything back by itself. Refused once the guest has the food. A repeat changes nothing. */
  async function reverse(
    { row, attempt }: Held,
    why: { reason: PaymentReason; data?: Record<string, unknown> },
  ): Promise<Result<AttemptRow, PaymentRefusal>> {
    if (attempt.state === 'REFUNDED') return ok(attempt);
    if (attempt.state !== 'PAID') return refuse('payment.notPaid');
    const hasFood = row.status === 'DELIVERED' || row.status === 'CLOSED';
    const underway = await tx
      .select()
      .from(paymentRefunds)
      .where(
        and(
          eq(paymentRefunds.merchantId, merchantId),
          eq(paymentRefunds.attemptId, attempt.id),
          ne(paymentRefunds.state, 'DONE'),
        ),
      )
      .orderBy(asc(paymentRefunds.createdAt));
    if (hasFood && !attempt.isSurplus && underway.length === 0) return refuse('payment.alreadyPaid');
    const promised = await dueRefund(deps, tx, { attempt, reason: why.reason });
    let last = attempt;
    for (const refund of [...underway, ...(promised ? [promised] : [])])
      last = await completeRefund(deps, tx, { row, attempt: last, refund, data: why.data });
    touched.add(row.id);
    return ok(last);
  }

  return {
    merchantId,
    provider,
    now,
    touched,
    check,
    begin,
    settle,
    receive,
    cancel,
    reverse,
    /** The order with the number that guests and providers know it by, locked; a text that is no number finds none. */
    orderByNumber: async (text: unknown): Promise<OrderRow | null> =>
      (typeof text === 'string' || typeof text === 'number') && NUMBER.test(String(text))
        ? locked(eq(orders.number, Number(text)))
        : null,
    orderById: (id: string) => locked(eq(orders.id, id)),
    /** The attempt that the provider calls by this id, with its order locked. */
    attemptByProviderId: (id: string) => held(eq(paymentAttempts.providerId, id)),
    /** The attempt that we told the provider to call by this number. */
    attemptByNumber: (number: number) => held(eq(paymentAttempts.number, number)),
    /** The last attempt of an order at this provider. */
    lastAttempt: async (row: OrderRow): Promise<AttemptRow | null> =>
      (await attemptsOf(tx, row)).findLast((one) => one.provider === provider) ?? null,
    /** Keeps something beside an attempt: a cheque, a code of the provider's. */
    note: (attempt: AttemptRow, data: Record<string, unknown>) => updateAttempt(tx, attempt, { data }),
    /** Attempts by the provider's own time, both ends inside, oldest first, each with its order. */
    statement: async (from: number, to: number) =>
      tx
        .select({ attempt: paymentAttempts, row: orders })
        .from(paymentAttempts)
        .innerJoin(
          orders,
          and(eq(orders.merchantId, paymentAttempts.merchantId), eq(orders.id, paymentAttempts.orderId)),
        )
        .where(
          and(
            eq(paymentAttempts.merchantId, merchantId),
            eq(paymentAttempts.provider, provider),
            between(paymentAttempts.providerTime, from, to),
          ),
        )
        .orderBy(asc(paymentAttempts.providerTime), asc(paymentAttempts.number)),
    /** The order as a cheque needs it. */
    withLines: async (row: OrderRow): Promise<Order> => (await withLines(tx, [row]))[0]!,
    /** `detail` of an order's cheque for Payme; null while a thing in it has no codes of the tax authority. */
    fiscalDetail: async (row: OrderRow) => {
      const cheque = await readFiscalLines(tx, { merchantId, order: (await withLines(tx, [row]))[0]! });
      return cheque && toPaymeDetail(cheque.lines);
    },
    /** Whether nothing more can happen to an order. */
    isOver: (row: OrderRow) => isFinal(toOrder(row, []).status),
    /** Changes some of the merchant's keys at this provider. */
    changeAccount: (change: Record<string, unknown>) =>
      changeAccount(deps, tx, { merchantId, provider, change }),
  };
}

/** Has a job ask the provider about an attempt, in case its call gets lost (T49). */
export async function lookUpLater(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Tx,
  attempt: AttemptRow,
): Promise<void> {
  const { merchantId, id: attemptId } = attempt;
  const startAfter = new Date(deps.now().getTime() + LOOK_UP_AFTER_MINUTES * 60_000);
  await sendJob(tx, {
    id: deps.newId(),
    merchantId,
    queue: 'payment.look-up',
    payload: { attemptId },
    startAfter,
  });
}
