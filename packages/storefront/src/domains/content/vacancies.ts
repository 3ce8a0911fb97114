import { type Api, getVacancy, listVacancies, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** Open positions in the merchant's order (SCR-09). */
export const vacanciesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['vacancies'],
    queryFn: async ({ signal }) => unwrap(await api(listVacancies, { signal })),
    staleTime: 5 * 60_000,
  });

/** One open position. */
export const vacancyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['vacancies', id],
    queryFn: async ({ signal }) => unwrap(await api(getVacancy, { params: { id }, signal })),
    staleTime: 5 * 60_000,
  });
