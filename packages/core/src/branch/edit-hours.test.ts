import fc from 'fast-check';
import { expect, test } from 'vitest';

import { WEEKDAYS } from '../kernel/weekday.ts';
import { SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';
import { aBranch } from '../testing/index.ts';
import { branchHours } from '../testing/properties/minute-table.ts';
import { areSpansClear, editedHours, hasOwnHours, spansOn, withOwnHours, withSpansOn } from './edit-hours.ts';
import { openingIntervals } from './opening-intervals.ts';

const service = fc.constantFrom(...SERVICE_TYPES);
const weekday = fc.constantFrom(...WEEKDAYS);
const allIntervals = (branch: Parameters<typeof openingIntervals>[0]) =>
  SERVICE_TYPES.map((type) =>
    WEEKDAYS.map((day) =>
      openingIntervals(branch, type, day).toSorted(
        (one, other) => one.open - other.open || one.close - other.close,
      ),
    ),
  );

test('BO-221 hours as they are edited open a branch at the same minutes', () => {
  fc.assert(
    fc.property(branchHours, (hours) => {
      const branch = aBranch(hours);
      const rows = editedHours(branch);
      expect(allIntervals({ ...branch, workHours: rows })).toEqual(allIntervals(branch));
      expect(editedHours({ ...branch, workHours: rows })).toEqual(rows);
    }),
  );
});

test('BO-221 a changed day is read back, and no other day changes', () => {
  const span = fc.constantFrom(
    { open: '09:00', close: '13:00' },
    { open: '14:00', close: '22:00' },
    { open: '22:00', close: '02:00' },
  );
  const spans = fc.uniqueArray(span, { selector: ({ open }) => open });
  fc.assert(
    fc.property(branchHours, service, weekday, spans, (hours, type, day, wanted) => {
      const rows = editedHours(aBranch(hours));
      const changed = withSpansOn(rows, { service: type, weekday: day }, wanted);
      expect(spansOn(changed, { service: type, weekday: day })).toEqual(wanted);
      const others = (list: typeof rows) => list.filter((row) => row.type !== type || row.weekName !== day);
      expect(others(changed)).toEqual(others(rows));
    }),
  );
});

test('BO-221 a service takes the hours of pick-up as its own, and gives them back', () => {
  fc.assert(
    fc.property(branchHours, service, (hours, type) => {
      const branch = aBranch({ ...hours, deliveryStart: null, deliveryEnd: null });
      const rows = withOwnHours(editedHours(branch), type, false);
      const own = withOwnHours(rows, type, true);
      expect(hasOwnHours(own, type)).toBe(true);
      expect(allIntervals({ ...branch, workHours: own })).toEqual(
        allIntervals({ ...branch, workHours: rows }),
      );
      expect(withOwnHours(own, type, false)).toEqual(rows);
    }),
  );
});

test.each([
  [
    [
      ['09:00', '13:00'],
      ['14:00', '22:00'],
    ],
    true,
  ],
  [
    [
      ['14:00', '22:00'],
      ['09:00', '13:00'],
    ],
    true,
  ],
  [
    [
      ['09:00', '14:00'],
      ['14:00', '22:00'],
    ],
    true,
  ],
  [
    [
      ['09:00', '15:00'],
      ['14:00', '22:00'],
    ],
    false,
  ],
  [[['22:00', '02:00']], true],
  [
    [
      ['22:00', '02:00'],
      ['23:00', '23:30'],
    ],
    false,
  ],
  [[['00:00', '00:00']], true],
  [
    [
      ['00:00', '00:00'],
      ['10:00', '11:00'],
    ],
    false,
  ],
  [[['', '22:00']], false],
  [[], true],
] as const)('BO-221 spans %j are clear: %s', (spans, isClear) => {
  expect(areSpansClear(spans.map(([open, close]) => ({ open, close })))).toBe(isClear);
});
