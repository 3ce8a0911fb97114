import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { failureText } from '../../i18n/labels/failure-text.ts';
import { settingsAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
import { isFinalAnswer } from './placing/attempt.ts';
import { isUnpayable, type Place, PLACES, placeOfFailure, placeOfError } from './cards/problems.ts';
import { useCheckoutParts } from './use-checkout-parts.ts';
import { useMissingTable } from './quote/use-missing-table.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useProblemText } from './quote/use-problem-text.ts';
import { useProblems } from './quote/use-problems.ts';
import { useQuote } from './quote/use-quote.ts';
import { useOrderDraft } from './quote/use-order-draft.ts';

/** Problems shown before the first try to order: those that filling in more cannot solve. */
const SHOWN_AT_ONCE: readonly string[] = ['order.belowMinimum'];

/** The state and actions of checkout, from the choices to the server's answer. */
export function useCheckout() {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const known = useOrderDraft();
  const isClosed = useIsClosed(known.payment.query.data);
  const quoted = useQuote(known.draft);
  const parts = useCheckoutParts();
  const placing = usePlaceOrder(parts);
  const describe = useProblemText();
  const problems = useProblems({ ...known, quote: quoted.quote });
  const isTableMissing = useMissingTable(known.serving.branchId);
  const [triedWith, setTriedWith] = useState<string | null>(null);
  const [toShow, show] = useState<{ place: Place } | null>(null);

  const failure = triedWith === known.chosen ? placing.failure : null;
  /** It may have been placed: what is sent next is the same order (D46). */
  const isOpen = failure !== null && !isFinalAnswer(failure);
  const failedAt = placeOfFailure(failure, 'button');
  const unpricedAt = placeOfFailure(quoted.error, 'lines');
  // Until the ways to pay are known none is missing.
  const isComplete = !known.payment.query.isPending;
  const isPayable = !isUnpayable(known.payment.chosen, quoted.quote?.totalPrice ?? null);
  const failureAt = (place: Place) =>
    (failedAt === place && failure) || (unpricedAt === place && quoted.error) || null;

  const errorAt = (place: Place): string | null => {
    const failed = failureAt(place);
    if (failed) return failureText(i18n, language, failed);
    const problem = problems.find(
      (one) => placeOfError(one) === place && (triedWith !== null || SHOWN_AT_ONCE.includes(one.code)),
    );
    if (problem) return describe(problem);
    return place === 'where' && isTableMissing && triedWith !== null ? t`Choose a table` : null;
  };
  const fieldError = (field: string): string | null => {
    const problem = problems.find((one) => 'field' in one && one.field === field);
    return problem && triedWith !== null ? describe(problem) : null;
  };

  const stopsAt = (place: Place) =>
    isComplete &&
    (problems.some((problem) => placeOfError(problem) === place) ||
      (place === 'where' && isTableMissing) ||
      (place === 'when' && known.serving.isNone) ||
      (place === 'payment' && !isPayable) ||
      unpricedAt === place);

  const first = PLACES.find(stopsAt);

  const order = () => {
    setTriedWith(known.chosen);
    if (isOpen) {
      placing.again();
    } else if (first) {
      placing.edit();
      show({ place: first });
    } else if (quoted.quote && quoted.isFresh) {
      placing.place({ draft: known.draft, asked: quoted.asked, shown: quoted.quote });
    }
  };

  return {
    ...known,
    quoted,
    placing,
    parts,
    failureAt,
    errorAt,
    fieldError,
    order,
    /** The place to scroll to: that of the last error, or the first problem that prevents the order. */
    trouble: { toShow, failure, failedAt },
    isStopped: first !== undefined,
    isClosed,
    canOrder:
      isOpen ||
      (!isClosed &&
        quoted.isFresh &&
        isComplete &&
        isPayable &&
        !problems.some((problem) => SHOWN_AT_ONCE.includes(problem.code))),
  };
}

/** Whether ordering is closed: no service type or no payment method (D22). */
function useIsClosed(waysToPay: readonly unknown[] | undefined): boolean {
  const { services } = useAtomValue(settingsAtom);
  return services.length === 0 || waysToPay?.length === 0;
}
