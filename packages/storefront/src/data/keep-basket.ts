import { endpoints, MERCHANT_HEADER } from '@dasturxon/core/api';
import type { createStore } from 'jotai';
import * as v from 'valibot';

import { merchantAtom } from '../state/boot.ts';
import { cartLinesAtom } from '../state/cart.ts';
import { keepAnswer, keptAnswer, overallKey } from './kept-answer.ts';

const Dishes = v.object({ products: v.array(v.object({ id: v.string() })) });

/**
 * Keeps what the basket says of its dishes before anybody has looked into it, so that it opens without a network (F01).
 * The answer is kept unread; who opens it reads it. What could not be fetched now is asked for by the basket itself.
 */
export async function keepBasket(store: ReturnType<typeof createStore>): Promise<void> {
  const kept = v.safeParse(Dishes, await keptAnswer(overallKey('WEB')));
  const known = new Set(kept.success ? kept.output.products.map(({ id }) => id) : []);
  if (store.get(cartLinesAtom).every(({ productId }) => known.has(productId))) return;
  try {
    const headers = { [MERCHANT_HEADER]: store.get(merchantAtom).id };
    const answer = await fetch(`${endpoints.getOverall.path}?type=WEB`, { headers });
    if (answer.ok) await keepAnswer(overallKey('WEB'), await answer.json());
  } catch {
    // No network: the next visit with one tries again.
  }
}
