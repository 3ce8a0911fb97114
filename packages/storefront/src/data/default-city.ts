import { endpoints } from '@dasturxon/core/api';
import { pickCity } from '@dasturxon/core/delivery-area';
import type { createStore } from 'jotai';

import { merchantAtom } from '../state/boot.ts';
import { selectedCityIdAtom } from '../state/cities.ts';
import { apiOf } from './api.ts';

/** Selects the only city, or the first, where none is selected (GEO-01, GEO-02). A failure leaves it for later. */
export async function setDefaultCity(store: ReturnType<typeof createStore>): Promise<void> {
  if (store.get(selectedCityIdAtom) !== null) return;
  const { data } = await apiOf(store)(endpoints.listCities, {
    params: { merchant: store.get(merchantAtom).id },
  });
  const city = pickCity(data ?? [], null);
  if (city && store.get(selectedCityIdAtom) === null) store.set(selectedCityIdAtom, city.id);
}
