import { randomUUID } from 'node:crypto';

import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import type { FindProviderMerchant, ProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import { readJson } from '../json.ts';
import type { Kept } from '../kept/kept.ts';
import type { CallResult, PagePayment } from '../pay-page/page-payment.ts';
import { mountPayPage, safeReturnUrl } from '../pay-page/pay-page.routes.ts';

type Tools = { findProviderMerchant: FindProviderMerchant; fetch: typeof globalThis.fetch; kept: Kept };

const Registered = v.object({
  orderId: v.string(),
  orderNumber: v.string(),
  amount: v.number(),
  refunded: v.number(),
  returnUrl: v.string(),
  status: v.picklist(['REGISTERED', 'COMPLETED', 'DECLINED', 'REFUNDED']),
  terminalId: v.string(),
});
type Registered = v.InferOutput<typeof Registered>;

const ERRORS = { access: 1001, body: 2000, exists: 3027, order: 3000, sum: 3010 } as const;

const Register = v.object({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.literal(860),
  orderNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(36)),
  successUrl: v.pipe(v.string(), v.url()),
  sessionTimeoutSecs: v.pipe(v.number(), v.minValue(600), v.maxValue(1800)),
});
const OrderId = v.object({ orderId: v.string() });
const Refund = v.object({ orderId: v.string(), amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

const refuse = (c: Context, why: keyof typeof ERRORS) =>
  c.json({ errorCode: ERRORS[why], message: why, result: null });
const done = (c: Context, result: object) => c.json({ errorCode: 0, message: '', result });

/** Notifies the merchant of a payment's outcome; unsigned, as Uzum's is. */
async function callBack(
  { fetch, merchant }: { fetch: Tools['fetch']; merchant: ProviderMerchant },
  payment: Registered,
  operationState: 'SUCCESS' | 'FAIL',
): Promise<CallResult> {
  const { orderId, orderNumber } = payment;
  const body = { orderId, operationState, operationType: 'COMPLETE', orderNumber };
  const response = await fetch(`${merchant.callbackUrl}/checkout`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.ok ? { ok: true } : { ok: false, note: String(response.status) };
}

/** A terminal of Uzum's page in an account of ours. */
const terminalOf = (account: ProviderMerchant['account']) =>
  account['checkout'] as { terminalId?: string; apiKey?: string } | undefined;

type RegisteredPage = Tools & { payments: Map<string, Registered> };

/** The page of a registered payment. */
function mountRegisteredPage(
  routes: Hono,
  { payments, fetch, findProviderMerchant, kept }: RegisteredPage,
): void {
  async function findByKey(key: string): Promise<PagePayment | null> {
    const payment = payments.get(key);
    const merchant =
      payment &&
      (await findProviderMerchant(
        'UZUM',
        (account) => terminalOf(account)?.terminalId === payment.terminalId,
      ));
    if (!payment || !merchant) return null;
    return {
      key,
      provider: 'Uzum Checkout',
      color: '#7000ff',
      brand: merchant.brand,
      order: payment.orderNumber.split('-')[0] ?? '',
      amount: payment.amount,
      returnUrl: safeReturnUrl(payment.returnUrl),
      begin: async () => {
        const isOpen = payment.status === 'REGISTERED' || payment.status === 'COMPLETED';
        return isOpen ? { ok: true } : { ok: false, note: payment.status };
      },
      keep() {
        payment.status = 'COMPLETED';
        kept.save();
      },
      notify: () => callBack({ fetch, merchant }, payment, 'SUCCESS'),
      fail: () => {
        payment.status = 'DECLINED';
        return callBack({ fetch, merchant }, payment, 'FAIL');
      },
    };
  }
  const find = (c: Context) => findByKey(c.req.param('id') ?? '');
  mountPayPage(routes, { path: '/page/:id', name: 'uzum-checkout', kept, find, findByKey });
}

/** Uzum Checkout: payments are registered, paid on the page, asked about and given back. */
export function uzumCheckoutRoutes(tools: Tools): Hono {
  const { findProviderMerchant, kept } = tools;
  const payments = kept.map('uzum-checkout', Registered);
  const operations = kept.map('uzum-operations', v.object({ orderId: v.string() }));
  const routes = new Hono();

  const merchantOf = (c: Context) =>
    findProviderMerchant('UZUM', (account) => {
      const own = terminalOf(account);
      const isOwn = own?.terminalId === c.req.header('x-terminal-id');
      return own !== undefined && isOwn && own.apiKey === c.req.header('x-api-key');
    });
  /** The payment that a terminal asks about, if it is one of its own. */
  async function asked(c: Context, orderId: string) {
    const merchant = await merchantOf(c);
    const payment = payments.get(orderId);
    return merchant && payment?.terminalId === terminalOf(merchant.account)?.terminalId ? payment : null;
  }
  const registeredBy = (operation: string) => payments.get(operations.get(operation)?.orderId ?? '');
  routes.post('/api/v1/payment/register', async (c) => {
    const merchant = await merchantOf(c);
    if (!merchant) return refuse(c, 'access');
    const body = v.safeParse(Register, await readJson(c));
    if (!body.success) return refuse(c, 'body');
    const operation = c.req.header('x-operation-id') ?? '';
    const { amount, orderNumber, successUrl } = body.output;
    const terminalId = String(c.req.header('x-terminal-id'));
    const known = registeredBy(operation);
    const isTaken = [...payments.values()].some(
      (one) => one.terminalId === terminalId && one.orderNumber === orderNumber,
    );
    if (!known && isTaken) return refuse(c, 'exists');
    const orderId = known?.orderId ?? randomUUID();
    if (!known) {
      const status = 'REGISTERED';
      payments.set(orderId, {
        orderId,
        orderNumber,
        amount,
        refunded: 0,
        returnUrl: successUrl,
        status,
        terminalId,
      });
      operations.set(operation, { orderId });
    }
    const page = new URL(`/sandbox/uzum/checkout/page/${orderId}`, successUrl);
    return done(c, { orderId, paymentRedirectUrl: page.href });
  });
  routes.post('/api/v1/payment/getOrderStatus', async (c) => {
    const body = v.safeParse(OrderId, await readJson(c));
    const payment = body.success ? await asked(c, body.output.orderId) : null;
    if (!payment) return refuse(c, 'order');
    const { orderId, status, amount } = payment;
    return done(c, { orderId, status, amount, totalAmount: amount });
  });
  routes.post('/api/v1/payment/refund', async (c) => {
    const body = v.safeParse(Refund, await readJson(c));
    const payment = body.success ? await asked(c, body.output.orderId) : null;
    if (!body.success || !payment) return refuse(c, 'order');
    const operation = c.req.header('x-operation-id') ?? '';
    if (operations.has(operation)) return done(c, {});
    if (payment.status !== 'COMPLETED' || payment.refunded + body.output.amount > payment.amount)
      return refuse(c, 'sum');
    operations.set(operation, { orderId: payment.orderId });
    payment.refunded += body.output.amount;
    if (payment.refunded === payment.amount) payment.status = 'REFUNDED';
    return done(c, {});
  });

  mountRegisteredPage(routes, { ...tools, payments });
  return routes;
}
