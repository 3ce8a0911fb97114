import * as v from 'valibot';

import { FoundPlace } from '../../address/found-place.schema.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { flag, Id, MoneyAmount, orNull } from '../../kernel/wire.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/geo.requests.ts';

/** What lies at a point. No street name means that nothing is known there: Save stays disabled (GEO-15). */
export const FoundAddress = v.object({
  ...FoundPlace.entries,
  streetName: orNull(v.string()),
  houseNumber: orNull(v.string()),
});
export type FoundAddress = v.InferOutput<typeof FoundAddress>;

/** API-38. */
export const reverseGeocode = endpoint(
  {
    method: 'GET',
    path: '/geo/v1/reverse',
    auth: 'none',
    answer: FoundAddress,
  },
  accepts<typeof requests.reverseGeocode>(),
);

/** API-39. */
export const searchAddress = endpoint(
  {
    method: 'GET',
    path: '/geo/v1/search',
    auth: 'none',
    answer: v.array(FoundPlace),
  },
  accepts<typeof requests.searchAddress>(),
);

/** What a delivery would cost. Null: by the taximeter (IMP-15), or not known. */
export const Tariff = v.object({
  price: orNull(MoneyAmount),
  isTaximeter: flag(),
  taximeterComment: orNull(LocalizedText),
  branchId: orNull(Id),
  /** Whether the point is in an area that is delivered to; null where the brand has none. */
  isInArea: orNull(v.boolean()),
  /** Metres from the branch, measured by the server. */
  distance: orNull(v.number()),
});
export type Tariff = v.InferOutput<typeof Tariff>;

/** API-41. `productPrice` and `distance` are accepted and ignored (D70). */
export const calculateTariff = endpoint(
  {
    method: 'POST',
    path: '/deliveries/v1/tariff/client/calculate',
    auth: 'optional',
    answer: Tariff,
  },
  accepts<typeof requests.calculateTariff>(),
);
