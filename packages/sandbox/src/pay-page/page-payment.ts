/** The result of a call to the merchant: done, or the merchant's own note why not. */
export type CallResult = { ok: true } | { ok: false; note: string };

/** A payment that the provider notifies the merchant of. */
export interface NotifiedPayment {
  /** The provider's own ledger: the guest has paid. */
  keep(): void;
  /** Notifies the merchant of the payment. A repeat is the same call. */
  notify(): Promise<CallResult>;
}

/** A payment on a provider's page, and the provider's actions. */
export interface PagePayment extends NotifiedPayment {
  /** The provider finds the payment by it, also after a restart. */
  readonly key: string;
  /** The provider's name, for people, and its colour. */
  readonly provider: string;
  readonly color: string;
  readonly brand: string;
  readonly order: string;
  /** Tiyin. */
  readonly amount: number;
  /** Where the guest goes afterwards; null for a provider without a way back. */
  readonly returnUrl: string | null;
  /** Asks the merchant whether it takes the money. Again is the same call again. */
  begin(): Promise<CallResult>;
  /** Notifies the merchant of the failure. */
  fail(): Promise<CallResult>;
}

/** The guest's actions on the page, with their effect on the provider's calls. */
export const PAGE_DEEDS = ['pay', 'decline', 'twice', 'lose', 'late'] as const;
/** One of them. */
export type PageDeed = (typeof PAGE_DEEDS)[number];

async function inOrder(calls: readonly (() => Promise<CallResult>)[]): Promise<CallResult> {
  let result: CallResult = { ok: true };
  for (const call of calls) {
    result = await call();
    if (!result.ok) return result;
  }
  return result;
}

/**
 * Plays a deed; `notifyLater` has the provider notify the merchant after a delay. A provider's rules may refuse a repeated
 * call; that is no failure of the page.
 */
export async function play(
  payment: PagePayment,
  deed: PageDeed,
  notifyLater: () => void,
): Promise<CallResult> {
  const begin = () => payment.begin();
  const notify = async () => {
    payment.keep();
    return payment.notify();
  };
  const begun = await begin();
  if (!begun.ok || deed === 'lose') {
    if (begun.ok) payment.keep();
    return begun;
  }
  if (deed === 'decline') return payment.fail();
  if (deed === 'late') {
    notifyLater();
    return begun;
  }
  const paid = await notify();
  if (deed === 'twice' && paid.ok) await inOrder([begin, notify]);
  return paid;
}
