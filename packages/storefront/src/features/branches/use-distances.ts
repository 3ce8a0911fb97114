import type { Branch } from '@dasturxon/core/branch';
import { distanceMeters } from '@dasturxon/core/delivery-area';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';

import { distanceText } from '../../i18n/labels/distance-text.ts';
import { languageAtom } from '../../store/language.ts';
import { measuredFromAtom } from '../../domains/addresses/phone-place.ts';

type Placed = Pick<Branch, 'latitude' | 'longitude'>;

/** Straight distances to branches from a known position; never asks for location permission. */
export function useDistances() {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const from = useAtomValue(measuredFromAtom);
  const metersTo = ({ latitude, longitude }: Placed) =>
    from ? distanceMeters(from, { lat: latitude, lon: longitude }) : 0;
  return {
    /** "1,2 km", or null where nothing is known. */
    textOf: (branch: Placed): string | null => (from ? distanceText(i18n, language, metersTo(branch)) : null),
    /** Nearest first; where nothing is known, as they came. */
    sorted: <B extends Placed>(branches: readonly B[]): B[] =>
      branches.toSorted((one, other) => metersTo(one) - metersTo(other)),
  };
}
