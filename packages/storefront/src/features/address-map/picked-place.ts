import type { AddressInputMode } from '@dasturxon/core/address';
import {
  type City,
  DEFAULT_ADDRESS_CENTRE,
  type GeoPoint,
  MAP_DEFAULT_ZOOM,
} from '@dasturxon/core/delivery-area';
import { leftToRight } from '@dasturxon/core/format';
import { directionOf, type Language } from '@dasturxon/core/kernel';

import type { DraftAddress } from '../../domains/checkout/order-draft.ts';

/** A street as it is shown over the map and sent with the order. */
export type Street = { streetName: string; houseNumber: string | null };

/** The pin's position. A `street` from a saved address or a search is not looked up. */
export type Pin = {
  center: GeoPoint;
  zoom: number;
  cityId: string | null;
  street: Street | null;
  /** How the guest has set it (ENUM-10). */
  inputMode: AddressInputMode;
};

/** How near the map is when a place of a known house is shown. */
export const HOUSE_ZOOM = 17;

/** The pin's first position: the current address, else the city's centre (GEO-12, GEO-03, D50). */
export function firstPin(current: DraftAddress | null, city: City | null): Pin {
  if (current) {
    const { latitude, longitude, streetName, houseNumber } = current;
    return {
      center: { lat: latitude, lon: longitude },
      zoom: HOUSE_ZOOM,
      cityId: current.cityId ?? city?.id ?? null,
      street: { streetName, houseNumber: houseNumber || null },
      inputMode: current.inputMode ?? 'SAVED',
    };
  }
  const center = city ? { lat: city.latitude, lon: city.longitude } : DEFAULT_ADDRESS_CENTRE;
  return { center, zoom: MAP_DEFAULT_ZOOM, cityId: city?.id ?? null, street: null, inputMode: 'MAP' };
}

/** Whether two rounded centres are the same. */
export function isSameCentre(one: GeoPoint | null, other: GeoPoint | null): boolean {
  return one?.lat === other?.lat && one?.lon === other?.lon;
}

/** A place's name on an Arabic page: "12, Amir Temur" keeps its number before the street. */
export function inItsOrder(name: string, language: Language): string {
  const isForeign = directionOf(language) === 'rtl' && !/\p{Script=Arabic}/u.test(name);
  return isForeign ? leftToRight(name) : name;
}
