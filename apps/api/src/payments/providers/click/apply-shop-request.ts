import { parseSomText, type NotPayable, type Tiyin } from '@dasturxon/core/payment';

import type { Ledger, LockedAttempt } from '../../ledger/ledger.ts';
import type { CallAnswer } from '../../protocol/provider.ts';
import { shopAnswer, type ShopError } from './shop-answer.ts';
import type { ShopRequest } from './shop-request.ts';

type FoundOrder = NonNullable<Awaited<ReturnType<Ledger['orderByNumber']>>>;
type ClickOutcome = { error: ShopError; prepareId?: number; confirmId?: number };

const PREPARE_ID = /^[1-9]\d{0,14}$/;

const WHY_NOT = {
  'payment.orderClosed': 'canceled',
  'payment.alreadyPaid': 'paid',
  'payment.otherMethod': 'canceled',
  'payment.inProgress': 'canceled',
  'payment.wrongAmount': 'amount',
} as const satisfies Record<NotPayable['code'], ShopError>;

const isOver = ({ attempt }: LockedAttempt) => attempt.state === 'CANCELED' || attempt.state === 'REFUNDED';

/** Click reports a failed payment: an open attempt ends, a paid one stays paid. */
async function giveUp(ledger: Ledger, locked: LockedAttempt | null): Promise<ClickOutcome> {
  if (locked && !isOver(locked)) await ledger.cancel(locked, { reason: 'DECLINED' });
  return { error: 'canceled' };
}

const failedAtClick = ({ error }: ShopRequest) => error.startsWith('-');

/** What keeps a Prepare from being asked of the ledger, in Click's order. */
function refusedBefore(row: FoundOrder, locked: LockedAttempt | null): ShopError | null {
  if (locked && locked.row.number !== row.number) return 'request';
  return row.status === 'CANCELED' || (locked && isOver(locked)) ? 'canceled' : null;
}

async function prepare(ledger: Ledger, row: FoundOrder, request: ShopRequest): Promise<ClickOutcome> {
  const locked = await ledger.attemptByProviderId(request.click_trans_id);
  const refused = refusedBefore(row, locked);
  if (refused) return { error: refused };
  if (failedAtClick(request)) return giveUp(ledger, locked);
  if (locked?.attempt.state === 'PAID' || (await isPaidWhole(ledger, row))) return { error: 'paid' };
  const amount = parseSomText(request.amount);
  if (amount === null) return { error: 'amount' };
  return locked ? again(locked, amount) : begin(ledger, row, { request, amount });
}

async function isPaidWhole(ledger: Ledger, row: FoundOrder): Promise<boolean> {
  const payable = await ledger.check(row, null);
  return !payable.ok && payable.code === 'payment.alreadyPaid';
}

/** The same Prepare once more. */
function again({ attempt }: LockedAttempt, amount: Tiyin): ClickOutcome {
  return amount === attempt.amount ? { error: 'ok', prepareId: attempt.number } : { error: 'amount' };
}

async function begin(
  ledger: Ledger,
  row: FoundOrder,
  { request, amount }: { request: ShopRequest; amount: Tiyin },
): Promise<ClickOutcome> {
  const begun = await ledger.begin(row, {
    providerId: request.click_trans_id,
    amount,
    ...(request.click_paydoc_id !== '' && { providerPaymentId: request.click_paydoc_id }),
    providerTime: ledger.now.getTime(),
  });
  return begun.ok ? { error: 'ok', prepareId: begun.value.number } : { error: WHY_NOT[begun.code] };
}

/** The attempt that a Complete is about: of this order, by this transaction, under the number that Prepare gave. */
async function preparedFor(
  ledger: Ledger,
  row: FoundOrder,
  request: ShopRequest,
): Promise<LockedAttempt | null> {
  if (!PREPARE_ID.test(request.merchant_prepare_id)) return null;
  const locked = await ledger.attemptByNumber(Number(request.merchant_prepare_id));
  return locked?.row.number === row.number && locked.attempt.providerId === request.click_trans_id
    ? locked
    : null;
}

async function complete(ledger: Ledger, row: FoundOrder, request: ShopRequest): Promise<ClickOutcome> {
  const locked = await preparedFor(ledger, row, request);
  if (!locked) return { error: 'transaction' };
  if (isOver(locked)) return { error: 'canceled' };
  if (failedAtClick(request)) return giveUp(ledger, locked);
  if (locked.attempt.state === 'PAID') return { error: 'paid' };
  if (locked.row.status === 'CANCELED') return giveUp(ledger, locked);
  if (parseSomText(request.amount) !== locked.attempt.amount) return { error: 'amount' };
  const settled = await ledger.settle(locked);
  if (!settled.ok) return { error: settled.code === 'payment.alreadyPaid' ? 'paid' : 'canceled' };
  return { error: 'ok', confirmId: settled.value.number };
}

const STEPS: ReadonlyMap<string, typeof prepare> = new Map([
  ['0', prepare],
  ['1', complete],
]);

/**
 * Applies a call signed by Click, with Click's order of checks (action, order, transaction, cancelled, paid, amount).
 * A repeated Prepare gets the same bytes; a repeated Complete is answered as already paid.
 */
export async function applyShopRequest(ledger: Ledger, request: ShopRequest): Promise<CallAnswer> {
  const echo = { clickTransId: request.click_trans_id, merchantTransId: request.merchant_trans_id };
  const step = STEPS.get(request.action);
  if (!step) return shopAnswer(echo, 'action');
  const row = await ledger.orderByNumber(request.merchant_trans_id);
  if (!row) return shopAnswer(echo, 'order');
  const { error, prepareId, confirmId } = await step(ledger, row, request);
  return shopAnswer(echo, error, {
    ...(prepareId !== undefined && { merchant_prepare_id: prepareId }),
    ...(confirmId !== undefined && { merchant_confirm_id: confirmId }),
  });
}
