import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { useApi } from '../../../domains/session/api.ts';
import { quoteQuery, type SentDraft } from '../../../domains/checkout/quote.ts';
import { isLeavingAtom } from '../../../domains/session/is-leaving.ts';
import { isPromoError } from '../cards/problems.ts';
import { toPricedDraft } from '../../../domains/checkout/to-order-draft.ts';

/** The server's quote. A rejected promo is left out and reported separately, so that the rest still has its price. */
export function useQuote(draft: SentDraft) {
  const api = useApi();
  const isLeaving = useAtomValue(isLeavingAtom);
  const asked = toPricedDraft(draft);
  const withPromo = useQuery(quoteQuery(api, asked));
  const promoError = isPromoError(withPromo.error) ? withPromo.error : null;
  const plain = { ...asked, promoCode: null };
  const withoutPromo = useQuery({ ...quoteQuery(api, plain), enabled: promoError !== null });
  const query = promoError ? withoutPromo : withPromo;
  return {
    /** The last valid quote, where a newer one was refused: the error is then shown at its line. */
    quote: useLast(query.data) ?? null,
    /** The sums on the page are those of what is chosen now. */
    isFresh: query.data !== undefined && !query.isPlaceholderData && !query.isError,
    /** The sums of what is chosen now are not known yet; they are requested, or as soon as there is a network. */
    isPending: query.isPending || query.isPlaceholderData,
    error: isLeaving ? null : query.error,
    promoError,
    /** What the sums are of: without the promo that was refused. */
    asked: promoError ? plain : asked,
    retry: () => void query.refetch(),
  };
}

/** The value, or the last one that there was. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, keep] = useState(value);
  if (value !== undefined && value !== last) keep(value);
  return value ?? last;
}
