import type { Quote } from '@dasturxon/core/order';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { settingsAtom } from '../../store/boot.ts';
import type { Place } from './cards/problems.ts';
import { isFinalAnswer } from './placing/attempt.ts';
import { useHeldPress } from './placing/use-held-press.ts';
import { useOrderDraft } from './quote/use-order-draft.ts';
import { useQuote } from './quote/use-quote.ts';
import { useCheckoutErrors } from './use-checkout-errors.ts';
import { useCheckoutParts } from './use-checkout-parts.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** The state and actions of checkout, from the choices to the server's answer. */
export function useCheckout() {
  const known = useOrderDraft();
  const isClosed = useIsClosed(known.payment.query.data);
  const quoted = useQuote(known.draft);
  const parts = useCheckoutParts();
  const placing = usePlaceOrder(parts);
  const errors = useCheckoutErrors({ known, quoted, sentFailure: placing.failure });
  const { failure, failedAt, failureAt, errorAt, fieldError, first } = errors;
  const [toShow, show] = useState<{ place: Place } | null>(null);

  /** It may have been placed: what is sent next is the same order (D46). */
  const isOpen = failure !== null && !isFinalAnswer(failure);
  const act = (agreed: Quote | null) => {
    errors.showAll();
    if (isOpen) {
      placing.again();
    } else if (first) {
      placing.edit();
      show({ place: first });
    } else if (quoted.quote && quoted.isFresh) {
      const { draft } = known;
      placing.place({ draft, asked: quoted.asked, shown: quoted.quote }, agreed);
    }
  };
  const isRefreshing = quoted.quote !== null && quoted.isPending;
  const { press, isHeld, drop } = useHeldPress({
    isUnsure: isRefreshing || !errors.isComplete || known.serving.isLoading,
    shown: quoted.quote,
    act,
  });

  return {
    ...known,
    quoted,
    placing,
    parts,
    failureAt,
    errorAt,
    fieldError,
    /** Orders, or shows why not; while the price of the last change is on its way, once it has come. */
    order: press,
    drop,
    /** The order is being sent, or a press waits for the price. */
    isBusy: placing.isBusy || isHeld,
    /** The place to scroll to: that of the last error, or the first problem that prevents the order. */
    trouble: { toShow, failure, failedAt },
    /** Whether a press has an effect although the order cannot be placed at this moment. */
    isPressable: first !== undefined || isRefreshing,
    isClosed,
    canOrder: isOpen || (!isClosed && errors.isReady),
  };
}

/** Whether ordering is closed: no service type or no payment method (D22). */
function useIsClosed(waysToPay: readonly unknown[] | undefined): boolean {
  const { services } = useAtomValue(settingsAtom);
  return services.length === 0 || waysToPay?.length === 0;
}
