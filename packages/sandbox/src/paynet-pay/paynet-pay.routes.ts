import { localStamp } from '@dasturxon/core/time';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import type { FindDesk, PaymentDesk } from '../desks/payment-desk.ts';
import { freshNumbers } from '../fresh-numbers.ts';
import type { Kept } from '../kept/kept.ts';
import type { PagePayment, Told } from '../pay-page/page-payment.ts';
import { mountPayPage, safeReturnUrl } from '../pay-page/pay-page.routes.ts';
import { createRepeats } from '../pay-page/repeats.ts';

type Tools = { findDesk: FindDesk; fetch: typeof globalThis.fetch; now: () => Date; kept: Kept };

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
/** What CheckTransaction says of a transaction that never came. */
const NOT_FOUND = 3;

/** One call of Paynet to the merchant. Throws when the merchant is out of order. */
async function call(tools: Tools, desk: PaymentDesk, about: { method: string; params: object }) {
  const { serviceId, username, password } = desk.account;
  const timestamp = localStamp(tools.now());
  const response = await tools.fetch(desk.callbackUrl, {
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
  // A transaction that is there already is a yes to a call that is made again.
  const told: Told =
    !error || error.code === REPEATED ? { ok: true } : { ok: false, note: `${error.code} ${error.message}` };
  return { told, result };
}

/**
 * Paynet's app: what is owed, then the payment. Nothing is begun before the money is there; a payment without an answer is
 * asked after, and made again where it never came.
 */
export function paynetPayRoutes(tools: Tools): Hono {
  const routes = new Hono();
  const number = freshNumbers(tools.now);
  const deskOf = (merchant: string) =>
    tools.findDesk('PAYNET', (account) => merchant !== '' && account['merchantId'] === merchant);
  const perform = (desk: PaymentDesk, { transactionId, amount, fields }: OwedPayment) =>
    call(tools, desk, { method: 'PerformTransaction', params: { transactionId, amount, fields } });
  const repeats = createRepeats({
    kept: tools.kept,
    name: 'paynet',
    about: OwedPayment,
    async again(payment) {
      const desk = await deskOf(payment.merchant);
      if (!desk) return true;
      const { transactionId } = payment;
      const checked = await call(tools, desk, { method: 'CheckTransaction', params: { transactionId } });
      if (v.parse(State, checked.result).transactionState === NOT_FOUND) await perform(desk, payment);
      return true;
    },
  });
  mountPayPage(routes, '/app', async (c: Context): Promise<PagePayment | null> => {
    const { m: merchant = '', c: order = '', a = '', r } = c.req.query();
    const desk = await deskOf(merchant);
    const amount = Number(a);
    if (!desk || order === '' || !Number.isSafeInteger(amount) || amount <= 0) return null;
    const fields = { [(desk.account['accountField'] as string | undefined) ?? 'order_id']: order };
    const payment = { merchant, transactionId: number(), amount, fields };
    const key = String(payment.transactionId);
    return {
      provider: 'Paynet',
      color: '#00a651',
      brand: desk.brand,
      order,
      amount,
      returnUrl: safeReturnUrl(r),
      begin: async () => (await call(tools, desk, { method: 'GetInformation', params: { fields } })).told,
      keep: () => repeats.owe(key, payment),
      async tell() {
        const { told } = await perform(desk, payment);
        repeats.done(key);
        return told;
      },
      fail: async () => ({ ok: true }),
    };
  });
  return routes;
}
