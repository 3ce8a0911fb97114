import { readyInMinutes } from '@dasturxon/core/catalog';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useApi } from '../../data/api.ts';
import { overallQuery } from '../../data/menu.ts';
import { useZoneClock } from '../../data/use-zone-clock.ts';
import { useDeps } from '../../deps.ts';
import { pageAtom } from '../../state/boot.ts';
import { cartLinesAtom } from '../../state/cart.ts';

/** When the basket would be ready if it were ordered now (IMP-05); null while the menu or the clock is not known. */
export function useReadyAbout(): Date | null {
  const { now } = useDeps();
  const clock = useZoneClock();
  const { shell } = useAtomValue(pageAtom);
  const ids = new Set(useAtomValue(cartLinesAtom).map((line) => line.productId));
  const overall = useQuery(overallQuery(useApi(), shell === 'web' ? 'WEB' : 'TG')).data;
  const products = (overall?.products ?? []).filter(({ id }) => ids.has(id));
  if (!clock || products.length === 0) return null;
  return clock.readyAbout(readyInMinutes(products, clock.DEFAULT_LEAD_MINUTES), now());
}
