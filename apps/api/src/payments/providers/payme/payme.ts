import * as v from 'valibot';

import type { AttemptRow } from '../../ledger/ledger.ts';
import type {
  LookedUp,
  Payable,
  PaymentProvider,
  ProviderAtMerchant,
  RawCall,
  Verified,
} from '../../protocol/provider.ts';
import { PaymeAccount } from './payme-account.ts';
import { paymeLink } from './payme-link.ts';
import { PAYME_METHODS } from './payme-methods.ts';
import { headError, idOf, readRpc, rpcError, rpcResult } from './payme-rpc.ts';
import {
  PaymeRefused,
  RECEIPT_PAID,
  subscribeApi,
  type PaymeReceipt,
  type Subscribe,
} from './payme-subscribe.ts';

/** Receipt states of the Subscribe API that end it without money. */
const CANCELED = [21, 30, 50];

const TEST_API = 'https://checkout.test.paycom.uz/api';
const TEST_PAGE = 'https://test.paycom.uz/';

function verify(call: RawCall, account: PaymeAccount): Verified {
  const rpc = readRpc(call, account);
  if ('error' in rpc) return { ok: false, reason: rpc.error, answer: rpcError(rpc.id, rpc.error) };
  const method = PAYME_METHODS.get(rpc.method);
  if (!method) {
    const answer = rpcError(rpc.id, 'UNKNOWN_METHOD', rpc.method.slice(0, 64));
    return { ok: false, reason: 'UNKNOWN_METHOD', answer };
  }
  return {
    ok: true,
    async apply(ledger) {
      const answer = await method(ledger, rpc.params, account);
      if ('result' in answer) return rpcResult(rpc.id, answer.result);
      return rpcError(rpc.id, answer.error, answer.data ?? null);
    },
  };
}

const stateOf = (state: number): LookedUp['state'] =>
  state === RECEIPT_PAID ? 'PAID' : CANCELED.includes(state) ? 'CANCELED' : 'OPEN';

function toLookedUp(receipt: Pick<PaymeReceipt, '_id' | 'state' | 'amount'>): LookedUp {
  const state = stateOf(receipt.state);
  return state === 'PAID' ? { state, providerId: receipt._id, amount: receipt.amount } : { state };
}

/** The state of an attempt: by its receipt, or, before Payme has sent one, by the receipts of its order. */
async function lookUp(
  subscribe: Subscribe,
  account: PaymeAccount,
  { attempt, number, now }: { attempt: AttemptRow; number: number; now: Date },
): Promise<LookedUp> {
  const _id = attempt.providerId ?? attempt.data['receiptId'];
  if (typeof _id === 'string') {
    const { amount } = attempt;
    return toLookedUp({ _id, amount, state: await subscribe.receiptState(account, _id) });
  }
  const [from, to] = [attempt.createdAt.getTime() - 60_000, now.getTime() + 60_000];
  const receipts = await subscribe.listReceipts(account, { from, to });
  const own = receipts.filter((receipt) =>
    receipt.account.some(({ name, value }) => name === account.field && String(value) === String(number)),
  );
  const paid = own.find(({ state }) => state === RECEIPT_PAID);
  return paid ? toLookedUp(paid) : { state: 'OPEN' };
}

type Outside = {
  fetch: typeof globalThis.fetch;
  /** The Subscribe API. */
  api: () => string;
  /** The base URL of Payme's page; the sandbox's depends on the host of the return URL. */
  page: (returnUrl: string) => string;
};

/** Where an account's Subscribe API is: Payme's test service answers for test accounts. */
export const paymeApi =
  (api: () => string) =>
  ({ isTest }: PaymeAccount): string =>
    isTest && api().startsWith('https://checkout.paycom.uz') ? TEST_API : api();

function atMerchant(subscribe: Subscribe, page: Outside['page'], account: PaymeAccount): ProviderAtMerchant {
  const pageFor = ({ returnUrl }: Payable) => {
    const base = page(returnUrl);
    return account.isTest && base.startsWith('https://checkout.paycom.uz') ? TEST_PAGE : base;
  };
  return {
    startCheckout: (payable) => ({
      kind: 'PAGE',
      url: paymeLink(pageFor(payable), account, { ...payable, number: payable.order.number }),
      expiresAt: null,
    }),
    verify: (call) => verify(call, account),
    refuseHead(head) {
      const reason = headError(head, account);
      return reason && { ok: false, reason, answer: rpcError(null, reason) };
    },
    lookUp: ({ attempt, order, now }) => lookUp(subscribe, account, { attempt, number: order.number, now }),
    async refund({ attempt, isWhole }) {
      if (!isWhole || attempt.providerId === null) return 'IMPOSSIBLE';
      try {
        const { state } = await subscribe.cancelReceipt(account, attempt.providerId);
        return CANCELED.includes(state) ? 'DONE' : 'IMPOSSIBLE';
      } catch (error) {
        if (!(error instanceof PaymeRefused)) throw error;
        // An answer that got lost: a receipt that is cancelled already is refused.
        const state = await subscribe.receiptState(account, attempt.providerId);
        return CANCELED.includes(state) ? 'DONE' : 'IMPOSSIBLE';
      }
    },
  };
}

/** Payme: the Merchant API, by which Payme calls us, and the Subscribe API for receipts and cards. */
export function paymePayments({ fetch, api, page }: Outside): PaymentProvider {
  const subscribe = subscribeApi({ fetch, api: paymeApi(api) });
  return {
    type: 'PAYME',
    at(account) {
      const parsed = v.safeParse(PaymeAccount, account);
      return parsed.success ? atMerchant(subscribe, page, parsed.output) : null;
    },
    isProvenByHead: () => true,
    unauthenticated: (call) =>
      rpcError(idOf(call.body), call.method === 'POST' ? 'UNAUTHORIZED' : 'NOT_POST'),
    failed: (call) => rpcError(idOf(call.body), 'FAILED'),
  };
}
