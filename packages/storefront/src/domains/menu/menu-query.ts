import { type Api, getOverall, unwrap } from '@dasturxon/core/api';
import type { PlatformType } from '@dasturxon/core/catalog';
import { queryOptions } from '@tanstack/react-query';

import { afterPaint } from '../../lazy/after-paint.ts';

/** The menu with everything that the page's slim rows leave out: descriptions, galleries, modifiers. */
export const overallQuery = (api: Api, type: PlatformType) =>
  queryOptions({
    queryKey: ['menu', 'overall', type],
    queryFn: async ({ signal }) => {
      // What a tap has opened is drawn with what is known; only then is the rest asked for.
      await new Promise<void>(afterPaint);
      return unwrap(await api(getOverall, { query: { type }, signal }));
    },
    staleTime: 5 * 60_000,
  });
