import { useAtomValue } from 'jotai';

import { settingsAtom } from '../../../store/boot.ts';
import type { Place } from './problems.ts';

/** Finds where an error can be read: at the button where the brand has no card for it. */
export function useOfferedPlace(): (place: Place | null) => Place | null {
  const { features } = useAtomValue(settingsAtom);
  return (place) => {
    const isCardless = (place === 'promo' && !features.promo) || (place === 'cashback' && !features.cashback);
    return isCardless ? 'button' : place;
  };
}
