import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moveRecord } from './move-record.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const list = fc
  .array(fc.nat(1_000), { minLength: 1, maxLength: 8 })
  .map((priorities) =>
    priorities
      .toSorted((one, other) => one - other)
      .map((priority, index) => ({ id: `p${index}`, priority })),
  );

test('BO-207 a moved record stands at its place, and the others keep their order', () => {
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (rows, from, to) => {
      const { id } = rows[from % rows.length]!;
      const place = to % rows.length;
      const changed = new Map(moveRecord(rows, id, place).map((row) => [row.id, row.priority]));
      const after = rows
        .map((row) => ({ id: row.id, priority: changed.get(row.id) ?? row.priority }))
        .toSorted((one, other) => one.priority - other.priority);
      const wanted = rows
        .filter((row) => row.id !== id)
        .map((row) => row.id)
        .toSpliced(place, 0, id);
      if (place === rows.findIndex((row) => row.id === id) && changed.size === 0) return;
      expect(after.map((row) => row.id)).toEqual(wanted);
    }),
    runs,
  );
});

test('BO-207 a step up changes two records; equal priorities are numbered first', () => {
  const rows = [
    { id: 'a', priority: 10 },
    { id: 'b', priority: 20 },
    { id: 'c', priority: 30 },
  ];
  expect(moveRecord(rows, 'c', 1)).toEqual([
    { id: 'c', priority: 20 },
    { id: 'b', priority: 30 },
  ]);
  expect(
    moveRecord(
      rows.map(({ id }) => ({ id, priority: 0 })),
      'b',
      0,
    ),
  ).toEqual([
    { id: 'b', priority: 1 },
    { id: 'a', priority: 2 },
    { id: 'c', priority: 3 },
  ]);
  expect(moveRecord(rows, 'none', 0)).toEqual([]);
});
