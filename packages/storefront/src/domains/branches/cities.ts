import { atom } from 'jotai';

import { changeDraftAtom, orderDraftAtom } from '../checkout/order-draft.ts';

/** The city the guest orders in; null until it is chosen or set 1.2 s after start-up (GEO-01, GEO-02). */
export const selectedCityIdAtom = atom(
  (get) => get(orderDraftAtom).cityId ?? null,
  (_get, set, cityId: string | null) => set(changeDraftAtom, { cityId }),
);
