import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { wholeHours } from '../branch/last-order.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { aBranch, everyDay, hours } from '../testing/index.ts';
import {
  aWeek,
  branchHours,
  instant,
  isOpenByTable,
  momentOf,
  tashkentMinute,
} from '../testing/properties/minute-table.ts';
import { isBranchOpenNow } from './is-branch-open-now.ts';
import { nextOpening } from './next-opening.ts';
import { openTimeAfter } from './open-time-after.ts';
import { lastOrderAt, openUntil } from './open-until.ts';
import { resolveAtTime } from './resolve-at-time.ts';
import { slotsFor } from './slots-for.ts';

const zone = 'Asia/Tashkent';
const serviceType = 'PICK_UP';
/** 2026-05-11 is a Monday. */
const at = (text: string) => new Date(`2026-05-${text}+05:00`);
const branch = aBranch({ workHours: everyDay({ open: '09:00', close: '23:00' }), lastOrderMinutes: 30 });
const asked = (now: string, of = branch) => ({ branch: of, serviceType, now: at(now), zone }) as const;

describe('BO-476 the last order', () => {
  test('is taken until so many minutes before the hours end', () => {
    expect(isBranchOpenNow(branch, serviceType, at('11T22:29:59'), zone)).toBe(true);
    expect(isBranchOpenNow(branch, serviceType, at('11T22:30:00'), zone)).toBe(false);
    expect(openUntil(asked('11T12:00:00'))).toEqual(at('11T22:30:00'));
    expect(nextOpening(asked('11T22:40:00'))).toEqual(at('12T09:00:00'));
  });

  test('is the last time of a later order, too', () => {
    const terms = { ...asked('11T12:00:00'), leadMinutes: 30 };
    expect(slotsFor(terms)[0]?.slots.at(-1)?.time).toBe('22:15');
    expect(resolveAtTime({ day: '2026-05-11', time: '22:29' }, terms).ok).toBe(true);
    const late = resolveAtTime({ day: '2026-05-11', time: '22:30' }, terms);
    expect(late).toEqual({ ok: false, code: 'slot.outsideHours' });
  });

  test('has a time while the hours run, before and after it', () => {
    for (const now of ['11T12:00:00', '11T22:45:00'])
      expect(lastOrderAt(asked(now))).toEqual(at('11T22:30:00'));
    expect(lastOrderAt(asked('11T23:00:00'))).toBeNull();
    expect(lastOrderAt(asked('11T12:00:00', aBranch({ workHours: everyDay() })))).toBeNull();
  });

  test('leaves the hours of those who work there as they are', () => {
    expect(isBranchOpenNow(wholeHours(branch), serviceType, at('11T22:40:00'), zone)).toBe(true);
    expect(openTimeAfter(asked('11T22:40:00'), 10 * MINUTE_MS)).toEqual(at('11T22:50:00'));
  });

  test('is not before spans that the next one continues', () => {
    const clock = aBranch({ workHours: everyDay({ open: '00:00', close: '00:00' }), lastOrderMinutes: 180 });
    expect(isBranchOpenNow(clock, serviceType, at('11T23:59:00'), zone)).toBe(true);
    const workHours = [
      hours('MONDAY', { open: '10:00', close: '14:00' }),
      hours('MONDAY', { open: '14:00', close: '14:20' }),
    ];
    const split = aBranch({ workHours, lastOrderMinutes: 30 });
    expect(openUntil(asked('11T12:00:00', split))).toEqual(at('11T13:50:00'));
  });

  test('never comes in hours that are not longer', () => {
    const short = aBranch({ workHours: everyDay({ open: '12:00', close: '12:30' }), lastOrderMinutes: 30 });
    expect(nextOpening(asked('11T12:00:00', short))).toBeNull();
  });
});

const minutes = fc.integer({ min: 0, max: 180 });
const service = fc.constantFrom<ServiceType>('PICK_UP', 'DELIVERY', 'DINE_IN');
const runs = { numRuns: Math.min(Number(process.env.FC_RUNS ?? 1000), 300) };

/** Whether a minute and all of the next ones are open. */
const isTaken = (table: Uint8Array, minute: number, lastOrderMinutes: number): boolean =>
  Array.from({ length: lastOrderMinutes + 1 }, (_, step) => minute + step).every((one) =>
    isOpenByTable(table, one),
  );

test('BO-476 an order is taken exactly while every minute until closing is longer away than the last order', () => {
  fc.assert(
    fc.property(branchHours, instant, service, minutes, (change, now, type, lastOrderMinutes) => {
      const any = aBranch({ ...change, lastOrderMinutes });
      const expected = isTaken(aWeek(any, type), tashkentMinute(now), lastOrderMinutes);
      expect(isBranchOpenNow(any, type, now, zone)).toBe(expected);
      expect(openUntil({ branch: any, serviceType: type, now, zone }) !== null).toBe(
        expected && aWeek(any, type).includes(0),
      );
    }),
    runs,
  );
});

test('BO-476 slots are the quarters of an hour at which an order is taken', () => {
  fc.assert(
    fc.property(branchHours, instant, service, minutes, (change, now, type, lastOrderMinutes) => {
      const any = aBranch({ ...change, lastOrderMinutes });
      const table = aWeek(any, type);
      const midnight = Math.floor(tashkentMinute(now) / 1440) * 1440;
      const expected = Array.from({ length: (7 * 1440) / 15 }, (_, step) => midnight + step * 15)
        .filter((minute) => isTaken(table, minute, lastOrderMinutes))
        .map(momentOf)
        .filter((moment) => moment.getTime() >= now.getTime());
      const slots = slotsFor({ branch: any, serviceType: type, now, zone, leadMinutes: 0 });
      expect(slots.flatMap((day) => day.slots.map((slot) => slot.at))).toEqual(expected);
    }),
    runs,
  );
});
