import { type NotPayable, parseTiyin, PROVIDER_ZONE, somNumber } from '@dasturxon/core/payment';

import type { AttemptRow, Ledger } from '../../ledger/ledger.ts';
import type { CallAnswer } from '../../protocol/provider.ts';
import { parseLocalStamp, localStamp } from '@dasturxon/core/time';
import type { PaynetAccount } from './paynet-account.ts';
import { paynetError, paynetResult, type PaynetError } from './paynet-answer.ts';
import type { PaynetCall, PaynetParams } from './paynet-request.ts';

type PaynetOutcome = { result: unknown } | { error: PaynetError };

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

/** The time of an attempt's state, from stored times, so that a repeat gets the same answer. */
const since = ({ canceledAt, paidAt, createdAt }: AttemptRow) =>
  localStamp(canceledAt ?? paidAt ?? createdAt, PROVIDER_ZONE);

async function getInformation(
  ledger: Ledger,
  account: PaynetAccount,
  { fields }: PaynetParams<'GetInformation'>,
): Promise<PaynetOutcome> {
  const text = fields[account.accountField];
  if (text === undefined) return { error: 'missing' };
  const row = await ledger.orderByNumber(text);
  if (!row) return { error: 'client' };
  const payable = await ledger.check(row, null);
  if (!payable.ok) return { error: WHY_NOT[payable.code] };
  const fieldsShown = { name: `№ ${row.number}`, amount: somNumber(payable.value) };
  return { result: { status: '0', timestamp: localStamp(ledger.now, PROVIDER_ZONE), fields: fieldsShown } };
}

async function perform(
  ledger: Ledger,
  account: PaynetAccount,
  params: PaynetParams<'PerformTransaction'>,
): Promise<PaynetOutcome> {
  const providerId = String(params.transactionId);
  if (await ledger.attemptByProviderId(providerId)) return { error: 'exists' };
  const text = params.fields[account.accountField];
  if (text === undefined) return { error: 'missing' };
  const row = await ledger.orderByNumber(text);
  if (!row) return { error: 'client' };
  const amount = parseTiyin(params.amount);
  if (amount === null) return { error: 'amount' };
  const begun = await ledger.begin(row, { providerId, amount, providerTime: ledger.now.getTime() });
  if (!begun.ok) return { error: WHY_NOT[begun.code] };
  const settled = await ledger.settle({ row, attempt: begun.value });
  if (!settled.ok) throw new Error(`an attempt that has just begun: ${settled.code}`);
  const { number } = settled.value;
  const fields = { order: String(row.number), amount: somNumber(settled.value.amount) };
  return { result: { timestamp: since(settled.value), providerTrnId: number, fields } };
}

async function check(
  ledger: Ledger,
  { transactionId }: PaynetParams<'CheckTransaction'>,
): Promise<PaynetOutcome> {
  const locked = await ledger.attemptByProviderId(String(transactionId));
  if (!locked)
    return {
      result: {
        transactionState: NOT_FOUND,
        timestamp: localStamp(ledger.now, PROVIDER_ZONE),
        providerTrnId: 0,
      },
    };
  const { attempt } = locked;
  const transactionState = attempt.state === 'PAID' ? OK : CANCELED;
  return { result: { transactionState, timestamp: since(attempt), providerTrnId: attempt.number } };
}

async function cancel(
  ledger: Ledger,
  { transactionId }: PaynetParams<'CancelTransaction'>,
): Promise<PaynetOutcome> {
  const locked = await ledger.attemptByProviderId(String(transactionId));
  if (!locked) return { error: 'notFound' };
  const { attempt } = locked;
  const ended =
    attempt.state === 'CANCELED'
      ? ({ ok: true, value: attempt } as const)
      : await ledger.reverse(locked, { reason: 'PROVIDER' });
  if (!ended.ok) return { error: 'cannotCancel' };
  const { number } = ended.value;
  return { result: { providerTrnId: number, timestamp: since(ended.value), transactionState: CANCELED } };
}

async function statement(
  ledger: Ledger,
  { dateFrom, dateTo }: PaynetParams<'GetStatement'>,
): Promise<PaynetOutcome> {
  const [from, to] = [parseLocalStamp(dateFrom, PROVIDER_ZONE), parseLocalStamp(dateTo, PROVIDER_ZONE)];
  if (!from || !to) return { error: 'date' };
  const all = await ledger.statement(from.getTime(), to.getTime());
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

async function run(ledger: Ledger, account: PaynetAccount, call: PaynetCall): Promise<PaynetOutcome> {
  if (call.method === 'ChangePassword') {
    await ledger.changeAccount({ password: call.params.newPassword });
    return { result: 'success' };
  }
  if (call.params.serviceId !== account.serviceId) return { error: 'service' };
  switch (call.method) {
    case 'GetInformation':
      return getInformation(ledger, account, call.params);
    case 'PerformTransaction':
      return perform(ledger, account, call.params);
    case 'CheckTransaction':
      return check(ledger, call.params);
    case 'CancelTransaction':
      return cancel(ledger, call.params);
    case 'GetStatement':
      return statement(ledger, call.params);
  }
}

/** What a call of Paynet does. A repeated PerformTransaction is an error for Paynet (201), never a second payment. */
export async function applyPaynetCall(
  ledger: Ledger,
  account: PaynetAccount,
  call: PaynetCall,
): Promise<CallAnswer> {
  const outcome = await run(ledger, account, call);
  return 'error' in outcome ? paynetError(call.id, outcome.error) : paynetResult(call.id, outcome.result);
}
