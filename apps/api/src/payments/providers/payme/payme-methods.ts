import { FiscalData } from '@dasturxon/core/fiscal';
import { parseTiyin, type NotPayable, type Tiyin } from '@dasturxon/core/payment';
import * as v from 'valibot';

import type { OrderRow } from '../../../orders/model/to-order.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { PaymeAccount } from './payme-account.ts';
import type { PaymeError } from './payme-errors.ts';
import { isTimedOut, LIFE_MS, toTransaction } from './payme-state.ts';

/** What a method answers: its result, or one of Payme's errors with the field it is about. */
export type Answered = { result: object } | { error: PaymeError; data?: string };
type Method = (ledger: Ledger, params: Record<string, unknown>, account: PaymeAccount) => Promise<Answered>;

const TransactionId = v.pipe(v.string(), v.regex(/^[0-9a-zA-Z]{1,64}$/));
const Moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const OnlyId = v.object({ id: TransactionId });
const Created = v.object({ id: TransactionId, time: Moment });
const Canceled = v.object({
  id: TransactionId,
  reason: v.nullish(v.pipe(v.number(), v.safeInteger()), null),
});
const Range = v.object({ from: Moment, to: Moment });
const Fiscal = v.object({
  id: TransactionId,
  type: v.picklist(['PERFORM', 'CANCEL']),
  fiscal_data: FiscalData,
});
const NewPassword = v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) });

const ERRORS: Record<NotPayable['code'], PaymeError> = {
  'payment.orderClosed': 'ORDER_CLOSED',
  'payment.alreadyPaid': 'ORDER_PAID',
  'payment.otherMethod': 'OTHER_METHOD',
  'payment.inProgress': 'IMPOSSIBLE',
  'payment.wrongAmount': 'WRONG_AMOUNT',
};

function refused(code: NotPayable['code'], { field }: PaymeAccount): Answered {
  const error = ERRORS[code];
  return error === 'WRONG_AMOUNT' || error === 'IMPOSSIBLE' ? { error } : { error, data: field };
}

/** The order that a call is about, locked, and the amount, which is a whole number of tiyin and never a text. */
async function orderOf(
  ledger: Ledger,
  params: Record<string, unknown>,
  { field }: PaymeAccount,
): Promise<{ ok: true; row: OrderRow; amount: Tiyin } | { ok: false; answer: Answered }> {
  const account = params['account'];
  const number =
    typeof account === 'object' && account !== null
      ? Object.entries(account).find(([name]) => name === field)?.[1]
      : null;
  const row = await ledger.orderByNumber(number);
  if (!row) return { ok: false, answer: { error: 'NO_ORDER', data: field } };
  const amount = parseTiyin(params['amount']);
  return amount === null ? { ok: false, answer: { error: 'WRONG_AMOUNT' } } : { ok: true, row, amount };
}

const checkPerform: Method = async (ledger, params, account) => {
  const about = await orderOf(ledger, params, account);
  if (!about.ok) return about.answer;
  const payable = await ledger.check(about.row, about.amount);
  if (!payable.ok) return refused(payable.code, account);
  const detail = await ledger.fiscalDetail(about.row);
  return { result: { allow: true, ...(detail && { detail }) } };
};

const create: Method = async (ledger, params, account) => {
  const parsed = v.safeParse(Created, params);
  if (!parsed.success) return { error: 'BAD_REQUEST' };
  const { id, time } = parsed.output;
  const before = await ledger.attemptByProviderId(id);
  if (before) return createdBefore(ledger, before);
  const about = await orderOf(ledger, params, account);
  if (!about.ok) return about.answer;
  if (ledger.now.getTime() - time > LIFE_MS) return { error: 'IMPOSSIBLE' };
  const begun = await ledger.begin(about.row, { providerId: id, amount: about.amount, providerTime: time });
  return begun.ok ? { result: opened(begun.value) } : refused(begun.code, account);
};

/** A transaction that is known: the same answer while it is alive, none afterwards. */
async function createdBefore(ledger: Ledger, known: Known): Promise<Answered> {
  const isPending = known.attempt.state === 'PENDING';
  if (isPending && !isTimedOut(known.attempt, ledger.now)) return { result: opened(known.attempt) };
  if (isPending) await timeOut(ledger, known);
  return { error: 'IMPOSSIBLE' };
}

