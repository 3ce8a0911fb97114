import { type Api, ApiError, getExtraPage, getPolicy, listStories, unwrap } from '@dasturxon/core/api';
import type { ExtraPage, ExtraPageName, PolicyType } from '@dasturxon/core/content';
import { queryOptions } from '@tanstack/react-query';

const AN_HOUR = 60 * 60_000;

/** What the call found; null where the merchant has written nothing. */
function orNothing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** One of the brand's texts (API-22); null while the merchant has not written it. */
export const policyQuery = (api: Api, type: PolicyType) =>
  queryOptions({
    queryKey: ['policies', type],
    queryFn: async ({ signal }) => {
      const { data, error } = await api(getPolicy, { query: { policies: type }, signal });
      return error ? orNothing(error) : data;
    },
    staleTime: AN_HOUR,
  });

/** One of the pages that the merchant fills (D3); null while it is empty. */
export const extraPageQuery = (api: Api, page: ExtraPageName) =>
  queryOptions({
    queryKey: ['extra-pages', page],
    queryFn: async ({ signal }): Promise<ExtraPage | null> => {
      const { data, error } = await api(getExtraPage, { query: { page }, signal });
      return error ? orNothing(error) : data;
    },
    staleTime: AN_HOUR,
  });

/** Stories with their slides (API-24). */
export const storiesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['stories'],
    queryFn: async ({ signal }) => unwrap(await api(listStories, { signal })),
    staleTime: 5 * 60_000,
  });
