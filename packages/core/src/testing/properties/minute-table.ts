import * as fc from 'fast-check';

import type { Branch, WorkHours } from '../../branch/branch.schema.ts';
import { WEEKDAYS } from '../../kernel/weekday.ts';
import type { ServiceType } from '../../order/schemas/service-type.schema.ts';

/** Opening hours minute by minute, by counting alone: what the rules of this folder are compared with. */

const DAY = 1440;
const WEEK = 7 * DAY;
/** Monday 2026-05-11 00:00 in Tashkent, which is UTC+5 all year. */
const MONDAY = Date.UTC(2026, 4, 10, 19);

const clock = fc
  .integer({ min: 0, max: DAY - 1 })
  .map(
    (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  );

const entry: fc.Arbitrary<WorkHours> = fc.record({
  type: fc.constantFrom('PICK_UP', 'PICK_UP', 'DELIVERY', 'DINE_IN'),
  weekName: fc.constantFrom(...WEEKDAYS),
  open: fc.oneof(clock, fc.constantFrom('22:00', '00:00', '09:00')),
  close: fc.oneof(clock, fc.constantFrom('02:00', '00:00', '23:00')),
  isDayOff: fc.nat({ max: 9 }).map((n) => n === 0),
});

const windows = fc.oneof(
  fc.constant({ deliveryStart: null, deliveryEnd: null }),
  fc.record({ deliveryStart: clock, deliveryEnd: clock }),
);

/** Any hours a branch may have. */
export const branchHours: fc.Arbitrary<Pick<Branch, 'workHours' | 'deliveryStart' | 'deliveryEnd'>> = fc
  .tuple(fc.array(entry, { maxLength: 14 }), windows)
  .map(([workHours, window]) => ({ workHours, ...window }));

/** Any moment of the two weeks from Monday 2026-05-11 in Tashkent. */
export const instant = fc.integer({ min: 0, max: 2 * WEEK * 60_000 - 1 }).map((ms) => new Date(MONDAY + ms));

/** Minutes since Monday 00:00 in Tashkent, by arithmetic. */
export function tashkentMinute(now: Date): number {
  return Math.floor((now.getTime() - MONDAY) / 60_000);
}

/** The moment of a minute since that Monday. */
export function momentOf(minute: number): Date {
  return new Date(MONDAY + minute * 60_000);
}

/** Every minute of a week, Monday first, that is open. */
export function aWeek(branch: Branch, serviceType: ServiceType): Uint8Array {
  const has = branch.workHours.some(({ type }) => type === serviceType);
  const type = has ? serviceType : 'PICK_UP';
  const table = new Uint8Array(WEEK);
  for (const [index, weekday] of WEEKDAYS.entries()) {
    const today = branch.workHours.filter((hours) => hours.type === type && hours.weekName === weekday);
    if (today.some(({ isDayOff }) => isDayOff)) continue;
    for (const { open, close } of today) {
      for (const minute of minutesFrom(open, close)) table[(index * DAY + minute) % WEEK] = 1;
    }
  }
  if (serviceType === 'DELIVERY' && branch.deliveryStart !== null) {
    const window = new Set(
      minutesFrom(branch.deliveryStart, branch.deliveryEnd).map((minute) => minute % DAY),
    );
    for (let minute = 0; minute < WEEK; minute++) if (!window.has(minute % DAY)) table[minute] = 0;
  }
  return table;
}

/** Whether a minute since some Monday is open in a week's table. */
export function isOpenByTable(table: Uint8Array, minute: number): boolean {
  return table[minute % WEEK] === 1;
}

function minutesFrom(open: string | null, close: string | null): number[] {
  const minutes: number[] = [];
  let at = read(open);
  do {
    minutes.push(at);
    at += 1;
  } while (at % DAY !== read(close));
  return minutes;
}

function read(text: string | null): number {
  const [hour, minute] = (text ?? '').split(':').map(Number);
  return hour! * 60 + minute!;
}
