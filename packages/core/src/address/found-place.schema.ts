import * as v from 'valibot';

const Degrees = v.union([v.number(), v.pipe(v.string(), v.toNumber())]);

/** A result of the address search (ENT-33). Some geocoders write the coordinates as text. */
export const FoundPlace = v.object({
  name: v.string(),
  lat: Degrees,
  lon: Degrees,
  display_name: v.string(),
});
export type FoundPlace = v.InferOutput<typeof FoundPlace>;
