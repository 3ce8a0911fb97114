import { ExplanationLine, type Order } from '@dasturxon/core/order';
import * as v from 'valibot';

import { explainSteps } from './explain-steps.ts';

const Stored = v.fallback(v.array(ExplanationLine), []);

/** How the total of a placed order came about, with sentences; empty for an order that was placed before this was kept (C1). */
export function explanationOf({ data }: { data: Record<string, unknown> }, order: Order): ExplanationLine[] {
  const { cartItems: lines, promotions, promo, promoCode } = order;
  return explainSteps(v.parse(Stored, data['explanation'] ?? []), {
    lines,
    promotions,
    promoCode: promo?.code ?? promoCode,
  });
}
