import type { AgentLink, PreparedBasket, QuotedAgentBasket } from '@dasturxon/core/api';
import { PlaceOrder } from '@dasturxon/core/order';
import { startParamOf } from '@dasturxon/core/paths';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import { brandAddresses, localAddress } from '../../merchants/brand-addresses.ts';
import type { Ctx } from '../../orders/model/deps.ts';
import { unmetExpectations } from '../../orders/placing/price-expectations.ts';
import { offerQuote } from '../../orders/quotes/offer-quote.ts';
import { checkQuote, quoteError } from '../../orders/quotes/sign-quote.ts';
import { agentSettings } from '../model/agent-language.ts';
import { fromLink, linkEnd, toLink } from '../model/prepared-link.ts';
import { type PricedBasket, pricingBasket } from './price-basket.ts';

const NEXT =
  'Nothing is ordered yet. Give this link to the person: they open it, check the basket, sign in, choose address and payment, and confirm the order themselves.';

/** The brand's basket page with a link in it. */
async function addressOf(ctx: Ctx, tx: Tx, link: string): Promise<string> {
  const [own] = await brandAddresses(ctx, tx, ctx.merchantId);
  const url = new URL('/basket', own ?? localAddress('localhost', ctx));
  if (!own) url.searchParams.set('vendor', ctx.tenant.sub);
  url.searchParams.set('prepared', link);
  return url.href;
}

/** The same in the brand's mini-app in Telegram. */
function inTelegram(bot: string | null, link: string): string | null {
  const param = startParamOf(`/basket?prepared=${link}`);
  return bot && param ? `${bot}?startapp=${param}` : null;
}

/** Throws price_changed and quote.* with a new quote, as placing an order does (C1). */
function refuseOtherPrice(ctx: Ctx, { draft, quote }: PricedBasket, asked: QuotedAgentBasket): void {
  const request = v.parse(PlaceOrder, { ...draft, quote: asked.quote, totalPrice: asked.totalPrice });
  const fresh = () => offerQuote(ctx, draft, quote);
  const changes = unmetExpectations(request, quote);
  if (changes.length > 0) throw quoteError('price_changed', fresh(), changes);
  checkQuote(ctx, request, { quote, fresh });
}

/**
 * A link to the storefront at which a person confirms the quoted basket. Nothing is ordered or stored. Throws what keeps the
 * basket from being ordered now, price_changed and quote.*.
 */
export async function prepareAgentOrder(ctx: Ctx, asked: QuotedAgentBasket): Promise<AgentLink> {
  const { apps } = await agentSettings(ctx);
  return pricingBasket(ctx, asked, async (tx, basket) => {
    const [problem] = basket.problems;
    if (problem) {
      const { code, ...data } = problem;
      throw apiError(code, data);
    }
    refuseOtherPrice(ctx, basket, asked);
    const { draft, quote } = basket;
    const expiresAt = linkEnd(ctx);
    const link = toLink(ctx, {
      serviceType: asked.service,
      branchId: asked.branchId,
      promoCode: draft.promoCode,
      cartItems: draft.cartItems.map(({ productId, count, modifiers }) => ({
        productId,
        count,
        modifiers: modifiers ?? [],
      })),
      totalPrice: quote.totalPrice,
      expiresAt,
    });
    const url = await addressOf(ctx, tx, link);
    const telegramUrl = inTelegram(apps.telegramBot, link);
    return { url, telegramUrl, expiresAt, totalPrice: quote.totalPrice, isOrdered: false, next: NEXT };
  });
}

/** The basket of a link, for the page that a person opens. Throws notFound. */
export async function readPrepared(ctx: Ctx, { link }: { link: string }): Promise<PreparedBasket> {
  await agentSettings(ctx);
  return fromLink(ctx, link);
}
