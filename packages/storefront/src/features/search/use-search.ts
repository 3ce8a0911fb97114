import { indexMenu, searchMenu } from '@dasturxon/core/search';
import { buildMenu } from '@dasturxon/core/catalog';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';

import { useApi } from '../../data/api.ts';
import { overallQuery } from '../../data/menu.ts';
import { pageAtom } from '../../state/boot.ts';
import { productsAtom } from '../../state/menu.ts';

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
  return { found, isReady: index !== null, isMenuMissing: rows.size === 0 };
}
