import { ExplanationLine, type Order } from '@dasturxon/core/order';
import * as v from 'valibot';

import type { OrderRow } from '../model/to-order.ts';
import { explainSteps } from './explain-steps.ts';

const Stored = v.fallback(v.array(ExplanationLine), []);

/** How the total of a placed order came about, with sentences; empty for an order that was placed before this was kept (C1). */
export function explanationOf({ data }: Pick<OrderRow, 'data'>, order: Order): ExplanationLine[] {
  const { cartItems: lines, promo, promoCode } = order;
  return explainSteps(v.parse(Stored, data['explanation'] ?? []), {
    lines,
    promoCode: promo?.code ?? promoCode,
  });
}
