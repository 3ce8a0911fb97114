import { type Api, endpoints, unwrap } from '@dasturxon/core/api';
import type { PlatformType } from '@dasturxon/core/catalog';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

import { afterPaint } from '../after-paint.ts';
import { keepAnswer, keptAnswer, overallKey } from './kept-answer.ts';

/**
 * The menu with everything that the page's slim rows leave out: descriptions, galleries, modifiers. Without a network
 * the one that was seen last, so that the basket can be looked at and changed (F01).
 */
export const overallQuery = (api: Api, type: PlatformType) =>
  queryOptions({
    queryKey: ['menu', 'overall', type],
    queryFn: async ({ signal }) => {
      // What a tap has opened is drawn with what is known; only then is the rest asked for.
      await new Promise<void>(afterPaint);
      const answer = await api(endpoints.getOverall, { query: { type }, signal });
      const key = overallKey(type);
      if (answer.data) void keepAnswer(key, answer.data);
      if (answer.error?.status !== 0) return unwrap(answer);
      const kept = v.safeParse(endpoints.getOverall.answer, await keptAnswer(key));
      return kept.success ? kept.output : unwrap(answer);
    },
    staleTime: 5 * 60_000,
  });
