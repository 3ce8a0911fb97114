import type { AddressInputMode } from '@dasturxon/core/address';
import { type City, cityOf, type GeoPoint, placeOfCity, roundPoint } from '@dasturxon/core/delivery-area';
import type { MapRest } from '@dasturxon/ui/map-view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { DraftAddress } from '../../domains/checkout/order-draft.ts';
import { firstPin, HOUSE_ZOOM, isSameCentre, type Pin, type Street } from './picked-place.ts';
import { useStreet } from './use-street.ts';

/** How long the map must lie still before the street under its pin is asked for. */
export const REST_BEFORE_LOOKUP_MS = 500;

/** What is known of a place that is gone to, and how it was found. */
type Arrival = { known: Street | null; inputMode: AddressInputMode };
type Start = { current: DraftAddress | null; city: City | null; cities: readonly City[] };

/**
 * The pin's position and what is known of that place. A guest's move requests the street once the map has rested; a
 * programmatic move does not (GEO-13).
 */
export function usePickedPlace(start: Start) {
  const [moved, setMoved] = useState<Pin | null>(null);
  const [asked, setAsked] = useState<GeoPoint | null>(null);
  const [isDue, setDue] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const first = firstPin(start.current, start.city);
  const pin = moved ? { ...moved, cityId: moved.cityId ?? first.cityId } : first;
  const latest = useRef(pin);
  useLayoutEffect(() => {
    latest.current = pin;
  });
  const isAsked = isSameCentre(asked, pin.center);
  const street = useStreet(isAsked ? asked : null, pin.street);

  const put = (change: Partial<Pin>, ask: GeoPoint | null) => {
    clearTimeout(timer.current);
    setMoved({ ...latest.current, ...change });
    setAsked(ask);
    setDue(false);
  };
  const cityAt = (center: GeoPoint) => cityOf(start.cities, center)?.id ?? latest.current.cityId;
  const goTo = (point: GeoPoint, { known, inputMode }: Arrival) => {
    const center = roundPoint(point);
    const zoom = Math.max(latest.current.zoom, HOUSE_ZOOM);
    put({ center, zoom, cityId: cityAt(center), street: known, inputMode }, center);
  };

  return {
    pin,
    ...street,
    isTouched: moved !== null,
    isAsked,
    isWaiting: street.isLooking || isDue,
    moveStarted: () => {
      clearTimeout(timer.current);
      setDue(false);
    },
    moveEnded: ({ center: point, zoom, byUser }: MapRest) => {
      if (!byUser) return;
      const center = roundPoint(point);
      const isSame = isSameCentre(center, pin.center);
      const street = isSame ? pin.street : null;
      put({ center, zoom, cityId: cityAt(center), street, inputMode: 'MAP' }, isSame ? asked : null);
      if (isSame && isAsked) return;
      setDue(true);
      timer.current = setTimeout(() => {
        setAsked(center);
        setDue(false);
      }, REST_BEFORE_LOOKUP_MS);
    },
    /** The place of a search result or of the phone itself. */
    goTo,
    /** A map move without a street: to show something, not to choose it. */
    look: (center: GeoPoint, zoom: number) =>
      put({ center, zoom, cityId: cityAt(center), street: null }, null),
    /** A street that was typed where none could be found: the pin stays. */
    name: (streetName: string) => put({ street: { streetName, houseNumber: null } }, null),
    /** Another city: its middle, with no street yet (GEO-03). */
    goToCity: (city: City) => {
      const { cityId, latitude, longitude } = placeOfCity(city);
      put(
        { cityId, street: null, center: { lat: latitude, lon: longitude }, zoom: firstPin(null, city).zoom },
        null,
      );
    },
  };
}

export type PickedPlace = ReturnType<typeof usePickedPlace>;
