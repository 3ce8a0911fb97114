import { randomUUID } from 'node:crypto';

import { Hono, type Context } from 'hono';

import type { FindDesk, PaymentDesk } from '../desks/payment-desk.ts';
import type { PagePayment, Told } from '../pay-page/page-payment.ts';
import { mountPayPage, safeReturnUrl } from '../pay-page/pay-page.routes.ts';

type Tools = { findDesk: FindDesk; fetch: typeof globalThis.fetch; now: () => Date };
type Bank = { serviceId: number; username: string; password: string };

const bankOf = (desk: PaymentDesk) => desk.account['bank'] as Bank;

/** One call of the bank to the merchant. */
async function call(
  tools: Tools,
  desk: PaymentDesk,
  about: { operation: string; body: object },
): Promise<Told> {
  const { serviceId, username, password } = bankOf(desk);
  const response = await tools.fetch(`${desk.callbackUrl}/${about.operation}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    },
    body: JSON.stringify({ serviceId, timestamp: tools.now().getTime(), ...about.body }),
  });
  if (response.ok) return { ok: true };
  const { errorCode } = (await response.json().catch(() => ({}))) as { errorCode?: number };
  return { ok: false, note: String(errorCode ?? response.status) };
}

/** Uzum Bank's app: check, create and confirm, as the bank makes them. */
export function uzumBankRoutes(tools: Tools): Hono {
  const routes = new Hono();
  mountPayPage(routes, '/open-service', async (c: Context): Promise<PagePayment | null> => {
    const { serviceId = '', order_id: order = '', amount: text = '', redirectUrl } = c.req.query();
    const desk = await tools.findDesk('UZUM', (account) => {
      const bank = account['bank'] as Bank | undefined;
      return bank !== undefined && String(bank.serviceId) === serviceId;
    });
    const amount = Number(text);
    if (!desk || order === '' || !Number.isSafeInteger(amount) || amount <= 0) return null;
    const transId = randomUUID();
    const params = { order_id: order };
    const ask = (operation: string, body: object) => call(tools, desk, { operation, body });
    return {
      provider: 'Uzum Bank',
      color: '#7000ff',
      brand: desk.brand,
      order,
      amount,
      returnUrl: safeReturnUrl(redirectUrl),
      async begin() {
        const checked = await ask('check', { params });
        return checked.ok ? ask('create', { transId, params, amount }) : checked;
      },
      keep: () => undefined,
      tell: () => ask('confirm', { transId, paymentSource: 'UZUM' }),
      fail: () => ask('reverse', { transId }),
    };
  });
  return routes;
}
