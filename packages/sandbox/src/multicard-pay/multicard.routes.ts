import { PROVIDER_ZONE } from '@dasturxon/core/payment';
import { createHash, randomUUID } from 'node:crypto';

import { localStamp } from '@dasturxon/core/time';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import type { ProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import { readJson } from '../json.ts';
import type { CallResult, PagePayment } from '../pay-page/page-payment.ts';
import { mountPayPage, safeReturnUrl } from '../pay-page/pay-page.routes.ts';
import type { MerchantTools } from '../provider-merchants/provider-tools.ts';

const Invoice = v.object({
  uuid: v.string(),
  invoiceId: v.string(),
  amount: v.number(),
  refunded: v.number(),
  returnUrl: v.string(),
  callbackUrl: v.string(),
  status: v.picklist(['draft', 'success', 'error', 'revert']),
  applicationId: v.string(),
});
type Invoice = v.InferOutput<typeof Invoice>;

const TOKEN_MS = 24 * 3_600_000;

const Auth = v.object({ application_id: v.string(), secret: v.string() });
const NewInvoice = v.object({
  store_id: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  invoice_id: v.pipe(v.string(), v.minLength(1)),
  return_url: v.pipe(v.string(), v.url()),
  callback_url: v.pipe(v.string(), v.url()),
});
const Partial = v.object({ refund_amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

const refuse = (c: Context, code: string, status: 400 | 401 | 404 = 400) =>
  c.json({ success: false, error: { code, details: code } }, status);
const done = (c: Context, data: object) => c.json({ success: true, data });
const shown = ({ uuid, invoiceId, amount, status }: Invoice) => ({
  uuid,
  invoice_id: invoiceId,
  amount,
  status,
  payment_uuid: uuid,
});

const applicationOf = (merchant: ProviderMerchant | null) => String(merchant?.account['applicationId']);

/** Notifies the merchant that an invoice was paid; the signature authenticates the call. */
async function callBack(
  fetch: MerchantTools['fetch'],
  merchant: ProviderMerchant,
  invoice: Invoice,
): Promise<CallResult> {
  const { uuid, invoiceId, amount } = invoice;
  const { storeId, secret } = merchant.account;
  const text = `${String(storeId)}${invoiceId}${amount}${String(secret)}`;
  const response = await fetch(merchant.callbackUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      store_id: storeId,
      amount,
      invoice_id: invoiceId,
      uuid,
      card_pan: '860053******8829',
      sign: createHash('md5').update(text).digest('hex'),
    }),
  });
  return response.ok ? { ok: true } : { ok: false, note: String(response.status) };
}

type InvoicePage = MerchantTools & { invoices: Map<string, Invoice> };

/** Multicard's page for an invoice. */
function mountInvoicePage(routes: Hono, { invoices, findProviderMerchant, fetch, kept }: InvoicePage): void {
  async function findByKey(key: string): Promise<PagePayment | null> {
    const invoice = invoices.get(key);
    const merchant =
      invoice &&
      (await findProviderMerchant('RAHMAT', ({ applicationId }) => applicationId === invoice.applicationId));
    if (!invoice || !merchant) return null;
    return {
      key,
      provider: 'Rahmat',
      color: '#e6007e',
      brand: merchant.brand,
      order: invoice.invoiceId.split('-')[0] ?? '',
      amount: invoice.amount,
      returnUrl: safeReturnUrl(invoice.returnUrl),
      begin: async () => {
        const isOpen = invoice.status === 'draft' || invoice.status === 'success';
        return isOpen ? { ok: true } : { ok: false, note: `invoice is ${invoice.status}` };
      },
      keep() {
        invoice.status = 'success';
        kept.save();
      },
      notify: () => callBack(fetch, merchant, invoice),
      fail: async () => {
        invoice.status = 'error';
        return { ok: true };
      },
    };
  }
  const find = (c: Context) => findByKey(c.req.param('uuid') ?? '');
  mountPayPage(routes, { path: '/pay/:uuid', name: 'multicard', kept, find, findByKey });
}

