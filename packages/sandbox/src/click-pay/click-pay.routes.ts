import { parseSomText } from '@dasturxon/core/payment';
import { Hono, type Context } from 'hono';

import type { FindProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import type { PagePayment } from '../pay-page/page-payment.ts';
import { mountPayPage, safeReturnUrl } from '../pay-page/pay-page.routes.ts';
import type { ClickPayments } from './click-payments.ts';

const DECLINED = '-5017';

/** Click's payment page, reached by the link of the merchant. */
export function clickPayRoutes(payments: ClickPayments, findProviderMerchant: FindProviderMerchant): Hono {
  const routes = new Hono();
  mountPayPage(routes, '/pay', async (c: Context): Promise<PagePayment | null> => {
    const { service_id: serviceId = '', amount: text = '', transaction_param: mti = '' } = c.req.query();
    const amount = parseSomText(text);
    const merchant = await findProviderMerchant('CLICK', (account) => account['serviceId'] === serviceId);
    if (!merchant || amount === null || mti === '') return null;
    const payment = c.req.method === 'POST' ? payments.open({ serviceId, mti, amount: text }) : null;
    return {
      provider: 'Click',
      color: '#0073ff',
      brand: merchant.brand,
      order: mti,
      amount,
      returnUrl: safeReturnUrl(c.req.query('return_url')),
      begin: () => payments.prepare(merchant, payment!),
      keep: () => payments.keep(payment!),
      tell: () => payments.complete(merchant, payment!),
      async fail() {
        payment!.status = -1;
        return payments.complete(merchant, payment!, DECLINED);
      },
    };
  });
  return routes;
}
