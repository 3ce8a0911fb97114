import * as v from 'valibot';

import { Id, Latitude, listOf, Longitude, MoneyAmount, orNull } from '../kernel/wire.ts';
import { lngLat } from './lng-lat.ts';

const LngLatPair = v.pipe(
  v.tuple([Longitude, Latitude]),
  v.transform(([lng, lat]) => lngLat(lng, lat)),
);

/** A delivery zone (ENT-18). The polygon is stored longitude first and flipped only to be drawn. */
export const Region = v.object({
  id: Id,
  cityId: orNull(Id),
  merchantId: orNull(Id),
  name: orNull(v.string()),
  polygon: listOf(LngLatPair),
  color: orNull(v.string()),
  price: orNull(MoneyAmount),
});
export type Region = v.InferOutput<typeof Region>;
