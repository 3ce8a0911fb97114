import { type PlatformType, type Product, readyInMinutes } from '@dasturxon/core/catalog';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useApi } from '../../data/api.ts';
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
  const products = useWholeProducts(shell === 'web' ? 'WEB' : 'TG', clock !== null).filter(({ id }) =>
    ids.has(id),
  );
  if (!clock || products.length === 0) return null;
  return clock.readyAbout(readyInMinutes(products, clock.DEFAULT_LEAD_MINUTES), now());
}

const NONE: readonly Product[] = [];

/** The products with what a page's rows leave out. What reads them comes after the screen, as does the clock. */
function useWholeProducts(type: PlatformType, enabled: boolean): readonly Product[] {
  const api = useApi();
  const cache = useQueryClient();
  const query = queryOptions({
    queryKey: ['menu', 'products', type],
    queryFn: async () => {
      const { overallQuery } = await import('../../data/menu.ts');
      return (await cache.fetchQuery(overallQuery(api, type))).products;
    },
    enabled,
    staleTime: 5 * 60_000,
  });
  return useQuery(query).data ?? NONE;
}
