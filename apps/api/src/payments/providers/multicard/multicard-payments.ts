import { toMulticardOfd } from '@dasturxon/core/fiscal';
import type { Language } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import type { Ledger } from '../../ledger/ledger.ts';
import { DigitsId } from '../../protocol/account-id.ts';
import type {
  CallAnswer,
  LookedUp,
  Payable,
  PaymentProvider,
  ProviderAtMerchant,
  RawCall,
  Started,
  Verified,
} from '../../protocol/provider.ts';
import { multicardApi, MulticardRefused, type MulticardAccount, type MulticardApi } from './multicard-api.ts';
import { isSignedByMulticard } from './multicard-sign.ts';

/** Where Multicard is. */
export type MulticardWorld = { apiUrl: () => string; fetch: typeof globalThis.fetch; now: () => Date };

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A merchant's store at Multicard; both of the last two differ between stores. */
export const MulticardContract = v.object({
  applicationId: text,
  secret: text,
  storeId: v.union([text, DigitsId]),
  callbackStyle: v.optional(v.picklist(['md5', 'sha1']), 'md5'),
  tokenHeader: v.optional(v.picklist(['Authorization', 'X-Access-Token']), 'Authorization'),
});
type Account = v.InferOutput<typeof MulticardContract>;
type Store = { api: MulticardApi; account: MulticardAccount; style: Account['callbackStyle'] };

const LANGUAGES: Partial<Record<Language, 'uz' | 'ru'>> = { uz: 'uz', ru: 'ru' };
const TTL_SECONDS = 1_800;
/** `<order>-<attempt>`: an invoice's id is used once. */
const INVOICE_ID = /^[1-9]\d{0,14}-([1-9]\d{0,14})$/;
const invoiceIdOf = (order: { number: number }, attempt: { number: number }) =>
  `${order.number}-${attempt.number}`;
const OVER = ['error', 'revert'];

