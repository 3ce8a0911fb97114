import fc from 'fast-check';
import { expect, test } from 'vitest';

import { insertRecord, moveRecord } from './move-record.ts';

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

test('BO-270 a record put into another list stands at its place, and as few of the others change as can be', () => {
  fc.assert(
    fc.property(list, fc.nat(), (rows, to) => {
      const place = to % (rows.length + 1);
      const changes = insertRecord(rows, 'new', place);
      const changed = new Map(changes.map((row) => [row.id, row.priority]));
      const after = rows
        .toSpliced(place, 0, { id: 'new', priority: -1 })
        .map((row) => ({ id: row.id, priority: changed.get(row.id) ?? row.priority }));
      expect(changed.has('new')).toBe(true);
      expect(after.every(({ priority }, index) => index === 0 || priority > after[index - 1]!.priority)).toBe(
        true,
      );
      expect(
        changes.every(({ id, priority }) => rows.find((row) => row.id === id)?.priority !== priority),
      ).toBe(true);
    }),
    runs,
  );
});

test('BO-270 at the end of a list whose priorities are used up all are numbered anew', () => {
  const rows = [65_534, 65_535].map((priority, index) => ({ id: `p${index}`, priority }));
  expect(insertRecord(rows, 'new', 2)).toEqual([
    { id: 'p0', priority: 0 },
    { id: 'p1', priority: 1 },
    { id: 'new', priority: 2 },
  ]);
});
