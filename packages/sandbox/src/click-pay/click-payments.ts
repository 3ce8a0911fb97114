import { PROVIDER_ZONE } from '@dasturxon/core/payment';
import { createHash } from 'node:crypto';

import { localStamp } from '@dasturxon/core/time';
import * as v from 'valibot';

import type { ProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import { freshNumbers } from '../fresh-numbers.ts';
import type { CallResult } from '../pay-page/page-payment.ts';
import type { ProviderTools } from '../provider-merchants/provider-tools.ts';

/** A payment as Click keeps it; `status` below zero failed, 0 is new, 1 at work, 2 paid. */
const ClickPayment = v.object({
  /** The transaction: one try to pay. SHOP-API carries it as `click_trans_id`. */
  transId: v.string(),
  /** The payment document: `click_paydoc_id` of SHOP-API, `payment_id` of the Merchant API. Never a transaction's id. */
  paydocId: v.string(),
  /** The invoice that asks for it. */
  invoiceId: v.string(),
  serviceId: v.string(),
  /** The order, under the merchant's name for it. */
  mti: v.string(),
  /** So'm, as the link wrote it: signatures are over this text. */
  amount: v.string(),
  prepareId: v.string(),
  /** The day on which it was begun, in Tashkent: `YYYY-MM-DD`. */
  day: v.string(),
  status: v.number(),
});
export type ClickPayment = v.InferOutput<typeof ClickPayment>;

type Step = { action: '0' | '1'; error: string };
const PAID = 2;
/** Click's payments, and the two calls that it makes about them. */
export function createClickPayments({ fetch, now, kept }: ProviderTools) {
  const payments = kept.map('click', ClickPayment);
  const number = freshNumbers(now);

  async function call(merchant: ProviderMerchant, payment: ClickPayment, { action, error }: Step) {
    const { transId, paydocId, serviceId, mti, amount, prepareId } = payment;
    const time = localStamp(now(), PROVIDER_ZONE);
    const ours = action === '1' ? prepareId : '';
    const secret = String(merchant.account['secretKey']);
    const text = `${transId}${serviceId}${secret}${mti}${ours}${amount}${action}${time}`;
    const form = new URLSearchParams({
      click_trans_id: transId,
      service_id: serviceId,
      click_paydoc_id: paydocId,
      merchant_trans_id: mti,
      ...(action === '1' ? { merchant_prepare_id: prepareId } : {}),
      amount,
      action,
      error,
      error_note: error === '0' ? 'Success' : 'Insufficient funds',
      sign_time: time,
      sign_string: createHash('md5').update(text).digest('hex'),
    });
    const operation = action === '0' ? 'prepare' : 'complete';
    const response = await fetch(`${merchant.callbackUrl}/${operation}`, { method: 'POST', body: form });
    return (await response.json()) as Record<string, unknown>;
  }

  const toResult = (answer: Record<string, unknown>): CallResult =>
    Number(answer['error']) === 0
      ? { ok: true }
      : { ok: false, note: `${answer['error'] as string} ${answer['error_note'] as string}` };

  return {
    /** A new payment: opening the page again begins again. */
    open(about: Pick<ClickPayment, 'serviceId' | 'mti' | 'amount'>): ClickPayment {
      const [transId, paydocId, invoiceId] = [String(number()), String(number()), String(number())];
      const day = localStamp(now(), PROVIDER_ZONE).slice(0, 10);
      const payment = { ...about, transId, paydocId, invoiceId, day, prepareId: '', status: 0 };
      payments.set(payment.transId, payment);
      return payment;
    },
    find: (matches: (payment: ClickPayment) => boolean) => [...payments.values()].findLast(matches) ?? null,
    /** The guest has paid at Click, whether or not the call about it succeeds. */
    keep(payment: ClickPayment): void {
      payment.status = PAID;
      kept.save();
    },
    async prepare(merchant: ProviderMerchant, payment: ClickPayment): Promise<CallResult> {
      const answer = await call(merchant, payment, { action: '0', error: '0' });
      const prepared = answer['merchant_prepare_id'];
      if (typeof prepared === 'string' || typeof prepared === 'number') payment.prepareId = String(prepared);
      return toResult(answer);
    },
    async complete(merchant: ProviderMerchant, payment: ClickPayment, error = '0'): Promise<CallResult> {
      const answer = await call(merchant, payment, { action: '1', error });
      // A repeated call gets success for a payment that is already made.
      return answer['error'] === -4 ? { ok: true } : toResult(answer);
    },
  };
}
export type ClickPayments = ReturnType<typeof createClickPayments>;
