import { describe, expect, test } from 'vitest';

import type { Branch } from '../branch/branch.schema.ts';
import { activeServicePauses, type ServicePause, withServicePause } from '../branch/service-pause.ts';
import { at, someTerms, TASHKENT } from '../testing/at-time-terms.ts';
import { aBranch } from '../testing/index.ts';
import { isBranchOpenNow } from './is-branch-open-now.ts';
import { nextOpening } from './next-opening.ts';
import { resolveAtTime } from './resolve-at-time.ts';
import { slotsFor } from './slots-for.ts';

/** Open from 9 to 23, paused until 14:00. */
const branch = aBranch({ pausedUntil: at('2026-05-11T14:00:00').toISOString() });
const moment = (time: string) => ({
  branch,
  serviceType: 'PICK_UP' as const,
  now: at(`2026-05-11T${time}`),
  zone: TASHKENT,
});
const isOpen = (time: string) => isBranchOpenNow(branch, 'PICK_UP', moment(time).now, TASHKENT);

test('a paused branch is closed until the moment the pause ends', () => {
  expect([isOpen('13:59:59'), isOpen('14:00:00'), isOpen('22:59:00')]).toEqual([false, true, true]);
});

test('a paused branch opens when the pause ends, or by its hours when they begin later', () => {
  expect(nextOpening(moment('13:40:00'))).toEqual(at('2026-05-11T14:00:00'));
  expect(nextOpening(moment('15:00:00'))).toEqual(at('2026-05-11T15:00:00'));
  const late = aBranch({ pausedUntil: at('2026-05-11T23:10:00').toISOString() });
  expect(nextOpening({ ...moment('22:50:00'), branch: late })).toEqual(at('2026-05-12T09:00:00'));
});

test('no time within a pause can be ordered for', () => {
  const terms = someTerms({ branch });
  expect(slotsFor(terms)[0]?.slots[0]?.time).toBe('14:00');
  const resolve = (time: string) => resolveAtTime({ day: '2026-05-11', time }, terms);
  expect(resolve('13:45')).toMatchObject({ ok: false, code: 'slot.outsideHours' });
  expect(resolve('14:00').ok).toBe(true);
});

describe('BO-152 a paused service', () => {
  const until = at('2026-05-11T14:00:00').toISOString();
  const partly = aBranch({ pausedServices: [{ service: 'DELIVERY', until }] });
  const of = (serviceType: 'DELIVERY' | 'PICK_UP', time: string) => ({
    branch: partly,
    serviceType,
    now: at(`2026-05-11T${time}`),
    zone: TASHKENT,
  });
  const isServed = (serviceType: 'DELIVERY' | 'PICK_UP', time: string) =>
    isBranchOpenNow(partly, serviceType, of(serviceType, time).now, TASHKENT);

  test('is closed until its pause ends, and the other services go on', () => {
    expect([isServed('DELIVERY', '13:59:59'), isServed('DELIVERY', '14:00:00')]).toEqual([false, true]);
    expect(isServed('PICK_UP', '13:00:00')).toBe(true);
    expect(nextOpening(of('DELIVERY', '13:00:00'))).toEqual(at('2026-05-11T14:00:00'));
    expect(nextOpening(of('PICK_UP', '13:00:00'))).toEqual(at('2026-05-11T13:00:00'));
  });

  test('has no slots within its pause; the later end of two pauses counts', () => {
    const first = (branch: Branch) =>
      slotsFor(someTerms({ branch, serviceType: 'DELIVERY' }))[0]?.slots[0]?.time;
    expect(first(partly)).toBe('14:00');
    expect(first({ ...partly, pausedUntil: at('2026-05-11T15:00:00').toISOString() })).toBe('15:00');
    expect(first({ ...partly, pausedUntil: at('2026-05-11T13:00:00').toISOString() })).toBe('14:00');
  });
});

test('BO-152 one service has one pause; a null end takes it away, and ended ones do not count', () => {
  const pauses: ServicePause[] = [{ service: 'DELIVERY', until: '2026-05-11T10:00:00.000Z' }];
  const both = withServicePause(pauses, { service: 'PICK_UP', until: '2026-05-11T11:00:00.000Z' });
  expect(both.map(({ service }) => service)).toEqual(['DELIVERY', 'PICK_UP']);
  const longer = { service: 'DELIVERY', until: '2026-05-11T12:00:00.000Z' } as const;
  expect(withServicePause(pauses, longer)).toEqual([longer]);
  expect(withServicePause(both, { service: 'DELIVERY', until: null })).toEqual(both.slice(1));
  const now = new Date('2026-05-11T10:00:00.000Z');
  expect(activeServicePauses(both, now)).toEqual(both.slice(1));
});
