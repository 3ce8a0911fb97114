import { UserUpdate } from '@dasturxon/core/api';
import { propertySeed } from '@dasturxon/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';

import { checkProfile, type ProfileDraft } from './check-profile.ts';

fc.configureGlobal(propertySeed());

const TODAY = '2026-05-11';
const DRAFT: ProfileDraft = { firstName: 'Aziza', lastName: '', email: '', birthday: '', gender: null };
const errorsOf = (change: Partial<ProfileDraft>) => {
  const checked = checkProfile({ ...DRAFT, ...change }, TODAY);
  return checked.ok ? {} : checked.errors;
};

test.each([
  ['A', 'string.range'],
  ['', 'required'],
  ['   ', 'required'],
  ['x'.repeat(51), 'string.range'],
])('D34 VAL-01 the name %j is %s', (firstName, code) => {
  expect(errorsOf({ firstName }).firstName?.code).toBe(code);
});

test.each(['Al', 'x'.repeat(50), '  Al  '])('D34 the name %j is taken', (firstName) => {
  expect(errorsOf({ firstName })).toEqual({});
});

test.each([
  ['2026-05-11', true],
  ['1900-01-01', true],
  ['2026-05-12', false],
  ['1899-12-31', false],
  ['1990-02-30', false],
  ['yesterday', false],
])('RT-26 the birthday %s is accepted: %s', (birthday, isTaken) => {
  expect(errorsOf({ birthday }).birthday === undefined).toBe(isTaken);
});

test('VAL-02 an email of 320 characters is taken, a longer one is not', () => {
  const email = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
  expect(errorsOf({ email: email(321) }).email).toEqual({ code: 'string.max', params: { limit: 320 } });
  expect(errorsOf({ email: email(320) })).toEqual({});
});

test('what passes here the server takes', () => {
  const text = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('', 'Al', 'a@b.uz', '1990-01-31'));
  const draft = fc.record({
    firstName: text,
    lastName: text,
    email: text,
    birthday: text,
    gender: fc.constantFrom('male', 'female', null),
  });
  fc.assert(
    fc.property(draft, (typed) => {
      const checked = checkProfile(typed, TODAY);
      expect(!checked.ok || v.is(UserUpdate, checked.profile)).toBe(true);
    }),
    { numRuns: Number(process.env['FC_RUNS'] ?? 1000) },
  );
});
