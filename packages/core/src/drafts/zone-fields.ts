import * as v from 'valibot';

import type { PlainLngLat } from '../delivery-area/lng-lat.ts';
import { openRing } from '../delivery-area/ring.ts';
import { roundTo6 } from '../delivery-area/round-to-6.ts';
import { MOST_ZONE_POINTS, shapeProblem } from '../delivery-area/zone-shape.ts';
import { ClockTime } from '../catalog/times/menu-rule.schema.ts';
import { WEEKDAYS } from '../kernel/weekday.ts';
import { Id, Latitude, Longitude } from '../kernel/wire.ts';
import { SettingColor } from '../merchant/setting-values.ts';
import { flag, listRule, Price, type Rules, rule } from './field-rule.ts';

/** The longest name of a zone, in characters. */
const LONGEST_NAME = 80;
/** Steps of a fee. */
const MOST_STEPS = 10;
/** Metres: farther than any courier goes. */
const FARTHEST = 200_000;

const Point = v.pipe(
  v.tuple([Longitude, Latitude]),
  v.transform(([lng, lat]): [number, number] => [roundTo6(lng), roundTo6(lat)]),
);

/** A ring of longitudes and latitudes that does not cross itself; empty before it is drawn. */
const Border = v.pipe(
  v.array(Point),
  v.maxLength(MOST_ZONE_POINTS + 1),
  v.transform((ring): [number, number][] =>
    openRing(ring).map(([lng, lat]: PlainLngLat): [number, number] => [lng, lat]),
  ),
  v.check((ring) => ring.length === 0 || shapeProblem(ring) === null),
);

const isEachOnce = (values: readonly number[]) => new Set(values).size === values.length;
const steps = <const From extends 'fromSum' | 'fromMetres'>(from: From, Amount: v.GenericSchema<number>) =>
  v.pipe(
    v.array(v.strictObject({ [from]: Amount, price: Price })),
    v.maxLength(MOST_STEPS),
    v.check((rows) => isEachOnce(rows.map((row) => Number(Object(row)[from])))),
  );
const Metres = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(FARTHEST));

/** The fields of a delivery zone that a draft may change, with what each holds (ENT-18, B12). */
export const ZONE_FIELDS = {
  zone: {
    /** Whether the zone is there: a new one begins without it, and a removed one ends without it. */
    isActive: flag,
    name: rule('tooLong', v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME))),
    cityId: rule('city', v.nullable(Id)),
    /** The only branch that serves it; null: each of its city. */
    branchId: rule('branch', v.nullable(Id)),
    polygon: listRule('border', Border),
    color: rule('color', v.nullable(SettingColor)),
    price: rule('price', v.nullable(Price)),
    minimum: rule('price', v.nullable(Price)),
    sumFees: listRule('fees', steps('fromSum', Price)),
    distanceFees: listRule('fees', steps('fromMetres', Metres)),
    /** When it is served; without days on all of them. */
    days: listRule('invalid', v.pipe(v.array(v.picklist(WEEKDAYS)), v.maxLength(WEEKDAYS.length))),
    from: rule('time', ClockTime),
    until: rule('time', ClockTime),
    priority: rule('invalid', v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(65_535))),
  },
} satisfies Record<string, Rules>;
