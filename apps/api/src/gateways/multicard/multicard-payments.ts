import { toMulticardOfd } from '@dasturxon/core/fiscal';
import type { Language } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import type {
  CallAnswer,
  LookedUp,
  Payable,
  PaymentProvider,
  ProviderAtMerchant,
  RawCall,
  Started,
  Verified,
} from '../../payments/provider.ts';
import { multicardApi, MulticardRefused, type MulticardAccount, type MulticardApi } from './multicard-api.ts';
import { isSignedByMulticard } from './multicard-sign.ts';

/** Where Multicard is. */
export type MulticardWorld = { apiUrl: () => string; fetch: typeof globalThis.fetch; now: () => Date };

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A merchant's store at Multicard; both of the last two differ between stores. */
const Account = v.object({
  applicationId: text,
  secret: text,
  storeId: text,
  callbackStyle: v.optional(v.picklist(['md5', 'sha1']), 'md5'),
  tokenHeader: v.optional(v.picklist(['Authorization', 'X-Access-Token']), 'Authorization'),
});
type Account = v.InferOutput<typeof Account>;
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

function told(success: boolean, status = success ? 200 : 400): CallAnswer {
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

/** A callback is proven by its signature, and counts only once Multicard says the same when it is asked (T44, T50). */
async function verify({ api, account, style }: Store, call: RawCall): Promise<Verified> {
  const callback = v.safeParse(Callback, parse(call.body));
  if (call.method !== 'POST' || !callback.success)
    return { ok: false, reason: 'not a callback of Multicard', answer: told(false) };
  const { store_id: storeId, invoice_id: invoiceId, amount, uuid, sign } = callback.output;
  const signed = { storeId, uuid, invoiceId, amount };
  if (storeId !== account.storeId || !isSignedByMulticard(sign, { style, signed, secret: account.secret }))
    return { ok: false, reason: 'wrong signature', answer: told(false) };
  const payment = await api.readPayment(account, uuid).catch((error: unknown) => {
    if (error instanceof MulticardRefused) return null;
    throw error;
  });
  if (payment?.status !== 'success')
    return { ok: false, reason: 'not paid at Multicard', answer: told(false) };
  // The md5 signature does not cover the uuid: it may name the payment of another invoice.
  if (payment.invoice_id !== null && payment.invoice_id !== invoiceId)
    return { ok: false, reason: 'the payment of another invoice', answer: told(false) };
  const number = Number(INVOICE_ID.exec(invoiceId)?.[1]);
  return {
    ok: true,
    async apply(books) {
      const held = await books.attemptByNumber(number);
      if (!held || invoiceIdOf(held.row, held.attempt) !== invoiceId) return told(false);
      if (payment.invoice_id === null && held.attempt.providerId !== uuid) return told(false);
      const providerId = held.attempt.providerId ?? uuid;
      await books.receive(held.row, {
        providerId,
        providerPaymentId: uuid,
        amount: payment.amount ?? amount,
      });
      return told(true);
    },
  };
}

function atMerchant(store: Store): ProviderAtMerchant {
  const { api, account } = store;
  return {
    startCheckout: (payable) => createInvoice(store, payable),
    verify: (call) => verify(store, call),
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
      const parsed = v.safeParse(Account, opened);
      if (!parsed.success) return null;
      const { callbackStyle: style, ...account } = parsed.output;
      return atMerchant({ api, style, account: { ...account, baseUrl: world.apiUrl() } });
    },
    stranger: () => told(false),
    failed: () => told(false, 500),
  };
}
