import type { AgentBasket, AgentQuote } from '@dasturxon/core/api';
import { localize } from '@dasturxon/core/kernel';
import { checkOrder, type OrderError, OrderDraft, type Quote } from '@dasturxon/core/order';
import { isBranchOpenNow, servesOnDay } from '@dasturxon/core/time';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import { callerBucket, countAgainst, demoTimes } from '../../http/limits/rate-limit.ts';
import { sentence } from '../../http/sentences.ts';
import type { Ctx } from '../../orders/model/deps.ts';
import { limitPromoGuesses } from '../../orders/limits/promo-guesses.ts';
import { factsToCheck } from '../../orders/placing/check-placing.ts';
import { type OrderFacts, readOrderFacts } from '../../orders/placing/order-facts.ts';
import { priceRequest, type PricedRequest, toQuote } from '../../orders/placing/price-request.ts';
import { offerQuote } from '../../orders/quotes/offer-quote.ts';
import { agentSettings, textIn } from '../model/agent-language.ts';

/** Baskets that one address has priced in a minute; the rest waits. */
const PRICED_A_MINUTE = 60;

/** Where there is a point the street is the guest's business: it is chosen at checkout. */
const STREET = 'chosen at checkout';

/** An agent's basket as the draft of an order. */
export function toDraft({
  service,
  branchId,
  latitude,
  longitude,
  lines,
  promoCode,
}: AgentBasket): OrderDraft {
  const hasPoint = service === 'DELIVERY' && latitude !== null && longitude !== null;
  return v.parse(OrderDraft, {
    serviceType: service,
    branch: branchId === null ? null : { id: branchId },
    address: hasPoint ? { latitude, longitude, streetName: STREET } : null,
    cartItems: lines.map(({ dishId, count, choices }) => ({ productId: dishId, count, modifiers: choices })),
    promoCode: promoCode || null,
  });
}

/** A priced basket; `quote` is not signed yet. */
export type PricedBasket = {
  draft: OrderDraft;
  facts: OrderFacts;
  priced: PricedRequest;
  quote: Quote;
  /** What keeps it from being ordered now; the way to pay is chosen at checkout. */
  problems: OrderError[];
};

/** Whether a branch is open: the one that cooks, else any, since the address decides later. */
function openings(ctx: Ctx, { priced, facts, draft }: Pick<PricedBasket, 'priced' | 'facts' | 'draft'>) {
  const { serviceType } = draft;
  const [now, zone] = [ctx.now(), ctx.tenant.timeZone];
  const branches = (priced.serving ? [priced.serving] : facts.terms.branches).map(({ branch }) => branch);
  if (branches.length === 0 || (serviceType === 'PICK_UP' && !priced.serving)) return null;
  return {
    isOpenNow: branches.some((branch) => isBranchOpenNow(branch, serviceType, now, zone)),
    isOpenThatDay: branches.some((branch) => servesOnDay({ branch, serviceType, now, zone })),
  };
}

function problemsOf(ctx: Ctx, basket: Omit<PricedBasket, 'problems' | 'quote'>): OrderError[] {
  const { draft, facts, priced } = basket;
  const clock = { now: ctx.now(), zone: ctx.tenant.timeZone, platform: 'WEB' as const };
  const known = factsToCheck(draft, { facts, priced }, clock);
  return checkOrder({
    ...known,
    branch: openings(ctx, basket),
    address: { streetName: STREET },
    payment: known.offeredPayments[0] ?? null,
  });
}

async function priceIn(ctx: Ctx, tx: Tx, draft: OrderDraft): Promise<PricedBasket> {
  const facts = await readOrderFacts(ctx, tx, draft);
  const clock = { now: ctx.now(), zone: ctx.tenant.timeZone, platform: 'WEB' as const };
  const priced = priceRequest(draft, facts, clock);
  if (draft.serviceType === 'DELIVERY' && draft.address && !priced.serving)
    throw apiError('delivery.unavailable');
  const found = { draft, facts, priced };
  return { ...found, quote: toQuote(priced, facts), problems: problemsOf(ctx, found) };
}

async function limitPricing(ctx: Ctx): Promise<void> {
  const limit = {
    bucket: callerBucket(ctx, 'agent-prices'),
    limit: PRICED_A_MINUTE * demoTimes(ctx),
    seconds: 60,
  };
  const about = { merchantId: ctx.merchantId, now: ctx.now() };
  const seconds = await ctx.db.inTenant(ctx.merchantId, (tx) => countAgainst(tx, [limit], about));
  if (seconds > 0) throw apiError('request.rateLimited', { seconds });
}

/** Prices a basket by the rules of an order; `use` makes the answer. Throws what is wrong with its lines, branch or code. */
export async function pricingBasket<T>(
  ctx: Ctx,
  basket: AgentBasket,
  use: (tx: Tx, priced: PricedBasket) => T | Promise<T>,
): Promise<T> {
  await limitPricing(ctx);
  const draft = toDraft(basket);
  return limitPromoGuesses(ctx, draft.promoCode, () =>
    ctx.db.inTenant(ctx.merchantId, async (tx) => use(tx, await priceIn(ctx, tx, draft))),
  );
}

/** The signed price of a basket, in the agent's language (C1). */
export async function quoteAgentBasket(ctx: Ctx, basket: AgentBasket): Promise<AgentQuote> {
  const { language, text } = textIn(await agentSettings(ctx), basket.language);
  return pricingBasket(ctx, basket, (_tx, { draft, quote, problems }) => {
    const { mark, explanation, lines, totalPrice, deliveryPrice, minimal, branchId } = offerQuote(
      ctx,
      draft,
      quote,
    );
    const hasDelivery = draft.serviceType === 'PICK_UP' || draft.address !== null;
    return {
      quote: mark!,
      currency: 'UZS',
      totalPrice,
      deliveryPrice: hasDelivery ? deliveryPrice : null,
      lines: lines.map(({ productId, name, count, unitPrice, price }) => ({
        dishId: productId,
        name: text(name),
        count,
        unitPrice,
        price,
      })),
      steps: explanation.map((step) => ({ amount: step.amount, text: localize(step.text, language) })),
      minimum: { amount: minimal.amount ?? 0, missing: minimal.missing ?? 0 },
      branchId,
      problems: problems.map(({ code, ...data }) => ({ code, text: sentence(code, language, data) })),
    };
  });
}
