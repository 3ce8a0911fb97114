import type { Hono } from 'hono';

import { clickMerchantRoutes } from '../click-pay/click-merchant.routes.ts';
import { clickPayRoutes } from '../click-pay/click-pay.routes.ts';
import { createClickPayments } from '../click-pay/click-payments.ts';
import type { FindProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import { withFaults } from '../faults/with-faults.ts';
import type { Kept } from '../kept/kept.ts';
import { multicardRoutes } from '../multicard-pay/multicard.routes.ts';
import { paymeRoutes } from '../payme/payme.routes.ts';
import { paynetPayRoutes } from '../paynet-pay/paynet-pay.routes.ts';
import { uzumBankRoutes } from '../uzum-pay/uzum-bank.routes.ts';
import { uzumCheckoutRoutes } from '../uzum-pay/uzum-checkout.routes.ts';
import type { SmsInbox } from '../sms/sms-inbox.ts';
import { mountPayStyle } from './pay-page.routes.ts';

type Tools = {
  faults: FaultSwitches;
  findProviderMerchant: FindProviderMerchant;
  fetch: typeof globalThis.fetch;
  now: () => Date;
  /** Where codes of cards arrive. */
  sms: SmsInbox;
  kept: Kept;
};

/** Every payment provider: its page for guests, its server for merchants, and its own calls back. */
export function mountPayments(app: Hono, tools: Tools): void {
  const { faults, findProviderMerchant, kept } = tools;
  mountPayStyle(app);
  for (const provider of ['payme', 'click', 'uzum', 'paynet', 'multicard'])
    app.use(`/${provider}/*`, async (c, next) => {
      await next();
      if (c.req.method !== 'GET') kept.save();
    });
  app.use('/payme/api', withFaults(faults, 'payme'));
  app.route('/payme', paymeRoutes(tools));
  const clicks = createClickPayments(tools);
  app.route('/click', clickPayRoutes({ payments: clicks, findProviderMerchant, kept }));
  app.route('/click/merchant', clickMerchantRoutes({ payments: clicks, findProviderMerchant }));
  app.use('/uzum/*', withFaults(faults, 'uzum'));
  app.route('/uzum', uzumBankRoutes(tools));
  app.route('/uzum/checkout', uzumCheckoutRoutes(tools));
  app.route('/paynet', paynetPayRoutes(tools));
  app.use('/multicard/*', withFaults(faults, 'multicard'));
  app.route('/multicard', multicardRoutes(tools));
}
