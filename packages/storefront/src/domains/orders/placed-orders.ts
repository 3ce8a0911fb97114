import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

const Stored = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);

/** How many orders were placed from this device. */
export const placedOrdersAtom = savedAtom<number>({
  name: 'placed-orders',
  initial: 0,
  parse: (json) => v.parse(Stored, json),
});
