import { parseTiyin, type NotPayable } from '@dasturxon/core/payment';

import type { AttemptRow, Ledger, LockedAttempt } from '../../ledger/ledger.ts';
import type { CallAnswer } from '../../protocol/provider.ts';
import type { UzumBankAccount } from './uzum-account.ts';
import { uzumDone, uzumFailed, type UzumWrong } from './uzum-bank-answer.ts';
import type { UzumCall, UzumEcho } from './uzum-bank-request.ts';

type LockedOrder = LockedAttempt['row'];
type Body<O extends UzumCall['operation']> = Extract<UzumCall, { operation: O }>['body'];
type UzumOutcome = { done: object } | { wrong: UzumWrong };
type Now = { ledger: Ledger; account: UzumBankAccount };

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
  { ledger, account }: Now,
  { params }: Body<'check'>,
): Promise<{ row: LockedOrder } | { wrong: UzumWrong }> {
  const text = params[account.accountField];
  if (text === undefined) return { wrong: 'missing' };
  const row = await ledger.orderByNumber(text);
  return row ? { row } : { wrong: 'order' };
}

async function check(now: Now, body: Body<'check'>): Promise<UzumOutcome> {
  const found = await orderOf(now, body);
  if (!('row' in found)) return found;
  const payable = await now.ledger.check(found.row, null);
  if (!payable.ok) return { wrong: WHY_NOT[payable.code] };
  const data = { [now.account.accountField]: { value: String(found.row.number) } };
  return { done: { serviceId: now.account.serviceId, timestamp: body.timestamp, status: 'OK', data } };
}

async function create(now: Now, body: Body<'create'>): Promise<UzumOutcome> {
  if (await now.ledger.attemptByProviderId(body.transId)) return { wrong: 'transactionExists' };
  const found = await orderOf(now, body);
  if (!('row' in found)) return found;
  const amount = parseTiyin(body.amount);
  if (amount === null) return { wrong: 'amount' };
  const providerTime = body.timestamp ?? now.ledger.now.getTime();
  const begun = await now.ledger.begin(found.row, { providerId: body.transId, amount, providerTime });
  if (!begun.ok) return { wrong: WHY_NOT[begun.code] };
  const {
    confirmTime: _c,
    reverseTime: _r,
    ...created
  } = shown(now, { row: found.row, attempt: begun.value });
  return { done: created };
}

async function confirm(now: Now, locked: LockedAttempt): Promise<UzumOutcome> {
  if (locked.attempt.state === 'PAID') return { wrong: 'confirmRepeated' };
  if (locked.attempt.state === 'CREATED') return { wrong: 'transaction' };
  if (locked.attempt.state !== 'PENDING' || locked.row.status === 'CANCELED')
    return { wrong: 'confirmCanceled' };
  const settled = await now.ledger.settle(locked);
  if (!settled.ok) return { wrong: 'confirmCanceled' };
  const {
    transTime: _t,
    reverseTime: _r,
    ...confirmed
  } = shown(now, { row: locked.row, attempt: settled.value });
  return { done: confirmed };
}

async function reverse(now: Now, locked: LockedAttempt): Promise<UzumOutcome> {
  const { ledger } = now;
  const { state } = locked.attempt;
  if (state === 'CANCELED' || state === 'REFUNDED') return { wrong: 'reverseRepeated' };
  const ended =
    state === 'PAID'
      ? await ledger.reverse(locked, { reason: 'PROVIDER' })
      : await ledger.cancel(locked, { reason: 'PROVIDER' });
  if (!ended.ok) return { wrong: 'delivered' };
  const {
    transTime: _t,
    confirmTime: _c,
    ...reversed
  } = shown(now, { row: locked.row, attempt: ended.value });
  return { done: reversed };
}

async function run(now: Now, { operation, body }: UzumCall): Promise<UzumOutcome> {
  if (String(body.serviceId) !== String(now.account.serviceId)) return { wrong: 'service' };
  if (operation === 'check') return check(now, body);
  if (operation === 'create') return create(now, body);
  const locked = await now.ledger.attemptByProviderId(body.transId);
  if (!locked) return { wrong: 'transaction' };
  if (operation === 'confirm') return confirm(now, locked);
  if (operation === 'reverse') return reverse(now, locked);
  return { done: shown(now, locked) };
}

/** What a call of Uzum Bank does. `create`, `confirm` and `reverse` are done once: a repeat is an error for the bank, as it asks. */
export async function applyUzumCall(
  now: Now,
  { call, echo }: { call: UzumCall; echo: UzumEcho },
): Promise<CallAnswer> {
  const outcome = await run(now, call);
  return 'done' in outcome ? uzumDone(outcome.done) : uzumFailed(echo, outcome.wrong, now.account.codes);
}
