import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';
import { isUnpayable, type Place, placeOfError, placeOfFailure, PLACES } from './cards/problems.ts';
import { useOfferedPlace } from './cards/use-offered-place.ts';
import type { useOrderDraft } from './quote/use-order-draft.ts';
import { useMissingTable } from './quote/use-missing-table.ts';
import { useProblemText } from './quote/use-problem-text.ts';
import { useProblems } from './quote/use-problems.ts';
import type { useQuote } from './quote/use-quote.ts';

/** Problems shown before the first try to order: those that filling in more cannot solve. */
const SHOWN_AT_ONCE: readonly string[] = ['order.belowMinimum'];

type Known = {
  known: ReturnType<typeof useOrderDraft>;
  quoted: ReturnType<typeof useQuote>;
  /** The server's answer to the order. */
  sentFailure: unknown;
};

/** What keeps the order back, and where on the page it is read. */
export function useCheckoutErrors({ known, quoted, sentFailure }: Known) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const describe = useProblemText();
  const problems = useProblems({ ...known, quote: quoted.quote });
  const isTableMissing = useMissingTable(known.serving.branchId);
  const [isTried, setTried] = useState(false);
  const offeredPlace = useOfferedPlace();
  const failure = useCurrentFailure(sentFailure, known.chosen);
  const failedAt = offeredPlace(placeOfFailure(failure, 'button'));
  const unpricedAt = offeredPlace(placeOfFailure(quoted.error, 'lines'));

  const failureAt = (place: Place) =>
    (failedAt === place && failure) || (unpricedAt === place && quoted.error) || null;

  const errorAt = (place: Place): string | null => {
    const failed = failureAt(place);
    if (failed) return failureText(i18n, language, failed);
    const problem = problems.find(
      (one) => placeOfError(one) === place && (isTried || SHOWN_AT_ONCE.includes(one.code)),
    );
    if (problem) return describe(problem);
    return place === 'where' && isTableMissing && isTried ? t`Choose a table` : null;
  };

  const fieldError = (field: string): string | null => {
    const problem = problems.find((one) => 'field' in one && one.field === field);
    return problem && isTried ? describe(problem) : null;
  };

  const isComplete = !known.payment.query.isPending;
  const isPayable = !isUnpayable(known.payment.chosen, quoted.quote?.totalPrice ?? null);
  const stopsAt = (place: Place) =>
    problems.some((problem) => placeOfError(problem) === place) ||
    (place === 'where' && isTableMissing) ||
    (place === 'when' && known.serving.isNone) ||
    (place === 'payment' && !isPayable) ||
    unpricedAt === place;

  return {
    failure,
    failedAt,
    failureAt,
    errorAt,
    fieldError,
    showAll: () => setTried(true),
    /** The first place that keeps the order back. */
    first: isComplete ? PLACES.find(stopsAt) : undefined,
    /** Until the ways to pay are known none is missing. */
    isComplete,
    isReady:
      quoted.isFresh &&
      isComplete &&
      isPayable &&
      !problems.some((problem) => SHOWN_AT_ONCE.includes(problem.code)),
  };
}

/** The failure to show: until the guest changes a choice after it came. What changed while it was sent hides nothing. */
function useCurrentFailure(failure: unknown, chosen: string): unknown {
  const [met, meet] = useState({ failure, chosen });
  if (met.failure !== failure) meet({ failure, chosen });
  return met.failure !== failure || met.chosen === chosen ? failure : null;
}
