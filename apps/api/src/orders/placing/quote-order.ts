import type { Quote, OrderDraft } from '@dasturxon/core/order';

import type { Ctx } from '../model/deps.ts';
import { readOrderFacts } from './order-facts.ts';
import { requireOwnAddress } from './own-address.ts';
import { priceRequest, toQuote } from './price-request.ts';
import { explainOffer } from '../explanation/explain-offer.ts';
import { offerQuote } from '../quotes/offer-quote.ts';
import { limitPromoGuesses } from '../limits/promo-guesses.ts';

/** The server's price of a basket, signed and explained (C1); stores nothing, and does not check whether it can be ordered. */
export function quoteOrder(ctx: Ctx, request: OrderDraft): Promise<Quote> {
  const quote = () =>
    ctx.db.inTenant(ctx.merchantId, async (tx) => {
      await requireOwnAddress(ctx, tx, request);
      const facts = await readOrderFacts(ctx, tx, { ...request, forQuote: true });
      const platform = ctx.caller?.platform ?? 'WEB';
      const priced = priceRequest(request, facts, { now: ctx.now(), zone: ctx.tenant.timeZone, platform });
      const quote = offerQuote(ctx, request, toQuote(priced, facts));
      return { ...quote, offers: priced.offers.map(explainOffer) };
    });
  return limitPromoGuesses(ctx, request.promoCode, quote);
}