/** Multicard: a token, invoices with a page, payments that can be asked about and given back. */
export function multicardRoutes(tools: MerchantTools): Hono {
  const { findProviderMerchant, now, kept } = tools;
  const invoices = kept.map('multicard', Invoice);
  const tokens = new Map<string, { merchant: ProviderMerchant; until: number }>();
  const routes = new Hono();

  const bearer = (c: Context) =>
    c.req.header('x-access-token') ?? /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  function merchantOf(c: Context): ProviderMerchant | null {
    const known = tokens.get(bearer(c));
    return known && known.until > now().getTime() ? known.merchant : null;
  }
  function asked(c: Context): Invoice | null {
    const invoice = invoices.get(c.req.param('uuid') ?? '');
    return invoice && applicationOf(merchantOf(c)) === invoice.applicationId ? invoice : null;
  }
  routes.post('/api/auth', async (c) => {
    const body = v.safeParse(Auth, await readJson(c));
    if (!body.success) return refuse(c, 'ERROR_FIELDS');
    const { application_id: id, secret } = body.output;
    const isIt = (account: Readonly<Record<string, unknown>>) =>
      account['applicationId'] === id && account['secret'] === secret;
    const merchant = await findProviderMerchant('RAHMAT', isIt);
    if (!merchant) return refuse(c, 'ERROR_INVALID_CREDENTIALS', 401);
    const token = randomUUID();
    const until = now().getTime() + TOKEN_MS;
    tokens.set(token, { merchant, until });
    const expiry = localStamp(new Date(until), PROVIDER_ZONE);
    return c.json({ token, role: 'api', expiry });
  });
  routes.use('/api/payment/*', async (c, next) => (merchantOf(c) ? next() : refuse(c, 'ERROR_TOKEN', 401)));
  routes.post('/api/payment/invoice', async (c) => {
    const body = v.safeParse(NewInvoice, await readJson(c));
    if (!body.success) return refuse(c, 'ERROR_FIELDS');
    const { amount, invoice_id: invoiceId, return_url: returnUrl, callback_url: callbackUrl } = body.output;
    const uuid = randomUUID();
    const invoice: Invoice = {
      uuid,
      invoiceId,
      amount,
      refunded: 0,
      returnUrl,
      callbackUrl,
      status: 'draft',
      applicationId: applicationOf(merchantOf(c)),
    };
    invoices.set(uuid, invoice);
    const page = new URL(`/sandbox/multicard/pay/${uuid}`, returnUrl);
    return done(c, { ...shown(invoice), checkout_url: page.href });
  });
  routes.delete('/api/payment/invoice/:uuid', (c) => {
    const invoice = asked(c);
    if (!invoice) return refuse(c, 'ERROR_NOT_FOUND', 404);
    if (invoice.status === 'draft') invoice.status = 'error';
    return done(c, shown(invoice));
  });
  routes.get('/api/payment/:uuid', (c) => {
    const invoice = asked(c);
    return invoice ? done(c, shown(invoice)) : refuse(c, 'ERROR_NOT_FOUND', 404);
  });
  routes.delete('/api/payment/:uuid/partial', async (c) => {
    const invoice = asked(c);
    const body = v.safeParse(Partial, await readJson(c));
    const sum = body.success ? body.output.refund_amount : 0;
    if (!invoice || sum === 0) return refuse(c, 'ERROR_NOT_FOUND', 404);
    if (invoice.status !== 'success' || invoice.refunded + sum > invoice.amount)
      return refuse(c, 'ERROR_AMOUNT');
    invoice.refunded += sum;
    return done(c, shown(invoice));
  });
  routes.delete('/api/payment/:uuid', (c) => {
    const invoice = asked(c);
    if (invoice?.status !== 'success') return refuse(c, 'ERROR_STATUS');
    invoice.status = 'revert';
    return done(c, shown(invoice));
  });

  mountInvoicePage(routes, { ...tools, invoices });
  return routes;
}
