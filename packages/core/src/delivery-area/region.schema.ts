import * as v from 'valibot';

import { ClockTime } from '../catalog/times/menu-rule.schema.ts';
import { WEEKDAYS } from '../kernel/weekday.ts';
import { Id, Latitude, listOf, Longitude, MoneyAmount, orElse, orNull } from '../kernel/wire.ts';
import { lngLat } from './lng-lat.ts';

const LngLatPair = v.pipe(
  v.tuple([Longitude, Latitude]),
  v.transform(([lng, lat]) => lngLat(lng, lat)),
);

const Metres = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** From so many metres by road on, a delivery into a zone costs `price` (B12). */
export const DistanceFee = v.object({ fromMetres: Metres, price: MoneyAmount });
export type DistanceFee = v.InferOutput<typeof DistanceFee>;

/** For dishes of so much or more, a delivery into a zone costs `price` at most (B12). */
export const SumFee = v.object({ fromSum: MoneyAmount, price: MoneyAmount });
export type SumFee = v.InferOutput<typeof SumFee>;

/** A delivery zone (ENT-18). The polygon is stored longitude first and flipped only to be drawn. */
export const Region = v.object({
  id: Id,
  cityId: orNull(Id),
  /** The only branch that delivers here; null: each of its city (BO-446). */
  branchId: orNull(Id),
  merchantId: orNull(Id),
  name: orNull(v.string()),
  polygon: listOf(LngLatPair),
  color: orNull(v.string()),
  price: orNull(MoneyAmount),
  /** The smallest order that is delivered here; null: the brand's (D37). */
  minimum: orNull(MoneyAmount),
  distanceFees: listOf(DistanceFee),
  sumFees: listOf(SumFee),
  /** When the zone is served, as a rule of the menu has it; by default always. `until` is the first minute outside. */
  days: listOf(v.picklist(WEEKDAYS)),
  from: orElse(ClockTime, '00:00'),
  until: orElse(ClockTime, '24:00'),
});
export type Region = v.InferOutput<typeof Region>;
