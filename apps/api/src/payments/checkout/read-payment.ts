import * as v from 'valibot';
import type { OrderPayment } from '@dasturxon/core/api';
import { FiscalData, fiscalReceiptUrl } from '@dasturxon/core/fiscal';
import { type Order, unpaidExpiry } from '@dasturxon/core/order';
import { checkPayable, givenUpAt, providerOf, sumToPay, type Tiyin, wholeSom } from '@dasturxon/core/payment';

import type { Tx } from '../../db/connect.ts';
import type { Ctx, SignedIn } from '../protocol/deps.ts';
import { visibleOrder } from '../../orders/model/read-orders.ts';
import { isSplit, orderToPay } from '../../orders/model/order-edits.ts';
import { type OrderRow, toOrder } from '../../orders/model/to-order.ts';
import { type AttemptRow, attemptsOf, liveAttempt } from '../attempts/attempts.ts';
import { ownPartOf } from '../order-parts/parts.ts';
import { refundsUnderway } from '../attempts/due-refund.ts';
import { frozenUntil } from '../attempts/free-order.ts';
import { paidBy } from '../ledger/settle-order.ts';

const FiscalReceipts = v.fallback(
  v.object({ PERFORM: v.optional(FiscalData), CANCEL: v.optional(FiscalData) }),
  {},
);

function receiptsOf(attempts: readonly AttemptRow[]): OrderPayment['receipts'] {
  return attempts.flatMap(({ data }) => {
    const receipts = v.parse(FiscalReceipts, data['fiscal']);
    return (['PERFORM', 'CANCEL'] as const).flatMap((type) => {
      const receipt = receipts[type];
      const qrCodeUrl = receipt ? fiscalReceiptUrl(receipt) : null;
      return qrCodeUrl ? [{ type, qrCodeUrl }] : [];
    });
  });
}

/** The attempt that counts: the live one, else the last of the order's own, else late money that goes back. */
function shownOf(attempts: readonly AttemptRow[]): AttemptRow | undefined {
  return liveAttempt(attempts) ?? attempts.findLast((one) => !one.isSurplus) ?? attempts.at(-1);
}

const sumOf = (amounts: readonly Tiyin[]) => wholeSom(amounts.reduce((sum, amount) => sum + amount, 0));

/** When the order expires; null while a provider has begun to charge and the order is kept for it (T48). */
function payUntil(order: Order, attempts: readonly AttemptRow[]): string | null {
  const due = unpaidExpiry(order);
  if (!due || attempts.some(({ state }) => state === 'PENDING')) return null;
  return givenUpAt(attempts, due).toISOString();
}

/** What is known of a locked or just read order's money; of its guest's own part while several people pay it. */
export async function paymentOf(
  ctx: Pick<Ctx, 'now' | 'payments'>,
  tx: Tx,
  whole: OrderRow,
): Promise<OrderPayment> {
  const row = await ownPartOf(tx, whole);
  const attempts = await attemptsOf(tx, row);
  const order = toOrder(row, []);
  const provider = providerOf(order.paymentType);
  const isBusy = frozenUntil(attempts, ctx.now()) !== null;
  const toPay = orderToPay(row);
  const payable = checkPayable(toPay, { provider, amount: null, isBusy });
  const refunding = await Promise.all(attempts.map((attempt) => refundsUnderway(tx, attempt)));
  const shown = shownOf(attempts);
  return {
    isPaid: whole.isPaid,
    paymentType: row.isPaid && shown?.state === 'PAID' ? paidBy(row, shown) : order.paymentType,
    state: shown?.state ?? null,
    amount: order.totalPrice,
    due: row.isPaid ? sumToPay(toPay) : 0,
    refunded: sumOf(attempts.map(({ refunded }) => refunded)),
    refunding: sumOf(refunding),
    surplus: attempts.flatMap((one, index) =>
      one.isSurplus && one.refunded + refunding[index]! > 0
        ? [
            {
              paymentType: one.provider,
              refunded: wholeSom(one.refunded),
              refunding: wholeSom(refunding[index]!),
            },
          ]
        : [],
    ),
    canPay: payable.ok && ctx.payments.has(provider),
    isShared: isSplit(whole) && !whole.isPaid && whole.status !== 'CANCELED',
    payUntil: payUntil(toOrder(whole, []), attempts),
    receipts: receiptsOf(attempts),
  };
}

/** What the order page asks after the guest has come back: our own ledger, never the address bar (T52). */
export function readPayment(ctx: SignedIn, orderId: string): Promise<OrderPayment> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) =>
    paymentOf(ctx, tx, await visibleOrder(ctx, tx, orderId)),
  );
}
