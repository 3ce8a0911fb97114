import { createHash } from 'node:crypto';

import * as v from 'valibot';

/** For each table its number of rows and the sum of their SHA-256, in hex. The order of rows does not matter. */
export const RowDigests = v.record(v.string(), v.object({ rows: v.number(), sum: v.string() }));
export type RowDigests = v.InferOutput<typeof RowDigests>;

const BITS = 256;

const hashOf = (row: string): bigint => BigInt(`0x${createHash('sha256').update(row).digest('hex')}`);

/** Adds up rows, table by table. */
export function digestRows(): { add: (table: string, row: string) => void; sums: () => RowDigests } {
  const tables = new Map<string, { rows: number; sum: bigint }>();
  return {
    add(table, row) {
      const { rows, sum } = tables.get(table) ?? { rows: 0, sum: 0n };
      tables.set(table, { rows: rows + 1, sum: BigInt.asUintN(BITS, sum + hashOf(row)) });
    },
    sums: () =>
      Object.fromEntries(
        [...tables].map(([table, { rows, sum }]) => [table, { rows, sum: sum.toString(16) }]),
      ),
  };
}

/** The tables in which two digests differ, sorted. */
export function differingTables(one: RowDigests, other: RowDigests): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum)
    .toSorted();
}

/** All rows of a digest. */
export const countRows = (digests: RowDigests): number =>
  Object.values(digests).reduce((sum, { rows }) => sum + rows, 0);
