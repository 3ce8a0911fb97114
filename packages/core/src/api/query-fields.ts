import * as v from 'valibot';

import { Id, Latitude, Longitude } from '../kernel/wire.ts';

/** A number in a query: text on the wire, a number inside; a client may give either. */
// @__NO_SIDE_EFFECTS__
export function queryNumber<const Check extends v.GenericSchema<number, number>>(check: Check) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,15}(\.\d{1,15})?$/))]),
    v.transform(Number),
    check,
  );
}

/** A switch in a query: present is on, `false` and `0` are off. */
export const QueryFlag = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist(['', 'true', 'false', '1', '0'])]),
    v.transform((value) => value !== false && value !== 'false' && value !== '0'),
  ),
  false,
);

/** Degrees in a query. */
export const QueryLatitude = queryNumber(Latitude);
/** Degrees of longitude in a query, −180…180. */
export const QueryLongitude = queryNumber(Longitude);

/** Ids in a query, separated by commas; none when absent. */
export const QueryIds = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(1500)), ''),
  v.transform((text) => text.split(',').filter(Boolean)),
  v.array(Id),
);

/** Rows in one page of a list (K-01). */
export const PAGE_SIZE = 10;

const Page = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000));
const Size = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100));

/** Which rows of a list: zero-based page and its size (API-26). */
export const pageEntries = {
  page: v.optional(queryNumber(Page), 0),
  size: v.optional(queryNumber(Size), PAGE_SIZE),
};
