import { useEffect } from 'react';

import type { Place } from '../cards/problems.ts';
import type { useCheckout } from '../use-checkout.ts';

type ShowTroubleProps = Pick<ReturnType<typeof useCheckout>, 'trouble' | 'quoted'>;

/** Leads the guest to what has kept the order back, each time that it does (F30): nothing is refused in silence. */
export function ShowTrouble({ trouble, quoted }: ShowTroubleProps) {
  const { toShow, failure, failedAt } = trouble;
  // The price's own message that follows moves the text.
  const last = failure && (quoted.error ?? failure);
  useEffect(() => {
    if (toShow) showPlace(toShow.place);
  }, [toShow]);
  useEffect(() => {
    if (last && failedAt) showPlace(failedAt);
  }, [last, failedAt]);
  return null;
}

/** What the focus goes to, the best first. */
const TARGETS = ['[aria-invalid=true]', '[role=alert]', 'a, :is(button, input, textarea):enabled'];

/** Scrolls to and focuses the part of a card with an error. The bar's message is always in view. */
function showPlace(place: Place): void {
  const card = document.querySelector<HTMLElement>(`#checkout-${place}`);
  if (place === 'button' || !card) return;
  card.tabIndex = -1;
  const target = TARGETS.map((one) => card.querySelector<HTMLElement>(one)).find((one) => one) ?? card;
  target.scrollIntoView({ block: 'center', behavior: 'auto' });
  target.focus({ preventScroll: true });
}
