import * as v from 'valibot';

import type {
  CallAnswer,
  Payable,
  PaymentProvider,
  ProviderAtMerchant,
  RawCall,
  Started,
  Verified,
} from '../../protocol/provider.ts';
import { isFromAddress } from '../../protocol/from-address.ts';
import { applyShopRequest } from './apply-shop-request.ts';
import { ClickAccount } from './click-account.ts';
import { clickFiscalReceipts } from './fiscal-receipts.ts';
import { clickMerchantApi, type ClickMerchantApi } from './merchant-api.ts';
import { lookUpAtClick, takesClickKeys } from './look-up.ts';
import { ClickMerchantRefused } from './merchant-call.ts';
import { clickPayLink } from './pay-link.ts';
import { shopAnswer, type ShopError } from './shop-answer.ts';
import { readShopRequest } from './shop-request.ts';
import { isSignedByClick } from './shop-sign.ts';

/** Where Click is: its payment page and its Merchant API. */
export type ClickWorld = {
  payPage: (returnUrl: string) => string;
  apiUrl: () => string;
  fetch: typeof globalThis.fetch;
};

/** The answer to a call about which nothing else is done, with as much echoed as could be read. */
function refusedAnswer(call: RawCall, error: ShopError): CallAnswer {
  const read = readShopRequest(call.body, call.headers.get('content-type') ?? '');
  const echo = read.request
    ? { clickTransId: read.request.click_trans_id, merchantTransId: read.request.merchant_trans_id }
    : read;
  return shopAnswer(echo, error);
}

function verify(account: ClickAccount, call: RawCall): Verified {
  const no = (reason: string, error: ShopError): Verified => ({
    ok: false,
    reason,
    answer: refusedAnswer(call, error),
  });
  if (!isFromAddress(call.clientAddress, account.networks)) return no('foreign address', 'sign');
  const { request } = readShopRequest(call.body, call.headers.get('content-type') ?? '');
  if (call.method !== 'POST' || !request) return no('not a call of Click', 'request');
  if (!isSignedByClick(request, account.secretKey)) return no('wrong signature', 'sign');
  if (request.service_id !== account.serviceId) return no('another service', 'request');
  return { ok: true, apply: (ledger) => applyShopRequest(ledger, request) };
}

function payPage(world: ClickWorld, account: ClickAccount, payable: Payable): Started {
  const { merchantUserId } = account;
  const url = clickPayLink(world.payPage(payable.returnUrl), {
    serviceId: account.serviceId,
    merchantId: account.merchantId,
    ...(merchantUserId ? { merchantUserId } : {}),
    amount: payable.amount,
    transactionParam: String(payable.order.number),
    returnUrl: payable.returnUrl,
  });
  return { url, kind: 'PAGE', expiresAt: null };
}

/** Inside Click a merchant may ask for the money in the app of the guest's phone instead of opening a page. */
async function startCheckout(
  world: ClickWorld,
  account: ClickAccount,
  { api, payable }: { api: ClickMerchantApi; payable: Payable },
): Promise<Started> {
  const { phone } = payable.payer;
  const isAsked = payable.platform === 'CLICK' && account.miniAppMode === 'invoice' && phone !== null;
  if (!isAsked) return payPage(world, account, payable);
  const invoice = { amount: payable.amount, phone, transactionParam: String(payable.order.number) };
  const invoiceId = await api.createInvoice({ account, now: payable.now }, invoice);
  return { url: payable.returnUrl, kind: 'AWAIT', expiresAt: null, data: { invoiceId } };
}

function atMerchant(world: ClickWorld, account: ClickAccount): ProviderAtMerchant {
  const conversation = { baseUrl: world.apiUrl, fetch: world.fetch };
  const api = clickMerchantApi(conversation);
  const makeFiscalReceipt = clickFiscalReceipts(conversation);
  const canAsk = account.merchantUserId !== '';
  return {
    startCheckout: (payable) => startCheckout(world, account, { api, payable }),
    verify: (call) => verify(account, call),
    takesKeys: async (now) => (canAsk ? takesClickKeys(api, account, now) : null),
    lookUp: async (asked) => (canAsk ? lookUpAtClick(api, account, asked) : null),
    async makeFiscalReceipt({ attempt, lines, tin, now, submission }) {
      const paymentId = attempt.providerPaymentId;
      return canAsk && paymentId
        ? makeFiscalReceipt({ account, now }, { paymentId, lines, tin, submission })
        : null;
    },
    async refund({ attempt, isWhole, now }) {
      const paymentId = attempt.providerPaymentId;
      if (!canAsk || !isWhole || !paymentId) return 'IMPOSSIBLE';
      try {
        await api.reverse({ account, now }, paymentId);
        return 'DONE';
      } catch (error) {
        if (!(error instanceof ClickMerchantRefused)) throw error;
        // An answer that got lost: a payment that was given back is no longer a paid one.
        const { status } = await api.statusById({ account, now }, paymentId);
        return status !== null && status < 0 ? 'DONE' : 'IMPOSSIBLE';
      }
    },
  };
}

/** Click, on the web and in its own app: SHOP-API for payments, Merchant API for our calls. */
export function clickPayments(world: ClickWorld): PaymentProvider {
  return {
    type: 'CLICK',
    at: (opened) => {
      const account = v.safeParse(ClickAccount, opened);
      return account.success ? atMerchant(world, account.output) : null;
    },
    unauthenticated: (call) => refusedAnswer(call, 'sign'),
    failed: (call) => refusedAnswer(call, 'update'),
  };
}
