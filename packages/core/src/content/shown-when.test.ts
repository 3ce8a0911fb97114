import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isShownAt, isShownAtBranch, isShownTo, nextShownChange } from './shown-when.ts';

const at = (time: string) => Date.parse(`2026-05-13T${time}:00Z`);
const times = (startsAt: string | null, endsAt: string | null) => ({
  startsAt: startsAt && new Date(at(startsAt)).toISOString(),
  endsAt: endsAt && new Date(at(endsAt)).toISOString(),
});

describe('BO-341 when and to whom a banner or a story is shown', () => {
  test.each([
    [null, null, '09:00', true],
    ['09:00', null, '08:59', false],
    ['09:00', null, '09:00', true],
    [null, '18:00', '17:59', true],
    [null, '18:00', '18:00', false],
    ['09:00', '18:00', '12:00', true],
    ['09:00', '18:00', '18:01', false],
  ])('BO-341 from %s until %s at %s: %s', (from, until, now, shown) => {
    expect(isShownAt(times(from, until), at(now))).toBe(shown);
  });

  test.each([
    [[], [], true],
    [['ru'], [], true],
    [['uz'], [], false],
    [[], ['tg'], true],
    [[], ['web', 'click'], false],
    [['ru', 'uz'], ['tg'], true],
    [['ru'], ['web'], false],
  ] as const)('BO-341 languages %j and shells %j for Russian in Telegram: %s', (languages, shells, shown) => {
    expect(isShownTo({ languages, shells }, { language: 'ru', shell: 'tg' })).toBe(shown);
  });

  test.each([
    [[], null, true],
    [[], 'a', true],
    [['a'], 'a', true],
    [['a', 'b'], 'c', false],
    [['a'], null, true],
  ])('BO-386 branches %j for a guest of %s: %s', (branchIds, branchId, shown) => {
    expect(isShownAtBranch(branchIds, branchId)).toBe(shown);
  });

  test('BO-341 nothing changes between now and the next change', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 1_000 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(moment, moment)), fc.integer({ min: 0, max: 1_000 }), (all, now) => {
        const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
        const shown = all.map(([from, until]) => ({ startsAt: iso(from), endsAt: iso(until) }));
        const next = nextShownChange(shown, now);
        expect(next).toBeGreaterThan(now);
        const last = Math.min(next, 1_001) - 1;
        expect(shown.map((one) => isShownAt(one, last))).toEqual(shown.map((one) => isShownAt(one, now)));
      }),
      { numRuns: 1_000 },
    );
  });
});
