import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { leavesLead } from '../../time/leaves-lead.ts';
import { checkTiming, firstStatus, startsAt, timingLabel } from './order-timing.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

describe('timing', () => {
  test.each([
    ['now needs neither', { later: false, day: null, time: null }, 'NOW'],
    ['both', { later: true, day: '2026-05-10', time: '13:30' }, 'LATER'],
    ['no day', { later: true, day: null, time: '13:30' }, null],
    ['no time', { later: true, day: '2026-05-10', time: null }, null],
    ['a time that is none', { later: true, day: '2026-05-10', time: '24:00' }, null],
    ['a time of another spelling', { later: true, day: '2026-05-10', time: '9:30' }, null],
    ['a day of another spelling', { later: true, day: '10.05.2026', time: '13:30' }, null],
  ])('VAL-08 ST-04 %s', (_, timing, when) => {
    expect(checkTiming(timing)).toEqual(
      when ? { ok: true, value: when } : { ok: false, code: 'order.timeMissing' },
    );
  });

  test('ST-05 a later order begins waiting for its time, a now order created', () => {
    expect([firstStatus(true), firstStatus(false)]).toEqual(['AT_TIME', 'CREATED']);
  });

  test.each([
    [false, 'CREATED', 'NOW'],
    [true, 'OPEN', 'LATER'],
    [true, 'AT_TIME', 'ON_TIME'],
    [true, 'COOKING', 'ON_TIME'],
  ] as const)('ST-04 D24 later %s in %s is called %s', (later, status, label) => {
    expect(timingLabel({ later, status })).toBe(label);
  });

  test('I30 D27 a promised moment starts exactly its lead earlier and then leaves it, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), fc.nat(180), (shift, lead) => {
        const now = new Date('2026-05-10T12:00:00Z');
        const deliveryAt = new Date(now.getTime() + lead * 60_000 + shift);
        expect(leavesLead(deliveryAt, { now, leadMinutes: lead })).toBe(shift >= 0);
        expect(startsAt(deliveryAt, lead).getTime()).toBe(now.getTime() + shift);
        expect(leavesLead(deliveryAt, { now: startsAt(deliveryAt, lead), leadMinutes: lead })).toBe(true);
      }),
      runs,
    );
  });
});
