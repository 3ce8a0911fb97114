import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

/** An entity and what the contract must know of it. */
export type EntityRow = {
  /** Row ids and the entity's name; becomes part of every title. */
  row: string;
  schema: v.GenericSchema;
  /** Wire fields that the row names, spelt so. */
  fields: readonly string[];
  /** The least a server may send. */
  minimal: unknown;
  /** Every field filled in. */
  full: object;
};

const runs = { numRuns: Number(globalThis.process?.env.FC_RUNS ?? 200) };

/** What every entity of the wire keeps: its names, its values over a round trip, its calm with any JSON at all. */
export function keepsTheWire({ row, schema, fields, minimal, full }: EntityRow): void {
  test(`${row}: every field is there, spelt so, even when the server leaves it out`, () => {
    const parsed = v.parse(schema, minimal) as Record<string, unknown>;
    expect(Object.keys(parsed)).toEqual(expect.arrayContaining([...fields]));
    expect(Object.values(parsed)).not.toContain(undefined);
  });

  test(`${row}: a full record comes through unchanged, twice`, () => {
    const once = v.parse(schema, full);
    expect(once).toMatchObject(full);
    expect(v.parse(schema, JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  test(`${row}: null stands for absent`, () => {
    const absent = Object.fromEntries(fields.map((field) => [field, null]));
    const given = { ...absent, ...(minimal as object) };
    expect(v.parse(schema, given)).toEqual(v.parse(schema, minimal));
  });

  test(`${row}: unknown fields are left behind`, () => {
    expect(v.parse(schema, { ...full, somethingNew: 1 })).not.toHaveProperty('somethingNew');
  });

  test(`${row}: any JSON gives a value or issues, and never throws`, () => {
    const field = fc.constantFrom(...fields);
    const anything = fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue()), spoilt(full, field));
    fc.assert(
      fc.property(anything, (given) => {
        const result = v.safeParse(schema, given);
        expect(result.success || result.issues.length > 0).toBe(true);
      }),
      runs,
    );
  });
}

/** A good record with one field replaced by anything. */
function spoilt(full: object, field: fc.Arbitrary<string>) {
  return fc.tuple(field, fc.jsonValue()).map(([name, value]) => ({ ...full, [name]: value }));
}
