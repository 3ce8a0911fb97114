import { ApiError } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { failureText } from '../../i18n/failure-words.ts';
import { settingsAtom } from '../../state/boot.ts';
import { languageAtom } from '../../state/language.ts';
import { isUnpayable, type Place, PLACES, placeOf, placeOfRefusal } from './problems.ts';
import { useLateParts } from './use-late-parts.ts';
import { useMissingTable } from './use-missing-table.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useProblemWords } from './use-problem-words.ts';
import { useProblems } from './use-problems.ts';
import { useQuote } from './use-quote.ts';
import { useSavedDoor } from './use-saved-door.ts';
import { useWishes } from './use-wishes.ts';
import { showPlace } from './card.tsx';

/** Problems that are said before the guest has tried to order: nothing they could still fill in. */
const SAID_AT_ONCE: readonly string[] = ['order.belowMinimum'];

/** Everything that checkout shows and does, from what the guest wants to what the server says. */
export function useCheckout() {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  useSavedDoor();
  const { services } = useAtomValue(settingsAtom);
  const known = useWishes();
  const isClosed = services.length === 0 || known.payment.query.data?.length === 0;
  const quoted = useQuote(known.wishes);
  const late = useLateParts();
  const placing = usePlaceOrder(late);
  const say = useProblemWords();
  const problems = useProblems({ ...known, quote: quoted.quote });
  const isTableMissing = useMissingTable(known.serving.branchId);
  const [triedWith, setTriedWith] = useState<string | null>(null);

  const { failure } = placing;
  const failedAt = failure instanceof ApiError ? placeOf(failure.code) : 'button';
  const hasFailed = failure !== null && triedWith === known.said;

  const errorAt = (place: Place): string | null => {
    if (hasFailed && failedAt === place) return failureText(i18n, language, failure);
    const problem = problems.find(
      (one) => placeOfRefusal(one) === place && (triedWith !== null || SAID_AT_ONCE.includes(one.code)),
    );
    if (problem) return say(problem);
    return place === 'where' && isTableMissing && triedWith !== null ? t`Choose a table` : null;
  };
  const fieldError = (field: string): string | null => {
    const problem = problems.find((one) => 'field' in one && one.field === field);
    return problem && triedWith !== null ? say(problem) : null;
  };

  const order = () => {
    setTriedWith(known.said);
    const first = PLACES.find(
      (place) =>
        problems.some((problem) => placeOfRefusal(problem) === place) ||
        (place === 'where' && isTableMissing),
    );
    if (first) {
      placing.edit();
      return showPlace(first);
    }
    if (quoted.quote && quoted.isFresh) {
      placing.place({ wishes: known.wishes, asked: quoted.asked, shown: quoted.quote });
    }
  };

  return {
    ...known,
    quoted,
    placing,
    late,
    errorAt,
    fieldError,
    order,
    /** Nobody can order now: there is no way to have it, or none to pay (D22). */
    isClosed,
    canOrder:
      !isClosed &&
      quoted.isFresh &&
      !isUnpayable(known.payment.chosen, quoted.quote?.totalPrice ?? null) &&
      !problems.some((problem) => SAID_AT_ONCE.includes(problem.code)),
  };
}
