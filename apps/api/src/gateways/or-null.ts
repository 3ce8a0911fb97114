import * as v from 'valibot';

/** The value of another system, or null where it is missing or of another kind. */
export const orNull = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema, null), null);
