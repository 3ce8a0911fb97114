import { menuAt, menuMoment } from '@dasturxon/core/catalog';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { useDeps } from '../../hosts/deps.ts';
import { pageAtom } from '../../store/boot.ts';
import { useApi } from '../session/api.ts';
import { overallQuery } from './menu-query.ts';

/** The whole menu as it is sold at this minute: prices and hours by its rules, combos filled in (B16, B21). */
export function useOverall() {
  const { shell } = useAtomValue(pageAtom);
  const { now, timeZone } = useDeps();
  const { data, ...query } = useQuery(overallQuery(useApi(), shell === 'web' ? 'WEB' : 'TG'));
  const { weekday, minute } = menuMoment(now(), timeZone);
  const menu = useMemo(() => (data ? menuAt(data, { weekday, minute }) : undefined), [data, weekday, minute]);
  return { data: menu, isPending: query.isPending, error: query.error, refetch: query.refetch };
}
