import type { PriceChange, PriceChangedData } from '@dasturxon/core/api';
import type { OrderDraft, PlaceOrder, Quote, QuoteMark } from '@dasturxon/core/order';

import { apiError } from '../../http/api-error.ts';
import { equalInConstantTime, sha256 } from '../../kernel/secrets.ts';
import type { Ctx } from '../model/deps.ts';

/** How long a guest can order at a quote, in milliseconds. */
const LIFE_MS = 30 * 60_000;

/** The part of a draft that a price is of. */
type Priced = Pick<OrderDraft, 'serviceType' | 'address' | 'hallId' | 'tableId' | 'promoCode' | 'cashback'>;

type About = Pick<Ctx, 'merchantId' | 'secrets' | 'now' | 'newId'> & { caller: { userId: string } | null };

/** What a quote is of and what it comes to, as one text: a change of either is another quote. */
function contentOf(
  draft: Priced,
  { mark: _mark, lines, explanation, promotions: _named, offers: _shown, earned: _earned, ...sums }: Quote,
): string {
  const { serviceType, address, hallId, tableId, promoCode, cashback } = draft;
  return JSON.stringify([
    [serviceType, address?.latitude, address?.longitude, hallId, tableId, promoCode, cashback],
    lines.map(({ productId, modifiers, count, unitPrice, price }) => [
      productId,
      modifiers
        .map(({ id, count: each }) => `${id}×${each}`)
        .toSorted((one, other) => (one < other ? -1 : 1)),
      count,
      unitPrice,
      price,
    ]),
    explanation.map(({ rule, amount }) => [rule, amount]),
    Object.entries(sums).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
}

type Signed = Omit<QuoteMark, 'hash'> & { owner: string; content: string };

/** The server's signature: only the server can make it, and it fits one merchant, guest, price and time. */
function hashOf({ secrets, merchantId }: About, { id, expiresAt, owner, content }: Signed): string {
  return secrets.hmac(['quote', merchantId, owner, id, expiresAt, sha256(content)].join('|'));
}

const ownerOf = ({ caller }: About) => caller?.userId ?? '';

/** The quote with a new id, its end and the signature over both, the draft and every sum (C1). */
export function signQuote(ctx: About, draft: Priced, quote: Quote): Quote {
  const id = ctx.newId();
  const expiresAt = new Date(ctx.now().getTime() + LIFE_MS).toISOString();
  const content = contentOf(draft, quote);
  return {
    ...quote,
    mark: { id, expiresAt, hash: hashOf(ctx, { id, expiresAt, owner: ownerOf(ctx), content }) },
  };
}

/** Whether a mark was made here for this price, for this guest or before they signed in. */
function isGenuine(ctx: About, mark: QuoteMark, content: string): boolean {
  return [ownerOf(ctx), ''].some((owner) =>
    equalInConstantTime(mark.hash, hashOf(ctx, { ...mark, owner, content })),
  );
}

/** An error that brings the new price, signed, so that the guest can order at it at once. */
export function quoteError(
  code: 'price_changed' | 'quote.expired' | 'quote.altered' | 'quote.used',
  quote: Quote,
  changes: PriceChange[] = [],
) {
  return apiError(code, { quote, changes } satisfies PriceChangedData);
}

/**
 * Checks the quote that an order names against its price as it is now; `fresh` offers that price in the error. An order without one is an older page's: its
 * totals were compared. Throws quote.altered for a quote of another order, price or guest, and quote.expired.
 */
export function checkQuote(
  ctx: About,
  request: PlaceOrder,
  { quote, fresh }: { quote: Quote; fresh: () => Quote },
): void {
  const { quote: mark } = request;
  if (mark === null) return;
  if (!isGenuine(ctx, mark, contentOf(request, quote))) throw quoteError('quote.altered', fresh());
  if (Date.parse(mark.expiresAt) <= ctx.now().getTime()) throw quoteError('quote.expired', fresh());
}
