import { parseTiyin } from '@dasturxon/core/payment';
import { Hono, type Context } from 'hono';

import type { FindProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import type { Kept } from '../kept/kept.ts';
import type { PagePayment } from '../pay-page/page-payment.ts';
import { mountPayPage, safeReturnUrl } from '../pay-page/pay-page.routes.ts';
import { RECEIPT, type PaymeReceipts } from './payme-receipts.ts';

/** What a link to Payme's page holds: `key=value` joined by `;`, in base64. */
function readLink(text: string): Map<string, string> {
  const pairs = Buffer.from(text, 'base64').toString('utf8').split(';');
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function accountOf(link: Map<string, string>): Record<string, string> {
  const own = [...link].filter(([name]) => name.startsWith('ac.'));
  return Object.fromEntries(own.map(([name, value]) => [name.slice('ac.'.length), value]));
}

/** The return URL with its placeholders filled in. */
function returnUrlOf(
  link: Map<string, string>,
  about: { order: string; transaction: string },
): string | null {
  const back = link.get('c')?.replaceAll(':transaction', about.transaction);
  return safeReturnUrl(back?.replaceAll(/:account\.\w+/g, about.order));
}

/** The account was refused: Payme's reason 2. */
const DEBIT_ERROR = 2;

type Tools = { receipts: PaymeReceipts; findProviderMerchant: FindProviderMerchant; kept: Kept };

/** Payme's page of an order, reached by the merchant's link. */
export function paymePageRoutes({ receipts, findProviderMerchant, kept }: Tools): Hono {
  const routes = new Hono();
  const merchantOf = (id: string) => findProviderMerchant('PAYME', ({ merchantId }) => merchantId === id);
  async function find(c: Context): Promise<PagePayment | null> {
    const link = readLink(c.req.param('link') ?? '');
    const merchantId = link.get('m') ?? '';
    const amount = parseTiyin(Number(link.get('a')));
    const merchant = await merchantOf(merchantId);
    const account = accountOf(link);
    const [order] = Object.values(account);
    if (!merchant || amount === null || order === undefined) return null;
    const receipt = c.req.method === 'POST' ? receipts.open({ merchantId, account, amount }) : null;
    const id = receipt?._id ?? '';
    return {
      key: `${merchantId} ${id}`,
      provider: 'Payme',
      color: '#00a0a0',
      brand: merchant.brand,
      order,
      amount,
      returnUrl: returnUrlOf(link, { order, transaction: id }),
      begin: () => receipts.begin(merchant, receipt!),
      keep: () => receipts.keep(receipt!),
      notify: () => receipts.finish(merchant, receipt!),
      async fail() {
        receipt!.state = RECEIPT.CANCELED;
        return receipts.cancel(merchant, receipt!, DEBIT_ERROR);
      },
    };
  }
  async function findByKey(key: string) {
    const [merchantId = '', id = ''] = key.split(' ');
    const receipt = receipts.find(merchantId, id);
    const merchant = receipt && (await merchantOf(merchantId));
    if (!merchant) return null;
    return { keep: () => receipts.keep(receipt), notify: () => receipts.finish(merchant, receipt) };
  }
  mountPayPage(routes, { path: '/checkout/:link', name: 'payme', kept, find, findByKey });
  return routes;
}
