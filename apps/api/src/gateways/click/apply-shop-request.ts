import { parseSomText, type NotPayable } from '@dasturxon/core/payment';

import type { Books, Held } from '../../payments/books.ts';
import type { CallAnswer } from '../../payments/provider.ts';
import { shopAnswer, type ShopError } from './shop-answer.ts';
import type { ShopRequest } from './shop-request.ts';

type OrderRow = NonNullable<Awaited<ReturnType<Books['orderByNumber']>>>;
type Said = { error: ShopError; prepareId?: number; confirmId?: number };

const PREPARE_ID = /^[1-9]\d{0,14}$/;

const WHY_NOT = {
  'payment.orderClosed': 'canceled',
  'payment.alreadyPaid': 'paid',
  'payment.otherMethod': 'canceled',
  'payment.inProgress': 'canceled',
  'payment.wrongAmount': 'amount',
} as const satisfies Record<NotPayable['code'], ShopError>;

const isOver = ({ attempt }: Held) => attempt.state === 'CANCELED' || attempt.state === 'REFUNDED';

/** Click itself says that it failed: whatever was begun ends, whatever was paid stays paid. */
async function giveUp(books: Books, held: Held | null): Promise<Said> {
  if (held && !isOver(held)) await books.cancel(held, { reason: 'DECLINED' });
  return { error: 'canceled' };
}

async function prepare(books: Books, row: OrderRow, request: ShopRequest): Promise<Said> {
  const held = await books.attemptByProviderId(request.click_trans_id);
  if (held && held.row.id !== row.id) return { error: 'request' };
  if (row.status === 'CANCELED' || (held && isOver(held))) return { error: 'canceled' };
  if (request.error.startsWith('-')) return giveUp(books, held);
  if (row.isPaid || held?.attempt.state === 'PAID') return { error: 'paid' };
  const amount = parseSomText(request.amount);
  if (amount === null) return { error: 'amount' };
  if (held) {
    return amount === held.attempt.amount
      ? { error: 'ok', prepareId: held.attempt.number }
      : { error: 'amount' };
  }
  const begun = await books.begin(row, {
    providerId: request.click_trans_id,
    amount,
    providerTime: books.now.getTime(),
    data: { paydocId: request.click_paydoc_id },
  });
  return begun.ok ? { error: 'ok', prepareId: begun.value.number } : { error: WHY_NOT[begun.code] };
}

async function complete(books: Books, row: OrderRow, request: ShopRequest): Promise<Said> {
  const isNumber = PREPARE_ID.test(request.merchant_prepare_id);
  const held = isNumber ? await books.attemptByNumber(Number(request.merchant_prepare_id)) : null;
  const isOurs = held?.row.id === row.id && held.attempt.providerId === request.click_trans_id;
  if (!held || !isOurs) return { error: 'transaction' };
  if (isOver(held)) return { error: 'canceled' };
  if (request.error.startsWith('-')) return giveUp(books, held);
  if (held.attempt.state === 'PAID') return { error: 'paid' };
  if (held.row.status === 'CANCELED') return giveUp(books, held);
  if (parseSomText(request.amount) !== held.attempt.amount) return { error: 'amount' };
  const settled = await books.settle(held);
  if (!settled.ok) return { error: settled.code === 'payment.alreadyPaid' ? 'paid' : 'canceled' };
  return { error: 'ok', confirmId: settled.value.number };
}

/**
 * What a call that Click signed does: the order of checks is Click's own (action, order, transaction, cancelled, paid,
 * amount). A repeated Prepare gets the same bytes; a repeated Complete is told that the order is paid.
 */
export async function applyShopRequest(books: Books, request: ShopRequest): Promise<CallAnswer> {
  const echo = { clickTransId: request.click_trans_id, merchantTransId: request.merchant_trans_id };
  const step = { '0': prepare, '1': complete }[request.action];
  if (!step) return shopAnswer(echo, 'action');
  const row = await books.orderByNumber(request.merchant_trans_id);
  if (!row) return shopAnswer(echo, 'order');
  const { error, prepareId, confirmId } = await step(books, row, request);
  return shopAnswer(echo, error, {
    ...(prepareId !== undefined && { merchant_prepare_id: prepareId }),
    ...(confirmId !== undefined && { merchant_confirm_id: confirmId }),
  });
}
