import { Hono, type Context } from 'hono';

import type { FindDesk, PaymentDesk } from '../desks/payment-desk.ts';
import { freshNumbers } from '../fresh-numbers.ts';
import type { PagePayment, Told } from '../pay-page/page-payment.ts';
import { mountPayPage, safeReturnUrl } from '../pay-page/pay-page.routes.ts';

type Tools = { findDesk: FindDesk; fetch: typeof globalThis.fetch; now: () => Date };
type Answer = { result?: unknown; error?: { code: number; message: string } };

const TASHKENT_MS = 5 * 3_600_000;
const REPEATED = 201;

async function call(
  tools: Tools,
  desk: PaymentDesk,
  about: { method: string; params: object },
): Promise<Told> {
  const { serviceId, username, password } = desk.account;
  const timestamp = new Date(tools.now().getTime() + TASHKENT_MS)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
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
  const { error } = (await response.json()) as Answer;
  // A transaction that is there already is a yes to a call that is made again.
  return !error || error.code === REPEATED
    ? { ok: true }
    : { ok: false, note: `${error.code} ${error.message}` };
}

/** Paynet's app: what is owed, then the payment. Nothing is begun before the money is there. */
export function paynetPayRoutes(tools: Tools): Hono {
  const routes = new Hono();
  const number = freshNumbers(tools.now);
  mountPayPage(routes, '/app', async (c: Context): Promise<PagePayment | null> => {
    const { m = '', c: order = '', a = '', r } = c.req.query();
    const desk = await tools.findDesk('PAYNET', (account) => m !== '' && account['merchantId'] === m);
    const amount = Number(a);
    if (!desk || order === '' || !Number.isSafeInteger(amount) || amount <= 0) return null;
    const transactionId = number();
    const fields = { [(desk.account['accountField'] as string | undefined) ?? 'order_id']: order };
    return {
      provider: 'Paynet',
      color: '#00a651',
      brand: desk.brand,
      order,
      amount,
      returnUrl: safeReturnUrl(r),
      begin: () => call(tools, desk, { method: 'GetInformation', params: { fields } }),
      keep: () => undefined,
      tell: () =>
        call(tools, desk, { method: 'PerformTransaction', params: { transactionId, amount, fields } }),
      fail: async () => ({ ok: true }),
    };
  });
  return routes;
}
