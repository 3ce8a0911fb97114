import * as v from 'valibot';

import { FoundPlace } from '../../address/found-place.schema.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { flag, Id, Latitude, Longitude, MoneyAmount, orNull } from '../../kernel/wire.ts';
import { typedText } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';
import { QueryLatitude, QueryLongitude } from '../query-fields.ts';

/** What lies at a point. No street name means that nothing is known there: Save stays disabled (GEO-15). */
export const FoundAddress = v.object({
  ...FoundPlace.entries,
  streetName: orNull(v.string()),
  houseNumber: orNull(v.string()),
});
export type FoundAddress = v.InferOutput<typeof FoundAddress>;

/** API-38. */
export const reverseGeocode = endpoint({
  method: 'GET',
  path: '/geo/v1/reverse',
  auth: 'none',
  summary: 'The address of a point',
  query: v.object({
    format: v.optional(v.pipe(v.string(), v.maxLength(20)), 'jsonv2'),
    lat: QueryLatitude,
    lon: QueryLongitude,
  }),
  answer: FoundAddress,
});

/** API-39. */
export const searchAddress = endpoint({
  method: 'GET',
  path: '/geo/v1/search',
  auth: 'none',
  summary: 'Places by their name',
  query: v.object({ q: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
  answer: v.array(FoundPlace),
});

/** What a delivery would cost. Null: by the taximeter (IMP-15), or not known. */
export const Tariff = v.object({
  price: orNull(MoneyAmount),
  isTaximeter: flag(),
  taximeterComment: orNull(LocalizedText),
  branchId: orNull(Id),
  /** Metres from the branch, measured by the server. */
  distance: orNull(v.number()),
});
export type Tariff = v.InferOutput<typeof Tariff>;

/** API-41. `productPrice` and `distance` are accepted and ignored (D70). */
export const calculateTariff = endpoint({
  method: 'POST',
  path: '/deliveries/v1/tariff/client/calculate',
  auth: 'optional',
  summary: 'The price of a delivery',
  body: v.strictObject({
    productPrice: orNull(v.number()),
    distance: orNull(v.number()),
    branchId: orNull(Id),
    longitude: Longitude,
    latitude: Latitude,
    address: orNull(typedText(500)),
    cityId: orNull(Id),
  }),
  answer: Tariff,
});
