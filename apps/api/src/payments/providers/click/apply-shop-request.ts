import { parseSomText, type NotPayable, type Tiyin } from '@dasturxon/core/payment';

import type { Books, Held } from '../../ledger/books.ts';
import type { CallAnswer } from '../../protocol/provider.ts';
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

const failedAtClick = ({ error }: ShopRequest) => error.startsWith('-');

/** What keeps a Prepare from being asked of the books, in Click's order. */
function refusedBefore(row: OrderRow, held: Held | null): ShopError | null {
  if (held && held.row.id !== row.id) return 'request';
  return row.status === 'CANCELED' || (held && isOver(held)) ? 'canceled' : null;
}

async function prepare(books: Books, row: OrderRow, request: ShopRequest): Promise<Said> {
  const held = await books.attemptByProviderId(request.click_trans_id);
  const refused = refusedBefore(row, held);
  if (refused) return { error: refused };
  if (failedAtClick(request)) return giveUp(books, held);
  if (row.isPaid || held?.attempt.state === 'PAID') return { error: 'paid' };
  const amount = parseSomText(request.amount);
  if (amount === null) return { error: 'amount' };
  return held ? again(held, amount) : begin(books, row, { request, amount });
}

/** The same Prepare once more. */
function again({ attempt }: Held, amount: Tiyin): Said {
  return amount === attempt.amount ? { error: 'ok', prepareId: attempt.number } : { error: 'amount' };
}

async function begin(
  books: Books,
  row: OrderRow,
  { request, amount }: { request: ShopRequest; amount: Tiyin },
): Promise<Said> {
  const begun = await books.begin(row, {
    providerId: request.click_trans_id,
    amount,
    ...(request.click_paydoc_id !== '' && { providerPaymentId: request.click_paydoc_id }),
    providerTime: books.now.getTime(),
  });
  return begun.ok ? { error: 'ok', prepareId: begun.value.number } : { error: WHY_NOT[begun.code] };
}

/** The attempt that a Complete is about: of this order, by this transaction, under the number that Prepare gave. */
async function preparedFor(books: Books, row: OrderRow, request: ShopRequest): Promise<Held | null> {
  if (!PREPARE_ID.test(request.merchant_prepare_id)) return null;
  const held = await books.attemptByNumber(Number(request.merchant_prepare_id));
  return held?.row.id === row.id && held.attempt.providerId === request.click_trans_id ? held : null;
}

async function complete(books: Books, row: OrderRow, request: ShopRequest): Promise<Said> {
  const held = await preparedFor(books, row, request);
  if (!held) return { error: 'transaction' };
  if (isOver(held)) return { error: 'canceled' };
  if (failedAtClick(request)) return giveUp(books, held);
  if (held.attempt.state === 'PAID') return { error: 'paid' };
  if (held.row.status === 'CANCELED') return giveUp(books, held);
  if (parseSomText(request.amount) !== held.attempt.amount) return { error: 'amount' };
  const settled = await books.settle(held);
  if (!settled.ok) return { error: settled.code === 'payment.alreadyPaid' ? 'paid' : 'canceled' };
  return { error: 'ok', confirmId: settled.value.number };
}

const STEPS: ReadonlyMap<string, typeof prepare> = new Map([
  ['0', prepare],
  ['1', complete],
]);

/**
 * What a call that Click signed does: the order of checks is Click's own (action, order, transaction, cancelled, paid,
 * amount). A repeated Prepare gets the same bytes; a repeated Complete is told that the order is paid.
 */
export async function applyShopRequest(books: Books, request: ShopRequest): Promise<CallAnswer> {
  const echo = { clickTransId: request.click_trans_id, merchantTransId: request.merchant_trans_id };
  const step = STEPS.get(request.action);
  if (!step) return shopAnswer(echo, 'action');
  const row = await books.orderByNumber(request.merchant_trans_id);
  if (!row) return shopAnswer(echo, 'order');
  const { error, prepareId, confirmId } = await step(books, row, request);
  return shopAnswer(echo, error, {
    ...(prepareId !== undefined && { merchant_prepare_id: prepareId }),
    ...(confirmId !== undefined && { merchant_confirm_id: confirmId }),
  });
}
