import { createHash } from 'node:crypto';

import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import {
  type FindProviderMerchant,
  hasId,
  type ProviderMerchant,
} from '../provider-merchants/provider-merchant.ts';
import { readJson } from '../json.ts';
import type { ClickPayment, ClickPayments } from './click-payments.ts';

const PAID = 2;
const REVERSED = -99;
const NO = {
  auth: [-1, 'Authorization failed'],
  payment: [-5, 'Payment not found'],
  body: [-8, 'Bad request'],
} as const;

const refuse = (c: Context, why: keyof typeof NO) =>
  c.json({ error_code: NO[why][0], error_note: NO[why][1] }, why === 'auth' ? 401 : 200);
const done = (c: Context, answer: object) => c.json({ error_code: 0, error_note: 'Success', ...answer });

/** Whether a call proves itself by a digest of its second. */
function isProven(c: Context, merchant: ProviderMerchant): boolean {
  const [user, digest, second] = (c.req.header('auth') ?? '').split(':');
  const { secretKey } = merchant.account;
  const expected = createHash('sha1')
    .update(`${second}${String(secretKey)}`)
    .digest('hex');
  return hasId(merchant.account, 'merchantUserId', user ?? '') && digest === expected;
}

const Invoice = v.object({
  service_id: v.number(),
  amount: v.number(),
  phone_number: v.pipe(v.string(), v.regex(/^998\d{9}$/)),
  merchant_trans_id: v.string(),
});

const tiyin = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A line of a receipt: `Amount` is the plain quantity, `Price` the line total before its discount. */
const FiscalReceiptItem = v.pipe(
  v.object({
    Name: v.pipe(v.string(), v.minLength(1), v.maxLength(63)),
    SPIC: v.pipe(v.string(), v.regex(/^\d{17}$/)),
    PackageCode: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    GoodPrice: tiyin,
    Price: tiyin,
    Amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    VAT: tiyin,
    VATPercent: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
    Discount: v.optional(tiyin, 0),
  }),
  v.check(({ GoodPrice, Amount, Price, Discount }) => GoodPrice * Amount === Price && Discount <= Price),
);
const FiscalReceipt = v.object({
  service_id: v.number(),
  payment_id: v.number(),
  items: v.pipe(v.array(FiscalReceiptItem), v.minLength(1)),
  received_ecash: tiyin,
  received_cash: tiyin,
  received_card: tiyin,
});
type FiscalReceipt = v.InferOutput<typeof FiscalReceipt>;

/** Whether the lines of a receipt sum to what was received for it. */
function isBalanced({ items, received_ecash, received_cash, received_card }: FiscalReceipt): boolean {
  const sold = items.reduce((sum, { Price, Discount }) => sum + Price - Discount, 0);
  return sold === received_ecash + received_cash + received_card;
}

type FiscalReceipts = {
  payments: ClickPayments;
  merchantOf: (c: Context, serviceId: string) => Promise<ProviderMerchant | null>;
};

/** FiscalReceipts: created of the merchant's lines, found by the payment. */
function mountFiscalReceipts(routes: Hono, { payments, merchantOf }: FiscalReceipts): void {
  /** The receipts of each payment: a second one would be a sale that never was. */
  const made = new Map<string, { url: string; sum: number }[]>();
  routes.post('/payment/ofd_data/submit_items', async (c) => {
    const body = v.safeParse(FiscalReceipt, await readJson(c));
    if (!body.success || !isBalanced(body.output)) return refuse(c, 'body');
    const { service_id, payment_id } = body.output;
    if (!(await merchantOf(c, String(service_id)))) return refuse(c, 'auth');
    const payment = payments.find((one) => one.paydocId === String(payment_id));
    if (payment?.status !== PAID) return refuse(c, 'payment');
    const query = new URLSearchParams({
      t: 'EZ000000000031',
      r: payment.paydocId,
      c: '20260301123456',
      s: payment.mti,
    });
    const receipt = {
      url: `https://ofd.soliq.uz/check?${query.toString()}`,
      sum: body.output.received_ecash,
    };
    made.set(payment.paydocId, [...(made.get(payment.paydocId) ?? []), receipt]);
    return done(c, {});
  });
  routes.get('/payment/ofd_data/:service/:payment', async (c) => {
    const { service, payment } = c.req.param();
    if (!(await merchantOf(c, service))) return refuse(c, 'auth');
    return done(c, { paymentId: Number(payment), qrCodeURL: made.get(payment)?.[0]?.url ?? null });
  });
  routes.get('/sandbox-receipts/:payment', (c) => c.json(made.get(c.req.param('payment')) ?? []));
}

type Tools = { payments: ClickPayments; findProviderMerchant: FindProviderMerchant };

/** Click's Merchant API: the state of payments, refunds, invoices in the app. */
export function clickMerchantRoutes({ payments, findProviderMerchant }: Tools): Hono {
  const routes = new Hono();
  const merchantOf = async (c: Context, serviceId: string) => {
    const merchant = await findProviderMerchant('CLICK', (account) => hasId(account, 'serviceId', serviceId));
    return merchant && isProven(c, merchant) ? merchant : null;
  };
  const statusOf = (c: Context, payment: ClickPayment | null) =>
    payment
      ? done(c, { payment_id: Number(payment.paydocId), payment_status: payment.status })
      : refuse(c, 'payment');

  routes.get('/payment/status_by_mti/:service/:mti/:day', async (c) => {
    const { service, mti, day } = c.req.param();
    if (!(await merchantOf(c, service))) return refuse(c, 'auth');
    const mine = (one: ClickPayment) => one.serviceId === service && one.mti === mti && one.day === day;
    return statusOf(c, payments.find((one) => mine(one) && one.status === PAID) ?? payments.find(mine));
  });
  routes.get('/payment/status/:service/:payment', async (c) => {
    const { service, payment } = c.req.param();
    if (!(await merchantOf(c, service))) return refuse(c, 'auth');
    return statusOf(
      c,
      payments.find((one) => one.serviceId === service && one.paydocId === payment),
    );
  });
  routes.delete('/payment/reversal/:service/:payment', async (c) => {
    const { service, payment: id } = c.req.param();
    if (!(await merchantOf(c, service))) return refuse(c, 'auth');
    const payment = payments.find((one) => one.serviceId === service && one.paydocId === id);
    if (payment?.status !== PAID) return refuse(c, 'payment');
    payment.status = REVERSED;
    return done(c, { payment_id: Number(id) });
  });
  mountFiscalReceipts(routes, { payments, merchantOf });
  routes.post('/invoice/create', async (c) => {
    const body = v.safeParse(Invoice, await readJson(c));
    if (!body.success) return refuse(c, 'body');
    const { service_id, merchant_trans_id: mti, amount } = body.output;
    const merchant = await merchantOf(c, String(service_id));
    if (!merchant) return refuse(c, 'auth');
    const invoice = payments.open({ serviceId: String(service_id), mti, amount: amount.toFixed(2) });
    return done(c, { invoice_id: Number(invoice.invoiceId) });
  });
  routes.get('/invoice/status/:service/:invoice', async (c) => {
    const { service, invoice } = c.req.param();
    if (!(await merchantOf(c, service))) return refuse(c, 'auth');
    const found = payments.find((one) => one.serviceId === service && one.invoiceId === invoice);
    return found ? done(c, { status: found.status === PAID ? 1 : 0 }) : refuse(c, 'payment');
  });
  return routes;
}
