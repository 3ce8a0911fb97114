import { somText } from '@dasturxon/core/payment';
import * as v from 'valibot';

import type {
  PaymentProvider,
  ProviderAtMerchant,
  RawCall,
  Refused,
  Verified,
} from '../../protocol/provider.ts';
import { isBasicAuth } from '../../protocol/basic-auth.ts';
import { isFromAddress } from '../../protocol/from-address.ts';
import { fillLink } from '../../protocol/link-template.ts';
import { applyPaynetCall } from './apply-paynet-call.ts';
import { PaynetAccount } from './paynet-account.ts';
import { paynetError, paynetErrorOf } from './paynet-answer.ts';
import { readPaynetCall, type RpcId } from './paynet-request.ts';

/** Where Paynet's app is opened. */
export type PaynetWorld = { appPage: (returnUrl: string) => string };

function idOf(call: RawCall): RpcId {
  const read = readPaynetCall(call.body);
  return read.ok ? read.call.id : read.id;
}

/** Why a call is refused by its verb, its address or its login; null when nothing is wrong with them. */
function refuseHead(account: PaynetAccount, call: RawCall): Refused | null {
  if (call.method !== 'POST') return { ok: false, reason: 'not POST', answer: paynetError(null, 'notPost') };
  if (!isFromAddress(call.clientAddress, account.networks))
    return { ok: false, reason: 'foreign address', answer: paynetError(idOf(call), 'access') };
  const known = { user: account.username, password: account.password };
  if (!isBasicAuth(call.headers.get('authorization'), known))
    return { ok: false, reason: 'wrong login', answer: paynetError(idOf(call), 'login') };
  return null;
}

function verify(account: PaynetAccount, call: RawCall): Verified {
  const refused = refuseHead(account, call);
  if (refused) return refused;
  const read = readPaynetCall(call.body);
  if (!read.ok) {
    const answer = paynetError(read.id, paynetErrorOf(read.code));
    return { ok: false, reason: `not a call of Paynet: ${read.code}`, answer };
  }
  return { ok: true, apply: (ledger) => applyPaynetCall(ledger, account, read.call) };
}

function atMerchant(world: PaynetWorld, account: PaynetAccount): ProviderAtMerchant {
  return {
    startCheckout({ order, amount, returnUrl }) {
      const url = fillLink(world.appPage(returnUrl), account.linkTemplate, {
        merchant: account.merchantId,
        service: String(account.serviceId),
        order: String(order.number),
        tiyin: String(amount),
        som: somText(amount),
        returnUrl,
      });
      return { url, kind: 'PAGE', expiresAt: null };
    },
    verify: (call) => verify(account, call),
    refuseHead: (head) => refuseHead(account, head),
  };
}

/** Paynet: a link into its app, or the order's number at a terminal; it calls us by JSON-RPC. */
export function paynetPayments(world: PaynetWorld): PaymentProvider {
  return {
    type: 'PAYNET',
    at: (opened) => {
      const account = v.safeParse(PaynetAccount, opened);
      return account.success ? atMerchant(world, account.output) : null;
    },
    isProvenByHead: () => true,
    unauthenticated: (call) =>
      call.method === 'POST' ? paynetError(idOf(call), 'login') : paynetError(null, 'notPost'),
    failed: (call) => paynetError(idOf(call), 'system'),
  };
}
