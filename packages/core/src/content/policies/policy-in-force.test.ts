import fc from 'fast-check';
import { expect, test } from 'vitest';

import { localizedText } from '../../kernel/localized-text.ts';
import { policyInForce, type PolicyVersions, withVersion } from './policy-in-force.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const version = (name: number, from: number | null) => ({
  text: localizedText({ uz: `${name}` }),
  inForceFrom: from === null ? null : at(from),
});
const shown = (kept: PolicyVersions, minute: number) => policyInForce(kept, at(minute)).text.uz;

test('BO-382 guests read the version in force, and the new one from its moment on', () => {
  const first = withVersion(null, version(1, null), at(0));
  const second = withVersion(first, version(2, 10), at(5));
  expect([5, 9, 10, 11].map((minute) => shown(second, minute))).toEqual(['1', '1', '2', '2']);
  // A version that is replaced before its moment never was in force.
  const third = withVersion(second, version(3, 20), at(8));
  expect([8, 10, 19, 20].map((minute) => shown(third, minute))).toEqual(['1', '1', '1', '3']);
});

test('BO-382 a first text is read before its moment, since there is no other', () => {
  expect(shown(withVersion(null, version(1, 10), at(0)), 0)).toBe('1');
});

test('BO-382 a publication never changes what is in force before its moment', () => {
  const step = fc.record({
    wait: fc.nat(5),
    ahead: fc.option(fc.integer({ min: -3, max: 8 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      let now = 0;
      let kept: PolicyVersions | null = null;
      steps.forEach(({ wait, ahead }, name) => {
        now += wait;
        const from = ahead === null ? null : now + ahead;
        const next: PolicyVersions = withVersion(kept, version(name, from), at(now));
        const isAhead = from !== null && from > now;
        expect(shown(next, now)).toBe(isAhead && kept ? shown(kept, now) : `${name}`);
        expect(shown(next, from ?? now)).toBe(`${name}`);
        kept = next;
      });
    }),
  );
});
