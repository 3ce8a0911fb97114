import { atom } from 'jotai';

import { pageAtom } from '../../store/boot.ts';

/** Where a pick-up branch is chosen: map first, or list first for the second page variant (RT-22, RT-23, D4). */
export const pickupPathAtom = atom((get) =>
  get(pageAtom).pageVariant === 2 ? '/address/pickup2' : '/address/pickup',
);
