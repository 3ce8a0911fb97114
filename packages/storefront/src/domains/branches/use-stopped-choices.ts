import { choicesOfNone } from '@dasturxon/core/stop-list';
import { useAtomValue } from 'jotai';

import { stoppedModifiersAtom } from '../menu/availability.ts';
import { addressOffersAtom } from './address-offers-atom.ts';

/** The choices of a dish that are off sale: at the branch of the guest, or at each that may serve the address with it. */
export function useStoppedChoices(): (productId: string) => ReadonlySet<string> {
  const stopped = useAtomValue(stoppedModifiersAtom);
  const offers = useAtomValue(addressOffersAtom);
  return (productId) => (offers ? new Set(choicesOfNone(offers, productId)) : stopped);
}
