import type { Answered, endpoints } from '@dasturxon/core/api';
import { OrderDraft, repeatChanges } from '@dasturxon/core/order';
import * as v from 'valibot';

import type { SignedIn } from '../model/deps.ts';
import { visibleOrder } from '../model/read-orders.ts';
import { withLines } from '../model/to-order.ts';
import { atBranch, readOrderFacts } from '../placing/order-facts.ts';

const NOW = { later: false, day: null, time: null };

/** The lines of an order as a new basket, without what is no longer sold or can no longer be chosen, and what differs (B10). */
export function repeatOrder(ctx: SignedIn, id: string): Promise<Answered<typeof endpoints.repeatOrder>> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const [order] = await withLines(tx, [await visibleOrder(ctx, tx, id)]);
    const { cartItems: lines, serviceType } = order!;
    const cartItems = lines.map(({ productId, count, modifiers }) => ({
      productId,
      count,
      modifiers: modifiers.map((modifier) => ({ id: modifier.id, count: modifier.count })),
    }));
    const draft = { ...v.parse(OrderDraft, { serviceType, cartItems }), ...NOW };
    const facts = await readOrderFacts(ctx, tx, draft);
    const active = [...facts.products.values()].filter((product) => product.active);
    const sold = new Map(active.map((product) => [product.id, atBranch(facts, product, null)]));
    const choicesOf = (productId: string) => {
      const groups = sold.get(productId)?.modificationGroups ?? [];
      return new Set(groups.flatMap((group) => group.items).map((item) => item.id));
    };
    return {
      cartItems: cartItems
        .filter(({ productId }) => sold.has(productId))
        .map((line) => {
          const choices = choicesOf(line.productId);
          return { ...line, modifiers: line.modifiers.filter((modifier) => choices.has(modifier.id)) };
        }),
      changes: repeatChanges(lines, sold, serviceType),
    };
  });
}
