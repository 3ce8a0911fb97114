import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ROOT } from '../run-step.ts';

type Column = { type: string; primaryKey: boolean; identity?: object };
type Table = {
  name: string;
  columns: Record<string, Column>;
  indexes: Record<string, { name: string; isUnique: boolean; columns: { expression: string }[] }>;
  foreignKeys: Record<string, { name: string; tableTo: string; columnsFrom: string[]; columnsTo: string[] }>;
  compositePrimaryKeys: Record<string, { columns: string[] }>;
  uniqueConstraints: Record<string, { name: string; columns: string[] }>;
};

const newest = globSync('apps/api/migrations/meta/*_snapshot.json', { cwd: ROOT })
  .toSorted((a, b) => (a < b ? -1 : 1))
  .at(-1)!;
const snapshot = JSON.parse(readFileSync(join(ROOT, newest), 'utf8')) as { tables: Record<string, Table> };
const tables = Object.values(snapshot.tables);

/** Tables of the deployment, the same for every brand: reference tables on Citus. */
const SHARED = ['geocode_cache', 'deployment_keys', 'unused_pictures', 'upkeep_runs', 'brand_invites'];
/** Unique across brands: which merchant a host or a name is. These two columns move to a reference table of their own. */
const ACROSS_BRANDS = ['domains_host_unique', 'merchants_sub_unique'];

const own = tables.filter(({ name }) => !SHARED.includes(name));
const keyOf = ({ columns, compositePrimaryKeys }: Table): string[] =>
  Object.values(compositePrimaryKeys)[0]?.columns ??
  Object.entries(columns).flatMap(([name, { primaryKey }]) => (primaryKey ? [name] : []));

describe('OPS-11 the schema can be distributed by merchant_id', () => {
  test('every table of a merchant has merchant_id first in its primary key, as text', () => {
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter((table) => keyOf(table)[0] !== 'merchant_id').map(({ name }) => name)).toEqual([]);
    expect(new Set(own.map(({ columns }) => columns['merchant_id']?.type))).toEqual(new Set(['text']));
  });

  test('every unique key contains merchant_id, except what is unique across brands', () => {
    const unique = own.flatMap(({ indexes, uniqueConstraints }) => [
      ...Object.values(uniqueConstraints),
      ...Object.values(indexes)
        .filter(({ isUnique }) => isUnique)
        .map(({ name, columns }) => ({ name, columns: columns.map(({ expression }) => expression) })),
    ]);
    expect(unique.length).toBeGreaterThan(25);
    const across = unique.filter(({ columns }) => !columns.includes('merchant_id')).map(({ name }) => name);
    expect(across.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ACROSS_BRANDS);
  });

  test('every foreign key joins merchant_id to merchant_id first, so both rows are on one node', () => {
    const keys = own.flatMap(({ foreignKeys }) => Object.values(foreignKeys));
    expect(keys.length).toBeGreaterThan(60);
    const apart = keys.filter(
      ({ columnsFrom, columnsTo, tableTo }) =>
        columnsFrom[0] !== 'merchant_id' || columnsTo[0] !== 'merchant_id' || SHARED.includes(tableTo),
    );
    expect(apart.map(({ name }) => name)).toEqual([]);
  });

  test('numbers that the database gives are bigint: other sequences cannot be distributed', () => {
    const counted = own.flatMap(({ name, columns }) =>
      Object.entries(columns)
        .filter(([, { identity, type }]) => identity !== undefined || type.includes('serial'))
        .map(([column, { type }]) => `${name}.${column}: ${type}`),
    );
    expect(counted.length).toBeGreaterThan(2);
    expect(counted.filter((text) => !text.endsWith(': bigint'))).toEqual([]);
  });
});
