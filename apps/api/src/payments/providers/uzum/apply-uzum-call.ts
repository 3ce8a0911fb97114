import { parseTiyin, type NotPayable } from '@dasturxon/core/payment';

import type { AttemptRow, Books, Held } from '../../ledger/books.ts';
import type { CallAnswer } from '../../protocol/provider.ts';
import type { UzumBankAccount } from './uzum-account.ts';
import { uzumDone, uzumFailed, type UzumWrong } from './uzum-bank-answer.ts';
import type { UzumCall, UzumEcho } from './uzum-bank-request.ts';

type OrderRow = Held['row'];
type Body<O extends UzumCall['operation']> = Extract<UzumCall, { operation: O }>['body'];
type Said = { done: object } | { wrong: UzumWrong };
type Now = { books: Books; account: UzumBankAccount };

const WHY_NOT = {
  'payment.orderClosed': 'orderCanceled',
  'payment.alreadyPaid': 'orderPaid',
  'payment.otherMethod': 'data',
  'payment.inProgress': 'data',
  'payment.wrongAmount': 'amount',
} as const satisfies Record<NotPayable['code'], UzumWrong>;

const STATUS = {
  CREATED: 'CREATED',
  PENDING: 'CREATED',
  PAID: 'CONFIRMED',
  CANCELED: 'REVERSED',
  REFUNDED: 'REVERSED',
} as const;

const ms = (moment: Date | null) => moment?.getTime() ?? null;

/** Everything of an attempt that an answer shows, from stored rows alone. */
function shown({ account }: Now, { row, attempt }: { row: { number: number }; attempt: AttemptRow }) {
  return {
    serviceId: account.serviceId,
    transId: attempt.providerId,
    status: STATUS[attempt.state],
    transTime: ms(attempt.begunAt),
    confirmTime: ms(attempt.paidAt),
    reverseTime: ms(attempt.canceledAt),
    data: { [account.accountField]: { value: String(row.number) } },
    amount: attempt.amount,
  };
}

async function orderOf(
  { books, account }: Now,
  { params }: Body<'check'>,
): Promise<{ row: OrderRow } | { wrong: UzumWrong }> {
  const text = params[account.accountField];
  if (text === undefined) return { wrong: 'missing' };
  const row = await books.orderByNumber(text);
  return row ? { row } : { wrong: 'order' };
}

async function check(now: Now, body: Body<'check'>): Promise<Said> {
  const found = await orderOf(now, body);
  if (!('row' in found)) return found;
  const payable = await now.books.check(found.row, null);
  if (!payable.ok) return { wrong: WHY_NOT[payable.code] };
  const data = { [now.account.accountField]: { value: String(found.row.number) } };
  return { done: { serviceId: now.account.serviceId, timestamp: body.timestamp, status: 'OK', data } };
}

async function create(now: Now, body: Body<'create'>): Promise<Said> {
  if (await now.books.attemptByProviderId(body.transId)) return { wrong: 'transactionExists' };
  const found = await orderOf(now, body);
  if (!('row' in found)) return found;
  const amount = parseTiyin(body.amount);
  if (amount === null) return { wrong: 'amount' };
  const providerTime = body.timestamp ?? now.books.now.getTime();
  const begun = await now.books.begin(found.row, { providerId: body.transId, amount, providerTime });
  if (!begun.ok) return { wrong: WHY_NOT[begun.code] };
  const {
    confirmTime: _c,
    reverseTime: _r,
    ...created
  } = shown(now, { row: found.row, attempt: begun.value });
  return { done: created };
}

async function confirm(now: Now, held: Held): Promise<Said> {
  if (held.attempt.state === 'PAID') return { wrong: 'confirmRepeated' };
  if (held.attempt.state === 'CREATED') return { wrong: 'transaction' };
  if (held.attempt.state !== 'PENDING' || held.row.status === 'CANCELED') return { wrong: 'confirmCanceled' };
  const settled = await now.books.settle(held);
  if (!settled.ok) return { wrong: 'confirmCanceled' };
  const {
    transTime: _t,
    reverseTime: _r,
    ...confirmed
  } = shown(now, { row: held.row, attempt: settled.value });
  return { done: confirmed };
}

async function reverse(now: Now, held: Held): Promise<Said> {
  const { books } = now;
  const { state } = held.attempt;
  if (state === 'CANCELED' || state === 'REFUNDED') return { wrong: 'reverseRepeated' };
  const ended =
    state === 'PAID'
      ? await books.reverse(held, { reason: 'PROVIDER' })
      : await books.cancel(held, { reason: 'PROVIDER' });
  if (!ended.ok) return { wrong: 'delivered' };
  const { transTime: _t, confirmTime: _c, ...reversed } = shown(now, { row: held.row, attempt: ended.value });
  return { done: reversed };
}

async function run(now: Now, { operation, body }: UzumCall): Promise<Said> {
  if (String(body.serviceId) !== String(now.account.serviceId)) return { wrong: 'service' };
  if (operation === 'check') return check(now, body);
  if (operation === 'create') return create(now, body);
  const held = await now.books.attemptByProviderId(body.transId);
  if (!held) return { wrong: 'transaction' };
  if (operation === 'confirm') return confirm(now, held);
  if (operation === 'reverse') return reverse(now, held);
  return { done: shown(now, held) };
}

/** What a call of Uzum Bank does. `create`, `confirm` and `reverse` are done once: a repeat is an error for the bank, as it asks. */
export async function applyUzumCall(
  now: Now,
  { call, echo }: { call: UzumCall; echo: UzumEcho },
): Promise<CallAnswer> {
  const said = await run(now, call);
  return 'done' in said ? uzumDone(said.done) : uzumFailed(echo, said.wrong, now.account.codes);
}
