import * as v from 'valibot';

/** An id on the wire: what a backend makes or a front end mints; never markup, never a path. */
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
/** An id, checked. */
export const Id = v.pipe(v.string(), v.regex(ID_PATTERN));
export type Id = v.InferOutput<typeof Id>;

/** Whole so'm, never negative. */
export const MoneyAmount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Degrees of latitude. */
export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
/** Degrees of longitude. */
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** What a guest thinks of something: one star to five. */
export const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** A phone in digits, with or without the plus. */
export const WirePhone = v.pipe(v.string(), v.regex(/^\+?\d{7,15}$/));

/** A moment as the wire writes it: ISO 8601 with an offset. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());

/** A field that may be absent or null on the wire and is null inside. */
// @__NO_SIDE_EFFECTS__
export function orNull<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema), null);
}

/** A flag that takes its default when absent or null. */
// @__NO_SIDE_EFFECTS__
export function flag(byDefault = false) {
  return v.optional(v.nullable(v.boolean(), byDefault), byDefault) as v.GenericSchema<
    boolean | null | undefined,
    boolean
  >;
}

/** A field that takes `fallback` when absent or null on the wire. A wrong type is still an issue. */
// @__NO_SIDE_EFFECTS__
export function orElse<
  const Schema extends v.GenericSchema,
  const Fallback extends v.Default<Schema, null | undefined>,
>(schema: Schema, fallback: Fallback) {
  return v.nullish(schema, fallback);
}

/** A schema known by what goes in and what comes out alone: nested ones stay readable for the type checker. */
type Plain<Schema extends v.GenericSchema> = v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema>>;

/** A list that is empty when absent or null. */
// @__NO_SIDE_EFFECTS__
export function listOf<const Schema extends v.GenericSchema>(
  item: Schema,
): v.NullishSchema<v.ArraySchema<Plain<Schema>, undefined>, readonly []> {
  return v.nullish(v.array(item as Plain<Schema>), []);
}
