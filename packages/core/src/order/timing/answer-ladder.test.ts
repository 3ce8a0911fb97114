import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { aBranch, everyDay } from '../../testing/index.ts';
import {
  dueRung,
  LADDER_RUNGS,
  LadderTimes,
  nextRung,
  rungAt,
  type LadderRung,
  type Unanswered,
} from './answer-ladder.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const noon = new Date('2026-05-13T12:00:00+05:00');
const later = (seconds: number, from = noon) => new Date(from.getTime() + seconds * 1000);
const order = (change: Partial<Unanswered> = {}): Unanswered => ({
  status: 'CREATED',
  serviceType: 'PICK_UP',
  later: false,
  since: noon,
  times: v.parse(LadderTimes, {}),
  branch: aBranch({ workHours: everyDay({ open: '09:00', close: '23:00' }) }),
  zone: 'Asia/Tashkent',
  ...change,
});

describe('an order for now', () => {
  test.each<[number, LadderRung | null]>([
    [59, null],
    [60, 'RING_AGAIN'],
    [179, 'RING_AGAIN'],
    [180, 'REMIND'],
    [300, 'ESCALATE'],
    [599, 'ESCALATE'],
    [600, 'CANCEL'],
  ])('BO-21 after %i s the rung %s is due', (seconds, rung) => {
    expect(dueRung(order(), null, later(seconds))).toBe(rung);
  });

  test('a rung that is done is not due again', () => {
    expect(dueRung(order(), 'REMIND', later(299))).toBeNull();
    expect(dueRung(order(), 'REMIND', later(300))).toBe('ESCALATE');
    expect(nextRung(order(), 'REMIND')).toEqual({ rung: 'ESCALATE', at: later(300) });
    expect(nextRung(order(), 'CANCEL')).toBeNull();
  });

  test('closing time does not stop it: its guest waits', () => {
    const since = new Date('2026-05-13T22:58:00+05:00');
    expect(rungAt(order({ since }), 'CANCEL')).toEqual(later(600, since));
  });

  test('a branch has its own times', () => {
    const times = v.parse(LadderTimes, { CANCEL: 900, REMIND: 'soon' });
    expect(rungAt(order({ times }), 'CANCEL')).toEqual(later(900));
    expect(rungAt(order({ times }), 'REMIND')).toEqual(later(180));
  });
});

describe('an order for later', () => {
  test('BO-21 is three times as slow until it is released', () => {
    expect(rungAt(order({ status: 'AT_TIME', later: true }), 'CANCEL')).toEqual(later(1800));
    expect(rungAt(order({ later: true }), 'CANCEL')).toEqual(later(600));
  });

  test('waits while the branch is closed', () => {
    const since = new Date('2026-05-13T22:55:00+05:00');
    const waiting = order({ status: 'AT_TIME', later: true, since });
    expect(rungAt(waiting, 'RING_AGAIN')).toEqual(new Date('2026-05-13T22:58:00+05:00'));
    expect(rungAt(waiting, 'REMIND')).toEqual(new Date('2026-05-14T09:04:00+05:00'));
    expect(dueRung(waiting, 'RING_AGAIN', new Date('2026-05-14T08:59:00+05:00'))).toBeNull();
  });
});

test.each(['ACCEPTED', 'CANCELED', 'CLOSED'] as const)('an order that is %s has no rungs', (status) => {
  expect(dueRung(order({ status }), null, later(9_999))).toBeNull();
  expect(nextRung(order({ status }), null)).toBeNull();
});

test('whenever the clock is read, the ladder only climbs and ends with the cancellation', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 }),
      fc.boolean(),
      (waits, isLater) => {
        const waiting = order({ later: isLater });
        let [done, now]: [LadderRung | null, Date] = [null, noon];
        for (const wait of waits) {
          now = later(wait, now);
          const rung = dueRung(waiting, done, now);
          if (rung === null) continue;
          expect(LADDER_RUNGS.indexOf(rung)).toBeGreaterThan(done === null ? -1 : LADDER_RUNGS.indexOf(done));
          expect(rungAt(waiting, rung) <= now).toBe(true);
          done = rung;
        }
        expect(done === 'CANCEL').toBe(now >= later(600));
      },
    ),
    runs,
  );
});
