/** What came of a call to the merchant: done, or the merchant's own words for why not. */
export type Told = { ok: true } | { ok: false; note: string };

/** A payment on a provider's page, and the provider's actions. */
export interface PagePayment {
  /** The provider's name, for people, and its colour. */
  readonly provider: string;
  readonly color: string;
  readonly brand: string;
  readonly order: string;
  /** Tiyin. */
  readonly amount: number;
  /** Where the guest goes afterwards; null for a provider that leads nowhere. */
  readonly returnUrl: string | null;
  /** Asks the merchant whether it takes the money. Again is the same call again. */
  begin(): Promise<Told>;
  /** The provider's own ledger: the guest has paid. */
  keep(): void;
  /** Notifies the merchant of the payment. A repeat is the same call. */
  tell(): Promise<Told>;
  /** Notifies the merchant of the failure. */
  fail(): Promise<Told>;
}

/** What a guest does on the page, and what becomes of the provider's calls. */
export const PAGE_DEEDS = ['pay', 'decline', 'twice', 'lose', 'late'] as const;
/** One of them. */
export type PageDeed = (typeof PAGE_DEEDS)[number];

/** Delay of the notification in the mode `late`, in milliseconds. */
const LATE_MS = 20_000;

async function inOrder(calls: readonly (() => Promise<Told>)[]): Promise<Told> {
  let told: Told = { ok: true };
  for (const call of calls) {
    told = await call();
    if (!told.ok) return told;
  }
  return told;
}

/** Plays a deed. A repeated call may be refused, as providers' own rules say; that is no failure of the page. */
export async function play(payment: PagePayment, deed: PageDeed): Promise<Told> {
  const begin = () => payment.begin();
  const tell = async () => {
    payment.keep();
    return payment.tell();
  };
  const begun = await begin();
  if (!begun.ok || deed === 'lose') {
    if (begun.ok) payment.keep();
    return begun;
  }
  if (deed === 'decline') return payment.fail();
  if (deed === 'late') {
    setTimeout(() => void tell().catch(() => undefined), LATE_MS).unref();
    return begun;
  }
  const paid = await tell();
  if (deed === 'twice' && paid.ok) await inOrder([begin, tell]);
  return paid;
}
