import { isOfferedBy, type Overall, type Product } from '@dasturxon/core/catalog';
import { priceLine } from '@dasturxon/core/cart';
import { type Language } from '@dasturxon/core/kernel';
import { OrderDraft } from '@dasturxon/core/order';
import * as v from 'valibot';

import { readOverall } from '../../catalog/read-overall.ts';
import { readPublicHost } from '../../merchants/public-host.ts';
import type { Tx } from '../../db/connect.ts';
import { readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { atBranch, type OrderFacts, readOrderFacts } from '../../orders/placing/order-facts.ts';
import { type AggregatorCtx, servedBranch } from '../model/client.ts';

/** A dish as the aggregator sells it: the product as the branch has it now, and the price of one step of it. */
export type SoldDish = { product: Product; price: number };

/** What a branch sells through an aggregator. */
export type SoldMenu = {
  language: Language;
  /** The address of the storefront, for pictures; null without a public host. */
  origin: string | null;
  overall: Overall;
  dishes: SoldDish[];
};

/** The facts of these products for an order of the aggregator. */
export const factsOf = (ctx: AggregatorCtx, tx: Tx, productIds: readonly string[]): Promise<OrderFacts> =>
  readOrderFacts(ctx, tx, {
    ...v.parse(OrderDraft, { serviceType: ctx.account.kind, cartItems: [{ productId: 'any', count: 1 }] }),
    cartItems: productIds.map((productId) => ({
      productId,
      count: 1,
      modifiers: [],
      comment: null,
      ifMissing: null,
    })),
  });

/** Only what the merchant has switched on for the aggregator is sold there. */
const isEnabled = ({ account }: AggregatorCtx, { enabledEats, enabledExpress }: Product): boolean =>
  account.kind === 'YANDEX_EATS' ? enabledEats : enabledExpress;

/** The menu of a branch. A dish without a price stays away: the aggregator would drop it in silence. */
export const readSoldMenu = (ctx: AggregatorCtx, branchId: string): Promise<SoldMenu> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const overall = await readOverall(tx);
    const facts = await factsOf(
      ctx,
      tx,
      overall.products.map(({ id }) => id),
    );
    servedBranch(ctx, facts.terms, branchId);
    const dishes = [...facts.products.values()]
      .filter((product) => product.active && isOfferedBy(product, branchId) && isEnabled(ctx, product))
      .map((product) => atBranch(facts, product, branchId))
      .map((product) => ({ product, price: priceLine({ product, count: 1 }, ctx.account.kind).price }))
      .filter(({ price }) => price > 0);
    const { languages } = await readStorefrontSettings(tx);
    const host = await readPublicHost(tx);
    const origin = host === null ? null : `https://${host}`;
    return { language: languages.main ?? 'ru', origin, overall, dishes };
  });