type Known = NonNullable<Awaited<ReturnType<Ledger['attemptByProviderId']>>>;

function opened(attempt: Known['attempt']) {
  const { create_time, transaction, state } = toTransaction(attempt);
  return { create_time, transaction, state };
}

async function timeOut(ledger: Ledger, known: Known): Promise<void> {
  await ledger.cancel(known, { reason: 'TIMEOUT', data: { paymeReason: 4 } });
}

const perform: Method = async (ledger, params) => {
  const parsed = v.safeParse(OnlyId, params);
  if (!parsed.success) return { error: 'BAD_REQUEST' };
  const known = await ledger.attemptByProviderId(parsed.output.id);
  if (!known) return { error: 'NO_TRANSACTION' };
  if (isTimedOut(known.attempt, ledger.now)) {
    await timeOut(ledger, known);
    return { error: 'IMPOSSIBLE' };
  }
  const settled = await ledger.settle(known);
  if (!settled.ok) return { error: 'IMPOSSIBLE' };
  const { transaction, perform_time, state } = toTransaction(settled.value);
  return { result: { transaction, perform_time, state } };
};

const cancel: Method = async (ledger, params) => {
  const parsed = v.safeParse(Canceled, params);
  if (!parsed.success) return { error: 'BAD_REQUEST' };
  const known = await ledger.attemptByProviderId(parsed.output.id);
  if (!known) return { error: 'NO_TRANSACTION' };
  const data = { paymeReason: parsed.output.reason };
  const isPaid = known.attempt.state === 'PAID';
  const ended = isPaid
    ? await ledger.reverse(known, { reason: 'PROVIDER', data })
    : await ledger.cancel(known, { reason: parsed.output.reason === 4 ? 'TIMEOUT' : 'PROVIDER', data });
  if (!ended.ok) return { error: 'DELIVERED' };
  const { transaction, cancel_time, state } = toTransaction(ended.value);
  return { result: { transaction, cancel_time, state } };
};

const check: Method = async (ledger, params) => {
  const parsed = v.safeParse(OnlyId, params);
  if (!parsed.success) return { error: 'BAD_REQUEST' };
  const known = await ledger.attemptByProviderId(parsed.output.id);
  return known ? { result: toTransaction(known.attempt) } : { error: 'NO_TRANSACTION' };
};

const statement: Method = async (ledger, params, { field }) => {
  const parsed = v.safeParse(Range, params);
  if (!parsed.success) return { error: 'BAD_REQUEST' };
  const rows = await ledger.statement(parsed.output.from, parsed.output.to);
  const transactions = rows.map(({ attempt, row }) => ({
    id: attempt.providerId,
    time: attempt.providerTime,
    amount: attempt.amount,
    account: { [field]: String(row.number) },
    ...toTransaction(attempt),
  }));
  return { result: { transactions } };
};

const setFiscalData: Method = async (ledger, params) => {
  const parsed = v.safeParse(Fiscal, params);
  if (!parsed.success) return { error: 'BAD_PARAMS' };
  const { id, type, fiscal_data } = parsed.output;
  const known = await ledger.attemptByProviderId(id);
  if (!known) return { error: 'NO_FISCAL_RECEIPT' };
  const before = (known.attempt.data['fiscal'] ?? {}) as Record<string, unknown>;
  await ledger.note(known.attempt, { fiscal: { ...before, [type]: fiscal_data } });
  return { result: { success: true } };
};

const changePassword: Method = async (ledger, params, { key }) => {
  const parsed = v.safeParse(NewPassword, params);
  if (!parsed.success) return { error: 'BAD_REQUEST' };
  if (parsed.output.password === key) return { error: 'UNAUTHORIZED' };
  await ledger.changeAccount({ key: parsed.output.password });
  return { result: { success: true } };
};

/** Payme's methods. Answers come from stored rows, so a repeat gets the same one (T45). */
export const PAYME_METHODS: ReadonlyMap<string, Method> = new Map([
  ['CheckPerformTransaction', checkPerform],
  ['CreateTransaction', create],
  ['PerformTransaction', perform],
  ['CancelTransaction', cancel],
  ['CheckTransaction', check],
  ['GetStatement', statement],
  ['SetFiscalData', setFiscalData],
  ['ChangePassword', changePassword],
]);
