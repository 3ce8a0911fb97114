import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import type { FindProviderMerchant, ProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import { readJson } from '../json.ts';
import { cardMethods } from './payme-card-methods.ts';
import { PaymeNo, type Method } from './payme-method.ts';
import { receiptMethods } from './payme-receipt-methods.ts';
import type { SmsInbox } from '../sms/sms-inbox.ts';
import type { PaymeReceipts } from './payme-receipts.ts';
import type { PaymeWallet } from './payme-wallet.ts';

const Call = v.object({
  id: v.nullish(v.union([v.number(), v.string()]), null),
  method: v.string(),
  params: v.record(v.string(), v.unknown()),
});

const NO_AUTH = { code: -32_504, message: 'Access denied' };
const NO_METHOD = { code: -32_601, message: 'Method not found' };
const BAD_CALL = { code: -32_600, message: 'Invalid request' };
const BAD_PARAMS = { code: -32_602, message: 'Invalid params' };

type Tools = {
  receipts: PaymeReceipts;
  wallet: PaymeWallet;
  sms: SmsInbox;
  findProviderMerchant: FindProviderMerchant;
};

/** The caller: a browser by the merchant's id alone, the merchant's server by id and key. */
async function whoAsks(
  c: Context,
  findProviderMerchant: FindProviderMerchant,
): Promise<{ merchant: ProviderMerchant; isServer: boolean } | null> {
  const [merchantId = '', ...rest] = (c.req.header('x-auth') ?? '').split(':');
  const key = rest.join(':');
  const merchant = await findProviderMerchant('PAYME', (account) => account['merchantId'] === merchantId);
  if (!merchant || (key !== '' && key !== merchant.account['key'])) return null;
  return { merchant, isServer: key !== '' };
}

/** Payme's Subscribe API: the browser's half for cards, the server's half for cards and receipts. JSON-RPC, always 200. */
export function paymeApiRoutes({ receipts, wallet, sms, findProviderMerchant }: Tools): Hono {
  const methods = new Map<string, Method>([...cardMethods(wallet, sms), ...receiptMethods(receipts, wallet)]);
  const routes = new Hono();
  routes.post('/api', async (c) => {
    const call = v.safeParse(Call, await readJson(c));
    if (!call.success) return c.json({ jsonrpc: '2.0', id: null, error: BAD_CALL });
    const { id, method: name, params } = call.output;
    const no = (error: { code: number; message: string }) => c.json({ jsonrpc: '2.0', id, error });
    const caller = await whoAsks(c, findProviderMerchant);
    const method = methods.get(name);
    if (!caller) return no(NO_AUTH);
    if (!method) return no(NO_METHOD);
    if (method.side === 'server' && !caller.isServer) return no(NO_AUTH);
    try {
      return c.json({ jsonrpc: '2.0', id, result: await method.run(caller.merchant, params) });
    } catch (error) {
      if (error instanceof PaymeNo) return no({ code: error.code, message: error.message });
      if (error instanceof v.ValiError) return no(BAD_PARAMS);
      throw error;
    }
  });
  return routes;
}
