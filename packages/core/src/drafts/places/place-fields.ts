import * as v from 'valibot';

import { Id, Latitude, Longitude } from '../../kernel/wire.ts';
import { flag, LONGEST, Price, type Rules, rule, texts } from '../field-rule.ts';

/** The longest name of a table, in characters: it is printed and read aloud. */
const LONGEST_TABLE = 40;
/** The most chairs of a table, as a booking has it. */
const MOST_CHAIRS = 100;

const Priority = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(65_535));

/** Hundredths of a plan. */
const PlanPlace = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)));

/** Whether a record is there, whether guests choose it, and its place in their lists. */
const listed = { exists: flag, isActive: flag, priority: rule('invalid', Priority) };

/** The fields of cities, halls and tables that a draft may change, with what each holds (ENT-17, D81, IMP-12). */
export const PLACE_FIELDS = {
  city: {
    ...listed,
    ...texts('name', LONGEST.name),
    /** The centre; null: not placed yet. */
    latitude: rule('number', v.nullable(Latitude)),
    longitude: rule('number', v.nullable(Longitude)),
    /** Of all cities one is the main one. */
    isMain: flag,
    isTaximeter: flag,
    ...texts('taximeterComment', LONGEST.name),
  },
  hall: {
    ...listed,
    ...texts('name', LONGEST.name),
    /** Its branch, from its beginning on. */
    branchId: rule('invalid', v.nullable(Id)),
    /** The fee of an order eaten there, in soʻm (D58). */
    price: rule('price', Price),
  },
  table: {
    ...listed,
    name: rule('tooLong', v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_TABLE))),
    /** Its hall, from its beginning on: the link that is printed names it. */
    hallId: rule('invalid', v.nullable(Id)),
    /** Its place on the plan of the hall, in hundredths of the width and the height; null: not placed. */
    x: rule('number', PlanPlace),
    y: rule('number', PlanPlace),
    chairs: rule('chairs', v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_CHAIRS))),
  },
} satisfies Record<string, Rules>;
