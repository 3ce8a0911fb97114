import type { Quote } from '@dasturxon/core/order';
import { useEffect, useEffectEvent, useState } from 'react';

type Held = {
  /** What decides about the press is on its way: the price of the last change, the hours of another branch. */
  isUnsure: boolean;
  /** The sums on the button. */
  shown: Quote | null;
  /** Orders or shows why not, by what is known now; `agreed` has the sums that the guest saw. */
  act: (agreed: Quote | null) => void;
};

/** A press of the order button while facts are on their way: it waits for them, and acts by what they are. */
export function useHeldPress({ isUnsure, shown, act }: Held) {
  const [held, hold] = useState<{ agreed: Quote | null } | null>(null);
  const release = useEffectEvent((agreed: Quote | null) => {
    hold(null);
    act(agreed);
  });
  useEffect(() => {
    if (!held || isUnsure) return;
    const timer = setTimeout(() => release(held.agreed));
    return () => clearTimeout(timer);
  }, [held, isUnsure]);
  return {
    isHeld: held !== null,
    press: () => (isUnsure ? hold({ agreed: shown }) : act(shown)),
    /** The guest has left the page: the press no longer counts. */
    drop: () => hold(null),
  };
}
