import { PROVIDER_ZONE } from '@dasturxon/core/payment';
import { localStamp } from '@dasturxon/core/time';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import { hasId, type ProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import { freshNumbers } from '../fresh-numbers.ts';
import type { PagePayment, CallResult } from '../pay-page/page-payment.ts';
import { mountPayPage, safeReturnUrl } from '../pay-page/pay-page.routes.ts';
import { createRepeats } from '../pay-page/repeats.ts';
import type { MerchantTools } from '../provider-merchants/provider-tools.ts';

const Answer = v.object({
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.number(), message: v.string() })),
});
const State = v.fallback(v.object({ transactionState: v.optional(v.number()) }), {});
const OwedPayment = v.object({
  merchant: v.string(),
  transactionId: v.number(),
  amount: v.number(),
  fields: v.record(v.string(), v.string()),
});
type OwedPayment = v.InferOutput<typeof OwedPayment>;

const REPEATED = 201;
/** The merchant is out of order: asked again later. */
const SYSTEM = 102;
/** The answer of CheckTransaction for an unknown transaction. */
const NOT_FOUND = 3;

/** One call of Paynet to the merchant. Throws when the merchant is out of order. */
async function call(
  tools: MerchantTools,
  merchant: ProviderMerchant,
  about: { method: string; params: object },
) {
  const { serviceId, username, password } = merchant.account;
  const timestamp = localStamp(tools.now(), PROVIDER_ZONE);
  const response = await tools.fetch(merchant.callbackUrl, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(`${String(username)}:${String(password)}`).toString('base64')}`,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: about.method,
      params: { serviceId, timestamp, ...about.params },
    }),
  });
  const { result, error } = v.parse(Answer, await response.json());
  if (error?.code === SYSTEM) throw new Error(error.message);
  // A repeated call gets success for a transaction that exists already.
  const outcome: CallResult =
    !error || error.code === REPEATED ? { ok: true } : { ok: false, note: `${error.code} ${error.message}` };
  return { outcome, result };
}

/**
 * Paynet's app: what is owed, then the payment. Nothing is begun before the money is there; a payment without an answer is
 * asked after, and made again where it never came.
 */
export function paynetPayRoutes(tools: MerchantTools): Hono {
  const routes = new Hono();
  const number = freshNumbers(tools.now);
  const merchantOf = (merchant: string) =>
    tools.findProviderMerchant('PAYNET', (account) => hasId(account, 'merchantId', merchant));
  const perform = (merchant: ProviderMerchant, { transactionId, amount, fields }: OwedPayment) =>
    call(tools, merchant, { method: 'PerformTransaction', params: { transactionId, amount, fields } });
  const repeats = createRepeats({
    kept: tools.kept,
    name: 'paynet',
    about: OwedPayment,
    async again(payment) {
      const merchant = await merchantOf(payment.merchant);
      if (!merchant) return true;
      const { transactionId } = payment;
      const checked = await call(tools, merchant, { method: 'CheckTransaction', params: { transactionId } });
      if (v.parse(State, checked.result).transactionState === NOT_FOUND) await perform(merchant, payment);
      return true;
    },
  });
  /** A payment's own entry in Paynet's ledger, and its notification. */
  const notified = (merchant: ProviderMerchant, payment: OwedPayment) => ({
    keep: () => repeats.owe(String(payment.transactionId), payment),
    async notify() {
      const { outcome } = await perform(merchant, payment);
      repeats.done(String(payment.transactionId));
      return outcome;
    },
  });
  async function find(c: Context): Promise<PagePayment | null> {
    const { m: merchantId = '', c: order = '', a = '', r } = c.req.query();
    const merchant = await merchantOf(merchantId);
    const amount = Number(a);
    if (!merchant || order === '' || !Number.isSafeInteger(amount) || amount <= 0) return null;
    const fields = { [(merchant.account['accountField'] as string | undefined) ?? 'order_id']: order };
    const payment = { merchant: merchantId, transactionId: number(), amount, fields };
    return {
      key: JSON.stringify(payment),
      provider: 'Paynet',
      color: '#00a651',
      brand: merchant.brand,
      order,
      amount,
      returnUrl: safeReturnUrl(r),
      begin: async () =>
        (await call(tools, merchant, { method: 'GetInformation', params: { fields } })).outcome,
      ...notified(merchant, payment),
      fail: async () => ({ ok: true }),
    };
  }
  async function findByKey(key: string) {
    const payment = v.parse(OwedPayment, JSON.parse(key));
    const merchant = await merchantOf(payment.merchant);
    return merchant && notified(merchant, payment);
  }
  mountPayPage(routes, { path: '/app', name: 'paynet', kept: tools.kept, find, findByKey });
  return routes;
}
