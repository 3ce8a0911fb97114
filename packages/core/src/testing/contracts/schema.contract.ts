import * as v from 'valibot';
import { expect, test } from 'vitest';

/** An entity and its expected fields. */
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

/** What every entity of the wire keeps: its names, and its values over a round trip. */
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

  test(`${row}: null means absent`, () => {
    const absent = Object.fromEntries(fields.map((field) => [field, null]));
    const given = { ...absent, ...(minimal as object) };
    expect(v.parse(schema, given)).toEqual(v.parse(schema, minimal));
  });

  test(`${row}: unknown fields are left behind`, () => {
    expect(v.parse(schema, { ...full, somethingNew: 1 })).not.toHaveProperty('somethingNew');
  });
}
