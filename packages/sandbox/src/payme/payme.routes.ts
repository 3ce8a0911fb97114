import { Hono } from 'hono';

import type { FindProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import type { Kept } from '../kept/kept.ts';
import type { SmsInbox } from '../sms/sms-inbox.ts';
import { paymeApiRoutes } from './payme-api.routes.ts';
import { paymePageRoutes } from './payme-page.routes.ts';
import { createPaymeReceipts } from './payme-receipts.ts';
import { createPaymeWallet } from './payme-wallet.ts';

/** Payme: its page, its Subscribe API, and the calls that it makes to merchants. */
export function paymeRoutes(tools: {
  findProviderMerchant: FindProviderMerchant;
  fetch: typeof globalThis.fetch;
  now: () => Date;
  kept: Kept;
  sms: SmsInbox;
}): Hono {
  const { findProviderMerchant, sms, kept } = tools;
  const receipts = createPaymeReceipts(tools);
  const routes = new Hono();
  routes.route('/', paymePageRoutes({ receipts, findProviderMerchant, kept }));
  routes.route('/', paymeApiRoutes({ receipts, wallet: createPaymeWallet(kept), sms, findProviderMerchant }));
  return routes;
}
