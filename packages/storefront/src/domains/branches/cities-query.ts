import { type Api, listCities, unwrap } from '@dasturxon/core/api';
import { type City, isCityChoiceShown } from '@dasturxon/core/delivery-area';
import { localize } from '@dasturxon/core/kernel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { pageAtom } from '../../store/boot.ts';
import { useApi } from '../session/api.ts';

/** Cities the merchant serves. */
export const citiesQuery = (api: Api, merchant: string) =>
  queryOptions({
    queryKey: ['cities', merchant],
    queryFn: async ({ signal }) => unwrap(await api(listCities, { params: { merchant }, signal })),
    staleTime: 10 * 60_000,
  });

const NONE: readonly City[] = [];

/** The cities, and what a dropdown shows of them: nothing where there is no choice (OV-05, OV-12). */
export function useCities(): { cities: readonly City[]; options: { value: string; label: string }[] } {
  const { merchant, language, settings } = useAtomValue(pageAtom);
  const cities = useQuery(citiesQuery(useApi(), merchant.id)).data ?? NONE;
  const options = cities.map(({ id, name }) => ({
    value: id,
    label: localize(name, language, settings.languages.main),
  }));
  return { cities, options: isCityChoiceShown(cities) ? options : [] };
}
