import type { OrderDraft, Quote } from '@dasturxon/core/order';

import type { Ctx } from '../model/deps.ts';
import { explainSteps } from '../explanation/explain-steps.ts';
import { signQuote } from './sign-quote.ts';

/** The quote as a guest gets it: with its sentences, and signed for this guest (C1). */
export function offerQuote(ctx: Ctx, draft: OrderDraft, quote: Quote): Quote {
  const { lines, explanation, promotions } = quote;
  const { promoCode } = draft;
  return signQuote(ctx, draft, {
    ...quote,
    explanation: explainSteps(explanation, { lines, promotions, promoCode }),
  });
}
