import { indexMenu, searchMenu } from '@dasturxon/core/search';
import { buildMenu, recommendedProducts } from '@dasturxon/core/catalog';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';

import { useApi } from '../../data/api.ts';
import { overallQuery } from '../../data/menu.ts';
import { pageAtom } from '../../state/boot.ts';
import { productsAtom } from '../../state/menu.ts';

const MOST_POPULAR = 4;

/** The menu's rows that a query means, best first; nothing while nothing is typed (MENU-10, D78). */
export function useSearch(query: string) {
  const { shell, language } = useAtomValue(pageAtom);
  const rows = useAtomValue(productsAtom);
  const overall = useQuery(overallQuery(useApi(), shell === 'web' ? 'WEB' : 'TG'));
  const wanted = useDeferredValue(query.trim());
  const index = useMemo(
    () => (overall.data ? indexMenu(buildMenu(overall.data, { language })) : null),
    [overall.data, language],
  );
  const found = useMemo(
    () =>
      (index && wanted ? searchMenu(index, wanted, language) : [])
        .map((id) => rows.get(id))
        .filter((row) => row !== undefined),
    [index, wanted, language, rows],
  );
  const popular = useMemo(
    () =>
      recommendedProducts(overall.data?.products ?? [])
        .map(({ id }) => rows.get(id))
        .filter((row) => row !== undefined)
        .slice(0, MOST_POPULAR),
    [overall.data, rows],
  );
  return {
    found,
    /** What the merchant recommends, for who has found nothing. */
    popular,
    isReady: index !== null,
    isMenuMissing: rows.size === 0,
    /** Why there is nothing to show: what people like to take is something. */
    failure: wanted === '' && popular.length > 0 ? null : overall.error,
    retry: () => void overall.refetch(),
  };
}
