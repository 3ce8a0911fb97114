import {
  fromTiyin,
  parseTiyin,
  somText,
  toTiyin,
  type NotPayable,
  type Tiyin,
} from '@dasturxon/core/payment';

import type { AttemptRow, Books } from '../../ledger/books.ts';
import type { CallAnswer } from '../../protocol/provider.ts';
import { parseLocalStamp, localStamp } from '@dasturxon/core/time';
import type { PaynetAccount } from './paynet-account.ts';
import { paynetError, paynetResult, type PaynetError } from './paynet-answer.ts';
import type { PaynetCall, PaynetParams } from './paynet-request.ts';

type Said = { result: unknown } | { error: PaynetError };

const WHY_NOT = {
  'payment.orderClosed': 'forbidden',
  'payment.alreadyPaid': 'forbidden',
  'payment.otherMethod': 'forbidden',
  'payment.inProgress': 'forbidden',
  'payment.wrongAmount': 'amount',
} as const satisfies Record<NotPayable['code'], PaynetError>;

const OK = 1;
const CANCELED = 2;
const NOT_FOUND = 3;

/** When an attempt became what it is: answers are made of stored moments, so that a repeat reads the same. */
const since = ({ canceledAt, paidAt, createdAt }: AttemptRow) =>
  localStamp(canceledAt ?? paidAt ?? createdAt);

/** Paynet shows amounts to its payers in so'm. */
const shown = (amount: Tiyin) => fromTiyin(amount) ?? Number(somText(amount));

async function getInformation(
  books: Books,
  account: PaynetAccount,
  { fields }: PaynetParams<'GetInformation'>,
): Promise<Said> {
  const text = fields[account.accountField];
  if (text === undefined) return { error: 'missing' };
  const row = await books.orderByNumber(text);
  if (!row) return { error: 'client' };
  const payable = await books.check(row, null);
  if (!payable.ok) return { error: WHY_NOT[payable.code] };
  const fieldsShown = { name: `№ ${row.number}`, amount: shown(payable.value) };
  return { result: { status: '0', timestamp: localStamp(books.now), fields: fieldsShown } };
}

async function perform(
  books: Books,
  account: PaynetAccount,
  params: PaynetParams<'PerformTransaction'>,
): Promise<Said> {
  const providerId = String(params.transactionId);
  if (await books.attemptByProviderId(providerId)) return { error: 'exists' };
  const text = params.fields[account.accountField];
  if (text === undefined) return { error: 'missing' };
  const row = await books.orderByNumber(text);
  if (!row) return { error: 'client' };
  const amount = parseTiyin(params.amount);
  if (amount === null) return { error: 'amount' };
  const begun = await books.begin(row, { providerId, amount, providerTime: books.now.getTime() });
  if (!begun.ok) return { error: WHY_NOT[begun.code] };
  const settled = await books.settle({ row, attempt: begun.value });
  if (!settled.ok) throw new Error(`an attempt that has just begun: ${settled.code}`);
  const { number } = settled.value;
  const fields = { order: String(row.number), amount: shown(toTiyin(row.totalPrice)) };
  return { result: { timestamp: since(settled.value), providerTrnId: number, fields } };
}

async function check(books: Books, { transactionId }: PaynetParams<'CheckTransaction'>): Promise<Said> {
  const held = await books.attemptByProviderId(String(transactionId));
  if (!held)
    return { result: { transactionState: NOT_FOUND, timestamp: localStamp(books.now), providerTrnId: 0 } };
  const { attempt } = held;
  const transactionState = attempt.state === 'PAID' ? OK : CANCELED;
  return { result: { transactionState, timestamp: since(attempt), providerTrnId: attempt.number } };
}

async function cancel(books: Books, { transactionId }: PaynetParams<'CancelTransaction'>): Promise<Said> {
  const held = await books.attemptByProviderId(String(transactionId));
  if (!held) return { error: 'notFound' };
  const { attempt } = held;
  const ended =
    attempt.state === 'CANCELED'
      ? ({ ok: true, value: attempt } as const)
      : await books.reverse(held, { reason: 'PROVIDER' });
  if (!ended.ok) return { error: 'cannotCancel' };
  const { number } = ended.value;
  return { result: { providerTrnId: number, timestamp: since(ended.value), transactionState: CANCELED } };
}

async function statement(books: Books, { dateFrom, dateTo }: PaynetParams<'GetStatement'>): Promise<Said> {
  const [from, to] = [parseLocalStamp(dateFrom), parseLocalStamp(dateTo)];
  if (!from || !to) return { error: 'date' };
  const all = await books.statement(from.getTime(), to.getTime());
  const statements = all
    .filter(({ attempt }) => attempt.state === 'PAID')
    .map(({ attempt }) => ({
      amount: attempt.amount,
      providerTrnId: attempt.number,
      transactionId: Number(attempt.providerId),
      timestamp: since(attempt),
    }));
  return { result: { statements } };
}

async function run(books: Books, account: PaynetAccount, call: PaynetCall): Promise<Said> {
  if (call.method === 'ChangePassword') {
    await books.changeAccount({ password: call.params.newPassword });
    return { result: 'success' };
  }
  if (call.params.serviceId !== account.serviceId) return { error: 'service' };
  switch (call.method) {
    case 'GetInformation':
      return getInformation(books, account, call.params);
    case 'PerformTransaction':
      return perform(books, account, call.params);
    case 'CheckTransaction':
      return check(books, call.params);
    case 'CancelTransaction':
      return cancel(books, call.params);
    case 'GetStatement':
      return statement(books, call.params);
  }
}

/** What a call of Paynet does. A repeated PerformTransaction is an error for Paynet (201), never a second payment. */
export async function applyPaynetCall(
  books: Books,
  account: PaynetAccount,
  call: PaynetCall,
): Promise<CallAnswer> {
  const said = await run(books, account, call);
  return 'error' in said ? paynetError(call.id, said.error) : paynetResult(call.id, said.result);
}