const Callback = v.object({
  store_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  invoice_id: v.pipe(v.string(), v.regex(INVOICE_ID)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  uuid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  sign: text,
});

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

function answer(success: boolean, status = success ? 200 : 400): CallAnswer {
  return { status, body: JSON.stringify({ success }), headers: { 'Content-Type': 'application/json' } };
}

async function createInvoice({ api, account }: Store, payable: Payable): Promise<Started> {
  const { uuid, checkout_url: url } = await api.createInvoice(account, {
    amount: payable.amount,
    invoiceId: invoiceIdOf(payable.order, payable.attempt),
    returnUrl: payable.returnUrl,
    callbackUrl: payable.callbackUrl,
    lang: LANGUAGES[payable.language] ?? 'en',
    ttlSeconds: TTL_SECONDS,
    ofd: payable.fiscal ? toMulticardOfd(payable.fiscal) : null,
  });
  const expiresAt = new Date(payable.now.getTime() + TTL_SECONDS * 1_000);
  return { url, kind: 'PAGE', expiresAt, providerId: uuid };
}

type Paid = Omit<Extract<LookedUp, { state: 'PAID' }>, 'state'>;

function toLookedUp(status: string, paid: Paid): LookedUp {
  if (status === 'success') return { state: 'PAID', ...paid };
  return { state: OVER.includes(status) ? 'CANCELED' : 'OPEN' };
}

type Signed = v.InferOutput<typeof Callback>;
type Payment = Awaited<ReturnType<MulticardApi['readPayment']>>;

/** A callback, and whether this store's signature is right; null for any other call. */
function readCallback({ account, style }: Store, { body }: RawCall): Signed | 'unsigned' | null {
  const callback = v.safeParse(Callback, parse(body));
  if (!callback.success) return null;
  const { store_id: storeId, invoice_id: invoiceId, amount, uuid, sign } = callback.output;
  const signed = { storeId, uuid, invoiceId, amount };
  const isOurs = storeId === account.storeId;
  const isSigned = isOurs && isSignedByMulticard(sign, { style, signed, secret: account.secret });
  return isSigned ? callback.output : 'unsigned';
}

/** Credits a payment reported by Multicard to the attempt of its invoice. */
async function applyPayment(ledger: Ledger, callback: Signed, payment: Payment): Promise<CallAnswer> {
  const { invoice_id: invoiceId, uuid } = callback;
  const locked = await ledger.attemptByNumber(Number(INVOICE_ID.exec(invoiceId)?.[1]));
  if (!locked || invoiceIdOf(locked.row, locked.attempt) !== invoiceId) return answer(false);
  if (payment.invoice_id === null && locked.attempt.providerId !== uuid) return answer(false);
  await ledger.receive(locked.row, {
    providerId: locked.attempt.providerId ?? uuid,
    providerPaymentId: uuid,
    amount: payment.amount ?? callback.amount,
  });
  return answer(true);
}

/** A callback has a signature, and counts only after Multicard confirms it (T44, T50). */
async function verify(store: Store, call: RawCall): Promise<Verified> {
  const no = (reason: string): Verified => ({ ok: false, reason, answer: answer(false) });
  const callback = call.method === 'POST' ? readCallback(store, call) : null;
  if (!callback) return no('not a callback of Multicard');
  if (callback === 'unsigned') return no('wrong signature');
  const { uuid, invoice_id: invoiceId } = callback;
  const payment = await store.api.readPayment(store.account, uuid).catch((error: unknown) => {
    if (error instanceof MulticardRefused) return null;
    throw error;
  });
  if (payment?.status !== 'success') return no('not paid at Multicard');
  // The md5 signature does not cover the uuid: it may name the payment of another invoice.
  const isOther = payment.invoice_id !== null && payment.invoice_id !== invoiceId;
  if (isOther) return no('the payment of another invoice');
  return {
    ok: true,
    stated: { state: 'PAID', transactionId: null, paymentId: uuid, amount: payment.amount },
    apply: (ledger) => applyPayment(ledger, callback, payment),
  };
}

/** Whether Multicard gives a token for the keys. */
async function takesKeys({ api, account }: Store): Promise<boolean> {
  try {
    await api.renewToken(account);
    return true;
  } catch (error) {
    if (error instanceof MulticardRefused) return false;
    throw error;
  }
}

function atMerchant(store: Store): ProviderAtMerchant {
  const { api, account } = store;
  return {
    startCheckout: (payable) => createInvoice(store, payable),
    verify: (call) => verify(store, call),
    takesKeys: () => takesKeys(store),
    async lookUp({ order, attempt }) {
      const { providerId } = attempt;
      if (!providerId) return { state: 'OPEN' };
      const { status, amount, payment_uuid, invoice_id } = await api.readPayment(account, providerId);
      if (invoice_id !== null && invoice_id !== invoiceIdOf(order, attempt)) return { state: 'OPEN' };
      return toLookedUp(status, {
        providerId,
        ...(payment_uuid && { providerPaymentId: payment_uuid }),
        amount: amount ?? attempt.amount,
      });
    },
    async withdraw({ providerId }) {
      if (providerId) await api.withdrawInvoice(account, providerId);
    },
    async refund({ attempt, amount, isWhole }) {
      const uuid = attempt.providerPaymentId ?? attempt.providerId;
      if (uuid === null) return 'IMPOSSIBLE';
      // Nothing names a part: asked for again, it could go twice.
      if (!isWhole)
        return api.refundPart(account, uuid, amount).then(
          () => 'DONE' as const,
          () => 'IMPOSSIBLE' as const,
        );
      try {
        await api.refund(account, uuid);
        return 'DONE';
      } catch (error) {
        if (!(error instanceof MulticardRefused)) throw error;
        // An answer that got lost: what was reverted already is refused.
        const { status } = await api.readPayment(account, uuid);
        return status === 'revert' ? 'DONE' : 'IMPOSSIBLE';
      }
    },
  };
}

/** Rahmat, which is Multicard: an invoice with its own page, a signed callback. */
export function multicardPayments(world: MulticardWorld): PaymentProvider {
  const api = multicardApi(world);
  return {
    type: 'RAHMAT',
    at: (opened) => {
      const parsed = v.safeParse(MulticardContract, opened);
      if (!parsed.success) return null;
      const { callbackStyle: style, ...account } = parsed.output;
      return atMerchant({ api, style, account: { ...account, baseUrl: world.apiUrl() } });
    },
    unauthenticated: () => answer(false),
    failed: () => answer(false, 500),
  };
}
