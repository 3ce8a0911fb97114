import { toPaymeDetail } from '@dasturxon/core/fiscal';
import { isFinal, type Order } from '@dasturxon/core/order';
import type { PaymentType, Tiyin } from '@dasturxon/core/payment';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import { toOrder, withLines, type OrderRow } from '../../orders/model/to-order.ts';
import { changeAccount } from '../attempts/accounts.ts';
import { attemptsOf, updateAttempt, type AttemptRow } from '../attempts/attempts.ts';
import { fiscalOfPayment } from '../attempts/fiscal-of-payment.ts';
import type { PaymentContext, LockedAttempt } from './payment-context.ts';
import { attemptByProviderId, lockAttempt, lockedOrder, orderByNumber, statement } from './find-locked.ts';
import { reverse } from './reverse-payment.ts';
import { begin, cancel, check, receive, settle, type Ending, type NewTransaction } from './take-money.ts';

export type { AttemptRow } from '../attempts/attempts.ts';
export type { LockedAttempt } from './payment-context.ts';

/** A provider's view of a merchant's orders, inside one transaction. Every way that money takes goes through here. */
export type Ledger = ReturnType<typeof openLedger>;

type Place = { merchantId: string; provider: PaymentType };

/** What an adapter reads; orders come locked, so that calls about one order follow one another. */
function reading(context: PaymentContext) {
  const { tx, provider } = context;
  const linesOf = async (row: OrderRow): Promise<Order> => {
    const [order] = await withLines(tx, [row]);
    return order!;
  };
  return {
    /** By the order's public number; null for text that is not a number. */
    orderByNumber: (number: unknown) => orderByNumber(context, number),
    orderById: (id: string) => lockedOrder(context, eq(orders.id, id)),
    /** The attempt that the provider calls by this id, with its order. */
    attemptByProviderId: (id: string) => attemptByProviderId(context, id),
    /** The attempt with the number that we sent to the provider. */
    attemptByNumber: (number: number) => lockAttempt(context, eq(paymentAttempts.number, number)),
    /** The last attempt of an order at this provider. */
    lastAttempt: async (row: OrderRow): Promise<AttemptRow | null> =>
      (await attemptsOf(tx, row)).findLast((one) => one.provider === provider) ?? null,
    /** Attempts by the provider's own time, both ends inside, oldest first, each with its order. */
    statement: async (from: number, to: number) => statement(context, from, to),
    /** The order as a fiscal receipt needs it. */
    withLines: linesOf,
    /** `detail` of the fiscal receipt of what an order is to be paid, for Payme; null while a thing in it has no codes of the tax authority. */
    fiscalDetail: async (row: OrderRow) => {
      const receipt = await fiscalOfPayment(tx, { row, attempt: null, now: context.now });
      return receipt && toPaymeDetail(receipt.lines);
    },
    /** Whether nothing more can happen to an order. */
    isOver: (row: OrderRow) => isFinal(toOrder(row, []).status),
  };
}

/** Opens the ledger of a merchant for a provider. `touched` collects the orders that changed, to be announced after commit. */
export function openLedger(deps: PaymentContext['deps'], tx: Tx, { merchantId, provider }: Place) {
  const context: PaymentContext = { deps, tx, merchantId, provider, now: deps.now(), touched: new Set() };
  return {
    merchantId,
    provider,
    now: context.now,
    touched: context.touched,
    ...reading(context),
    check: (row: OrderRow, amount: Tiyin | null) => check(context, row, amount),
    begin: (row: OrderRow, transaction: NewTransaction) => begin(context, row, transaction),
    settle: (locked: LockedAttempt, data?: Record<string, unknown>) => settle(context, locked, data),
    receive: (row: OrderRow, transaction: NewTransaction) => receive(context, row, transaction),
    cancel: (locked: LockedAttempt, why: Ending) => cancel(context, locked, why),
    reverse: (locked: LockedAttempt, why: Ending) => reverse(context, locked, why),
    /** Keeps something beside an attempt: a fiscal receipt, a code of the provider's. */
    note: (attempt: AttemptRow, data: Record<string, unknown>) => updateAttempt(tx, attempt, { data }),
    /** Changes some of the merchant's keys at this provider. */
    changeAccount: (change: Record<string, unknown>) =>
      changeAccount(deps, tx, { merchantId, provider, change }),
  };
}
