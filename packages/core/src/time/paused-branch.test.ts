import { expect, test } from 'vitest';

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
