import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ROLES } from '../../auth/user.schema.ts';
import { PERMISSIONS } from '../permissions.ts';
import { mayUse } from '../sign-in/second-factor.ts';
import {
  countPinTry,
  isPin,
  isWeakPin,
  mayEnterByPin,
  NO_TRIES,
  PIN_TRIES,
  pinWaitSeconds,
  type PinTries,
} from './pin.ts';

test.each([
  '0000',
  '111111',
  '1234',
  '4321',
  '7890',
  '8901',
  '3210',
  '123456',
  '2468',
  '1212',
  '123123',
  '1122',
  '0001',
  '55255',
  '1987',
  '2011',
  '2580',
  '0852',
])('BO-41 %s is weak', (pin) => {
  expect(isWeakPin(pin, null)).toBe(true);
});

test.each(['4071', '9153', '72940', '401837', '1887', '2040', '198704', '2583'])(
  'BO-41 %s is not weak',
  (pin) => {
    expect(isWeakPin(pin, null)).toBe(false);
  },
);

test('BO-41 the end of the own phone is weak, of another one it is not', () => {
  expect(isWeakPin('4071', '998901234071')).toBe(true);
  expect(isWeakPin('4071', '998901234070')).toBe(false);
});

test.each([
  ['407', false],
  ['4071', true],
  ['407182', true],
  ['4071829', false],
  ['40 1', false],
  ['40a1', false],
  ['٤٠٧١', false],
  ['', false],
])('%j has the form of a PIN: %s', (text, expected) => {
  expect(isPin(text)).toBe(expected);
});

test('one digit repeated and every row is weak, in any length', () => {
  const length = fc.integer({ min: 4, max: 6 });
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(digit, fc.integer({ min: 0, max: 9 }), length, (first, step, count) => {
      const pin = Array.from({ length: count }, (_, index) => (first + step * index) % 10).join('');
      expect(isWeakPin(pin, null)).toBe(true);
    }),
  );
});

describe('wrong PINs', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 9, 1) + seconds * 1000);
  const after = (times: number): PinTries =>
    Array.from({ length: times }).reduce<PinTries>((tries) => countPinTry(tries, at(0)), NO_TRIES);

  test.each([
    [PIN_TRIES - 1, 0],
    [PIN_TRIES, 300],
  ])('BO-41 %i in a row have the next one wait %i s', (times, seconds) => {
    expect(pinWaitSeconds(after(times), at(0))).toBe(seconds);
  });

  test('BO-41 the lock ends after five minutes and the count begins anew', () => {
    const locked = after(PIN_TRIES);
    expect([pinWaitSeconds(locked, at(299.5)), pinWaitSeconds(locked, at(300))]).toEqual([1, 0]);
    expect(countPinTry(locked, at(300))).toEqual({ tries: 1, lockedUntil: null });
  });

  test('BO-41 no five minutes allow more than ten tries', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 200 }), (pauses) => {
        let [tries, now] = [NO_TRIES, 0];
        const allowed: number[] = [];
        for (const seconds of pauses) {
          now += seconds;
          if (pinWaitSeconds(tries, at(now)) > 0) continue;
          tries = countPinTry(tries, at(now));
          allowed.push(now);
        }
        for (const from of allowed)
          expect(allowed.filter((one) => one >= from && one < from + 300).length).toBeLessThan(2 * PIN_TRIES);
      }),
    );
  });
});

test('BO-42 roles that need a second factor do not enter by a PIN, and a PIN gives no permission that needs one', () => {
  expect(ROLES.filter(mayEnterByPin)).toEqual(
    ROLES.filter((role) => !['CLIENT', 'ADMIN', 'SUPER_ADMIN'].includes(role)),
  );
  expect(PERMISSIONS.filter((permission) => !mayUse('PIN', permission))).toEqual(
    PERMISSIONS.filter((permission) => !mayUse('OPTIONAL', permission)),
  );
  expect(mayUse('PIN', undefined)).toBe(false);
});
