import { parseSomText } from '@dasturxon/core/payment';
import { Hono, type Context } from 'hono';

import { type FindProviderMerchant, hasId } from '../provider-merchants/provider-merchant.ts';
import type { Kept } from '../kept/kept.ts';
import type { PagePayment } from '../pay-page/page-payment.ts';
import { mountPayPage, safeReturnUrl } from '../pay-page/pay-page.routes.ts';
import type { ClickPayments } from './click-payments.ts';

const DECLINED = '-5017';

type Tools = { payments: ClickPayments; findProviderMerchant: FindProviderMerchant; kept: Kept };

/** Click's payment page, reached by the link of the merchant. */
export function clickPayRoutes({ payments, findProviderMerchant, kept }: Tools): Hono {
  const routes = new Hono();
  const merchantOf = (id: string) =>
    findProviderMerchant('CLICK', (account) => hasId(account, 'serviceId', id));
  async function find(c: Context): Promise<PagePayment | null> {
    const { service_id: serviceId = '', amount: text = '', transaction_param: mti = '' } = c.req.query();
    const amount = parseSomText(text);
    const merchant = await merchantOf(serviceId);
    if (!merchant || amount === null || mti === '') return null;
    const payment = c.req.method === 'POST' ? payments.open({ serviceId, mti, amount: text }) : null;
    return {
      key: payment?.transId ?? '',
      provider: 'Click',
      color: '#0073ff',
      brand: merchant.brand,
      order: mti,
      amount,
      returnUrl: safeReturnUrl(c.req.query('return_url')),
      begin: () => payments.prepare(merchant, payment!),
      keep: () => payments.keep(payment!),
      notify: () => payments.complete(merchant, payment!),
      async fail() {
        payment!.status = -1;
        return payments.complete(merchant, payment!, DECLINED);
      },
    };
  }
  async function findByKey(key: string) {
    const payment = payments.find(({ transId }) => transId === key);
    const merchant = payment && (await merchantOf(payment.serviceId));
    if (!merchant) return null;
    return { keep: () => payments.keep(payment), notify: () => payments.complete(merchant, payment) };
  }
  mountPayPage(routes, { path: '/pay', name: 'click', kept, find, findByKey });
  return routes;
}
