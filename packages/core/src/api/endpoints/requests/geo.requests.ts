import * as v from 'valibot';

import { Id, Latitude, Longitude, orNull } from '../../../kernel/wire.ts';
import { typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';
import { QueryLatitude, QueryLongitude } from '../../query-fields.ts';

export const reverseGeocode = request({
  summary: 'The address of a point',
  query: v.object({
    format: v.optional(v.pipe(v.string(), v.maxLength(20)), 'jsonv2'),
    lat: QueryLatitude,
    lon: QueryLongitude,
  }),
});

export const searchAddress = request({
  summary: 'Places by their name',
  query: v.object({ q: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
});

export const calculateTariff = request({
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
});
