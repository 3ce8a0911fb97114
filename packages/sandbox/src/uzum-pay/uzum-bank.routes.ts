import { randomUUID } from 'node:crypto';

import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import type { ProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import type { PagePayment, CallResult } from '../pay-page/page-payment.ts';
import { mountPayPage, safeReturnUrl } from '../pay-page/pay-page.routes.ts';
import { createRepeats } from '../pay-page/repeats.ts';
import type { MerchantTools } from '../provider-merchants/provider-tools.ts';

type Bank = { serviceId: number; username: string; password: string };
type Operation = 'check' | 'create' | 'confirm' | 'reverse' | 'status';

const OwedPayment = v.object({ serviceId: v.string(), transId: v.string() });
type OwedPayment = v.InferOutput<typeof OwedPayment>;
const Answer = v.fallback(
  v.object({ status: v.optional(v.string()), errorCode: v.optional(v.string()) }),
  {},
);

const bankOf = (merchant: ProviderMerchant) => merchant.account['bank'] as Bank;

/** One call of the bank to the merchant. Throws when the merchant is out of order. */
async function call(
  tools: MerchantTools,
  merchant: ProviderMerchant,
  about: { operation: Operation; body: object },
) {
  const { serviceId, username, password } = bankOf(merchant);
  const response = await tools.fetch(`${merchant.callbackUrl}/${about.operation}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    },
    body: JSON.stringify({ serviceId, timestamp: tools.now().getTime(), ...about.body }),
  });
  if (response.status >= 500) throw new Error(`the merchant answers ${response.status}`);
  const { status, errorCode } = v.parse(Answer, await response.json().catch(() => null));
  const result: CallResult = response.ok
    ? { ok: true }
    : { ok: false, note: String(errorCode ?? response.status) };
  return { result, status };
}

/** Uzum Bank's app: check, create and confirm, as the bank makes them; without an answer it asks and confirms again. */
export function uzumBankRoutes(tools: MerchantTools): Hono {
  const routes = new Hono();
  const merchantOf = (serviceId: string) =>
    tools.findProviderMerchant('UZUM', (account) => {
      const bank = account['bank'] as Bank | undefined;
      return bank !== undefined && String(bank.serviceId) === serviceId;
    });
  const confirm = (merchant: ProviderMerchant, transId: string) =>
    call(tools, merchant, { operation: 'confirm', body: { transId, paymentSource: 'UZUM' } });
  const repeats = createRepeats({
    kept: tools.kept,
    name: 'uzum-bank',
    about: OwedPayment,
    async again({ serviceId, transId }) {
      const merchant = await merchantOf(serviceId);
      if (!merchant) return true;
      const { status } = await call(tools, merchant, { operation: 'status', body: { transId } });
      if (status === 'CREATED') await confirm(merchant, transId);
      return true;
    },
  });
  /** A payment's own entry in the bank's ledger, and its notification. */
  const notified = (merchant: ProviderMerchant, { serviceId, transId }: OwedPayment) => ({
    keep: () => repeats.owe(transId, { serviceId, transId }),
    async notify() {
      const { result } = await confirm(merchant, transId);
      repeats.done(transId);
      return result;
    },
  });
  async function find(c: Context): Promise<PagePayment | null> {
    const { serviceId = '', order_id: order = '', amount: text = '', redirectUrl } = c.req.query();
    const merchant = await merchantOf(serviceId);
    const amount = Number(text);
    if (!merchant || order === '' || !Number.isSafeInteger(amount) || amount <= 0) return null;
    const transId = randomUUID();
    const params = { order_id: order };
    const ask = async (operation: Operation, body: object) =>
      (await call(tools, merchant, { operation, body })).result;
    return {
      key: `${serviceId} ${transId}`,
      provider: 'Uzum Bank',
      color: '#7000ff',
      brand: merchant.brand,
      order,
      amount,
      returnUrl: safeReturnUrl(redirectUrl),
      async begin() {
        const checked = await ask('check', { params });
        return checked.ok ? ask('create', { transId, params, amount }) : checked;
      },
      ...notified(merchant, { serviceId, transId }),
      fail: () => ask('reverse', { transId }),
    };
  }
  async function findByKey(key: string) {
    const [serviceId = '', transId = ''] = key.split(' ');
    const merchant = await merchantOf(serviceId);
    return merchant && notified(merchant, { serviceId, transId });
  }
  mountPayPage(routes, { path: '/open-service', name: 'uzum-bank', kept: tools.kept, find, findByKey });
  return routes;
}
