import type { FiscalLine } from '@dasturxon/core/fiscal';
import type { Language } from '@dasturxon/core/kernel';
import type { Order } from '@dasturxon/core/order';
import type { PaymentPage } from '@dasturxon/core/api';
import type { PaymentPlatform, PaymentType, Tiyin } from '@dasturxon/core/payment';

import type { AttemptRow, Ledger } from '../ledger/ledger.ts';

/** A call of a provider, exactly as it came. */
export type RawCall = {
  method: string;
  /** The path after the merchant's id: `prepare`, `check`; empty for providers with one address. */
  operation: string;
  headers: Headers;
  body: string;
  clientAddress: string;
  now: Date;
};

/** What a provider gets back: status and bytes. */
export type CallAnswer = { status: number; body: string; headers?: Record<string, string> };

/**
 * The result of authentication: what the call does to the ledger, with the provider's answer to our query if there
 * was one; or the reason of failure with the answer to send. `apply` runs in one transaction and awaits only
 * `ledger`. Its answer comes from stored rows, so a repeat gets the same bytes.
 */
export type Verified =
  | { ok: true; apply: (ledger: Ledger) => Promise<CallAnswer>; stated?: ProviderStatement | null }
  | Refused;

/** Why a call is rejected, and the provider's own answer for that. */
export type Refused = { ok: false; reason: string; answer: CallAnswer };

/** An order about to be paid, as much of it as any provider asks for. */
export type Payable = {
  merchantId: string;
  /** With its lines; `number` is what providers call the order by. */
  order: Order;
  amount: Tiyin;
  /** The lines of its fiscal receipt; null while a thing in it has no codes of the tax authority. */
  fiscal: FiscalLine[] | null;
  attempt: { id: string; number: number; part: number | null };
  payer: { id: string; phone: string | null };
  /** The order's page, fixed by the brand's own host (T52). */
  returnUrl: string;
  /** Where this provider calls us. */
  callbackUrl: string;
  language: Language;
  platform: PaymentPlatform;
  now: Date;
};

/** Where the guest goes now. `providerId` when the provider has made its transaction or invoice already. */
export type Started = Pick<PaymentPage, 'url' | 'kind'> & {
  expiresAt: Date | null;
  providerId?: string;
  data?: Record<string, unknown>;
};

/**
 * What a provider stated about one payment, by its own ids. PAID: it has the money. REFUNDED: it gave some back.
 * REFUND_REFUSED: it gives nothing back. `amount` is tiyin; null: not stated, or all of it.
 */
export type ProviderStatement = {
  transactionId: string | null;
  paymentId: string | null;
  state: 'PAID' | 'REFUNDED' | 'REFUND_REFUSED';
  amount: Tiyin | null;
  /** Our refund that was asked for. */
  refundId?: string | undefined;
};

/** A provider's answer about an attempt. */
export type LookedUp =
  | {
      state: 'PAID';
      providerId: string;
      providerPaymentId?: string;
      amount: Tiyin;
      data?: Record<string, unknown>;
    }
  | { state: 'CANCELED' }
  | { state: 'OPEN' };

/** The provider's answer to a refund. IMPOSSIBLE: not by this protocol, staff make it. Throws to be tried again. */
export type RefundOutcome = 'DONE' | 'IMPOSSIBLE';

/** Notes that the lines of a fiscal receipt are about to be sent, and that the provider has taken them. */
export type FiscalSubmission = { begins: () => Promise<void>; taken: () => Promise<void> };

/** A provider in a merchant's name. Everything but `verify` may use the network; nothing has access to the database. */
export type ProviderAtMerchant = {
  startCheckout: (payable: Payable) => Started | Promise<Started>;
  verify: (call: RawCall) => Verified | Promise<Verified>;
  /** Refuses a call by its method, address and headers, before its body is read; null: `verify` decides. */
  refuseHead?: (head: RawCall) => Refused | null;
  /**
   * Whether a call carries no proof of its own, so that `verify` has to ask the provider. Such a call is stored only after
   * the provider has confirmed it, and a provider that does not answer confirms nothing.
   */
  isUnsigned?: (call: RawCall) => boolean;
  /** Whether an attempt was paid, for callbacks that got lost (T49). Null answers: the provider cannot be asked. */
  lookUp?: (asked: { order: Order; attempt: AttemptRow; now: Date }) => Promise<LookedUp | null>;
  /**
   * Whether the provider takes the keys, by a call that moves no money; null: it cannot be asked with them. Throws when it does not
   * answer.
   */
  takesKeys?: (now: Date) => Promise<boolean | null>;
  /** Withdraws an invoice, so that it can no longer be paid. */
  withdraw?: (attempt: AttemptRow) => Promise<void>;
  /**
   * Creates a fiscal receipt of these lines and returns its URL, or null while it is not ready. For providers that do
   * not create receipts by themselves. Without `submission` it only looks.
   */
  makeFiscalReceipt?: (receipt: {
    attempt: AttemptRow;
    lines: FiscalLine[];
    tin: string;
    now: Date;
    submission: FiscalSubmission | null;
  }) => Promise<string | null>;
  /** Gives `amount` back, once per `id`. `isWhole`: everything that was paid. */
  refund?: (refund: {
    id: string;
    attempt: AttemptRow;
    amount: Tiyin;
    isWhole: boolean;
    now: Date;
  }) => Promise<RefundOutcome>;
};

/** The providers of this deployment, by the payment type that a guest chooses. */
export type PaymentProviders = ReadonlyMap<PaymentType, PaymentProvider>;

/** A payment method with a provider. */
export type PaymentProvider = {
  type: PaymentType;
  /** The provider with a merchant's opened keys; null when they do not make an account. */
  at: (account: Record<string, unknown>) => ProviderAtMerchant | null;
  /** The answer for a merchant without such an account, or an unknown merchant: equal to the one for a wrong key. */
  unauthenticated: (call: RawCall) => CallAnswer;
  /** Whether the key of a call is in its headers, so that an unauthenticated caller is answered before the body is read. */
  isProvenByHead?: (head: RawCall) => boolean;
  /** To a call that we could not carry out; the provider asks again. */
  failed: (call: RawCall) => CallAnswer;
};
