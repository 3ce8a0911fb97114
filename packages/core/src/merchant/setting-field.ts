import * as v from 'valibot';

/** A schema that never fails; `strict` is the same one without its default, to ask whether a value is good. */
export type Field<Output> = v.GenericSchema<unknown, Output> & { strict: v.GenericSchema };

/** A field that takes its own default when absent, null or broken, whatever the others are (I45). */
export function field<const Schema extends v.GenericSchema>(
  schema: Schema,
  byDefault: NoInfer<v.InferOutput<Schema>>,
): Field<v.InferOutput<Schema>> {
  // valibot types a default by its schema, which is not known here; `byDefault` has been checked against it above.
  const fill = (() => byDefault) as never;
  const filled = v.fallback(v.optional(v.nullable(schema, fill), fill), fill);
  return Object.assign(filled as unknown as v.GenericSchema<unknown, v.InferOutput<Schema>>, {
    strict: schema,
  });
}

/** A field that is null when absent or broken. */
export function known<const Schema extends v.GenericSchema>(
  schema: Schema,
): Field<v.InferOutput<Schema> | null> {
  // What comes out is known; what valibot's own types make of a schema that is a parameter is not.
  const filled: unknown = field(v.nullable(schema), null);
  return filled as Field<v.InferOutput<Schema> | null>;
}

/** A switch that is on unless the merchant turned it off. */
export const on = () => field(v.boolean(), true);
/** A switch that is off unless the merchant turned it on. */
export const off = () => field(v.boolean(), false);

/** One of `options`; an unknown value is read as the first unless a default is given (D21). */
export function oneOf<const Options extends readonly [string, ...string[]]>(
  options: Options,
  byDefault: Options[number] = options[0],
): Field<Options[number]> {
  // A picklist over a parameter loses its literal types.
  return field(v.picklist(options) as v.GenericSchema<unknown, Options[number]>, byDefault);
}

const MOST_ENTRIES = 100;

/** A list whose broken entries are left out and whose good ones stay. */
export function listOfGood<const Schema extends v.GenericSchema>(
  schema: Schema,
): Field<v.InferOutput<Schema>[]> {
  const entries = v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.slice(0, MOST_ENTRIES).flatMap((entry): v.InferOutput<Schema>[] => {
        const parsed = v.safeParse(schema, entry);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
  // As in `known`.
  const filled: unknown = field(entries, []);
  return filled as Field<v.InferOutput<Schema>[]>;
}
