import { parseSomText, parseTiyin, type PaymentType } from '@dasturxon/core/payment';
import * as v from 'valibot';

import type { ProviderStatement } from './provider.ts';

/** A call of a provider as it is kept, and our answer to it. */
export type KeptCall = { operation: string; body: string; answer: string };
type ReadCall = (call: KeptCall) => ProviderStatement | null;

const json = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);
/** A JSON text of this shape; null for any other text. */
function read<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | null {
  const parsed = v.safeParse(json(schema), text);
  return parsed.success ? parsed.output : null;
}
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const paid = (transactionId: string, about: Partial<ProviderStatement> = {}): ProviderStatement => ({
  transactionId,
  paymentId: null,
  state: 'PAID',
  amount: null,
  ...about,
});

const ClickAnswer = v.object({ error: v.number() });

/** Click: a Complete without an error of its own, which was answered with success. */
const readClick: ReadCall = ({ body, answer }) => {
  const fields = new URLSearchParams(body);
  const isDone = fields.get('action') === '1' && fields.get('error') === '0';
  if (!isDone || read(ClickAnswer, answer)?.error !== 0) return null;
  const paymentId = fields.get('click_paydoc_id');
  return paid(fields.get('click_trans_id') ?? '', {
    paymentId: paymentId === '' ? null : paymentId,
    amount: parseSomText(fields.get('amount')),
  });
};

const PaymeCall = v.object({ method: v.string(), params: v.object({ id: v.string() }) });
const PaymeAnswer = v.object({ result: v.object({ state: v.number() }) });
const PAYME_STATES = new Map([
  ['PerformTransaction 2', 'PAID'],
  ['CancelTransaction -2', 'REFUNDED'],
] as const);

/** Payme: a transaction that we let it perform, or cancel after that. */
const readPayme: ReadCall = ({ body, answer }) => {
  const [call, given] = [read(PaymeCall, body), read(PaymeAnswer, answer)];
  const step = `${call?.method} ${given?.result.state}` as 'PerformTransaction 2';
  const state = PAYME_STATES.get(step);
  return call && state ? paid(call.params.id, { state }) : null;
};

const PaynetCall = v.object({
  method: v.pipe(v.string(), v.trim()),
  params: v.object({ transactionId: text, amount: v.optional(v.unknown()) }),
});
const PaynetAnswer = v.object({ result: v.object({ transactionState: v.optional(v.number()) }) });
const PAYNET_CANCELED = 2;

/** Paynet: a payment that we took, or that we let it cancel. */
const readPaynet: ReadCall = ({ body, answer }) => {
  const [call, given] = [read(PaynetCall, body), read(PaynetAnswer, answer)];
  if (!call || !given) return null;
  const { transactionId, amount } = call.params;
  if (call.method === 'PerformTransaction') return paid(transactionId, { amount: parseTiyin(amount) });
  const isBack = call.method === 'CancelTransaction' && given.result.transactionState === PAYNET_CANCELED;
  return isBack ? paid(transactionId, { state: 'REFUNDED' }) : null;
};

const UzumAnswer = v.object({ transId: v.string(), status: v.string() });

/** Uzum Bank: a transaction that we confirmed or reversed. */
const readUzum: ReadCall = ({ operation, answer }) => {
  const given = read(UzumAnswer, answer);
  if (operation === 'confirm' && given?.status === 'CONFIRMED') return paid(given.transId);
  if (operation === 'reverse' && given?.status === 'REVERSED')
    return paid(given.transId, { state: 'REFUNDED' });
  return null;
};

/**
 * What a kept call of a provider stated, where the call itself is the statement. Multicard and Uzum Checkout are asked
 * before a call of theirs counts, so their answers are kept instead.
 */
export const CALL_READERS: Partial<Record<PaymentType, ReadCall>> = {
  CLICK: readClick,
  PAYME: readPayme,
  PAYNET: readPaynet,
  UZUM: readUzum,
};
