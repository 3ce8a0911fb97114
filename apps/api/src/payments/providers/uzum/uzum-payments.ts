import * as v from 'valibot';

import type {
  CallAnswer,
  Payable,
  PaymentProvider,
  ProviderAtMerchant,
  RawCall,
  Refused,
  Started,
  Verified,
} from '../../protocol/provider.ts';
import { isBasicAuth } from '../../protocol/basic-auth.ts';
import { fillLink } from '../../protocol/link-template.ts';
import { applyUzumCall } from './apply-uzum-call.ts';
import { UzumAccount, type UzumBankAccount } from './uzum-account.ts';
import { uzumFailed, type UzumCodes, type UzumWrong } from './uzum-bank-answer.ts';
import { readUzumCall } from './uzum-bank-request.ts';
import { uzumCheckoutApi } from './uzum-checkout-api.ts';
import { uzumCheckout } from './uzum-checkout.ts';

/** Where Uzum is: its bank's app, its page for cards. */
export type UzumWorld = {
  appPage: (returnUrl: string) => string;
  checkoutUrl: () => string;
  fetch: typeof globalThis.fetch;
};

/** The last segment of the address that Uzum Checkout calls. */
const CHECKOUT = 'checkout';

const refusal = (call: RawCall, wrong: UzumWrong, codes?: UzumCodes): CallAnswer =>
  uzumFailed(readUzumCall(call.operation, call.body).echo, wrong, codes);

/** Why a call of the bank is refused by its login; null for the right one. */
function refuseBankHead(account: UzumBankAccount | undefined, call: RawCall): Refused | null {
  if (!account) return { ok: false, reason: 'no contract with the bank', answer: refusal(call, 'access') };
  const known = { user: account.username, password: account.password };
  if (isBasicAuth(call.headers.get('authorization'), known)) return null;
  return { ok: false, reason: 'wrong login', answer: refusal(call, 'access', account.codes) };
}

function verifyBank(account: UzumBankAccount, call: RawCall): Verified {
  const no = (reason: string, wrong: UzumWrong): Verified => ({
    ok: false,
    reason,
    answer: refusal(call, wrong, account.codes),
  });
  const read = readUzumCall(call.operation, call.body);
  if (!read.ok) return no(`not a call of Uzum: ${read.wrong}`, read.wrong);
  if (call.method !== 'POST') return no('not POST', 'operation');
  return { ok: true, apply: (ledger) => applyUzumCall({ ledger, account }, read) };
}

function bankLink(world: UzumWorld, account: UzumBankAccount, payable: Payable): Started {
  const url = fillLink(world.appPage(payable.returnUrl), account.linkTemplate, {
    service: String(account.serviceId),
    order: String(payable.order.number),
    tiyin: String(payable.amount),
    returnUrl: payable.returnUrl,
  });
  return { url, kind: 'PAGE', expiresAt: null };
}

function atMerchant(world: UzumWorld, { bank, checkout }: UzumAccount): ProviderAtMerchant {
  const api = uzumCheckoutApi({ fetch: world.fetch });
  const page = checkout && uzumCheckout({ api, account: checkout, baseUrl: world.checkoutUrl() });
  const isOfPage = ({ operation }: RawCall) => operation === CHECKOUT && page !== undefined;
  const refuseHead = (head: RawCall) => (isOfPage(head) ? null : refuseBankHead(bank, head));
  const verify: ProviderAtMerchant['verify'] = (call) => {
    if (isOfPage(call)) return page!.verify(call);
    return refuseBankHead(bank, call) ?? verifyBank(bank!, call);
  };
  if (page) return { ...page, verify, refuseHead, isUnsigned: isOfPage };
  return { startCheckout: (payable) => bankLink(world, bank!, payable), verify, refuseHead };
}

/** Uzum: the bank's webhooks, the page of Uzum Checkout, or both. */
export function uzumPayments(world: UzumWorld): PaymentProvider {
  return {
    type: 'UZUM',
    at: (opened) => {
      const account = v.safeParse(UzumAccount, opened);
      return account.success ? atMerchant(world, account.output) : null;
    },
    isProvenByHead: ({ operation }) => operation !== CHECKOUT,
    unauthenticated: (call) => refusal(call, 'access'),
    failed: (call) => ({ ...refusal(call, 'data'), status: 500 }),
  };
}
