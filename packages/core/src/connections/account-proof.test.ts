import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../kernel/language.ts';
import {
  ACCEPTANCE_PHRASES,
  type AccountProof,
  isAcceptance,
  isUntestedAccount,
  needsAcceptance,
  unprovenProviders,
} from './account-proof.ts';
import { TEST_OUTCOMES } from './connections.schema.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const proof = (change: Partial<AccountProof> = {}): AccountProof => ({
  setAt: at(10),
  test: null,
  lastCallAt: null,
  acceptedAt: null,
  ...change,
});

describe('BO-380 whether an account is tested', () => {
  test.each<[string, Partial<AccountProof>, boolean]>([
    ['nothing came after the keys', {}, true],
    ['keys of a deployment', { setAt: null }, false],
    ['a passed test', { test: { outcome: 'good', at: at(11) } }, false],
    ['a passed test of the keys before', { test: { outcome: 'good', at: at(9) } }, true],
    ['a call of the provider at the same moment', { lastCallAt: at(10) }, false],
    ['a call before the keys', { lastCallAt: at(9) }, true],
    ['a typed confirmation is no test', { acceptedAt: at(11) }, true],
  ])('%s', (_, change, expected) => {
    expect(isUntestedAccount(proof(change))).toBe(expected);
  });

  test.each(TEST_OUTCOMES.filter((outcome) => outcome !== 'good'))(
    'a test that ended %s shows nothing',
    (outcome) => {
      expect(isUntestedAccount(proof({ test: { outcome, at: at(11) } }))).toBe(true);
    },
  );

  test('a confirmation holds for the keys that it was given for', () => {
    expect(needsAcceptance(proof())).toBe(true);
    expect(needsAcceptance(proof({ acceptedAt: at(10) }))).toBe(false);
    expect(needsAcceptance(proof({ acceptedAt: at(9) }))).toBe(true);
    expect(needsAcceptance(proof({ setAt: null }))).toBe(false);
  });

  test('new keys need a test or a confirmation again, whatever came before', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 20 }).map(at), { nil: null });
    const known = fc.record({
      setAt: moment,
      lastCallAt: moment,
      acceptedAt: moment,
      test: fc.option(
        fc.record({
          outcome: fc.constantFrom(...TEST_OUTCOMES),
          at: fc.integer({ min: 0, max: 20 }).map(at),
        }),
        { nil: null },
      ),
    });
    fc.assert(
      fc.property(known, (before) => {
        expect(needsAcceptance({ ...before, setAt: at(21) })).toBe(true);
        if (needsAcceptance(before)) expect(isUntestedAccount(before)).toBe(true);
      }),
    );
  });
});

describe('BO-380 the typed confirmation', () => {
  test.each(LANGUAGES)('the phrase of %s is taken in any case', (language) => {
    const phrase = ACCEPTANCE_PHRASES[language];
    expect(isAcceptance(` ${phrase.toLocaleUpperCase('en')} `)).toBe(true);
    expect(isAcceptance(`${phrase}!`)).toBe(false);
  });

  test.each(['', ' ', 'yes', null, undefined])('%o is not the confirmation', (text) => {
    expect(isAcceptance(text)).toBe(false);
  });
});

test('BO-380 a switch that starts to offer an untested provider names it once', () => {
  const methods = [
    { type: 'CASH' as const, isActive: true, proof: proof({ setAt: null }) },
    { type: 'CLICK' as const, isActive: true, proof: proof() },
    { type: 'CLICK_MINI_APP' as const, isActive: true, proof: proof() },
    { type: 'PAYME' as const, isActive: false, proof: proof() },
    { type: 'UZUM' as const, isActive: true, proof: proof({ lastCallAt: at(11) }) },
    { type: 'PAYNET' as const, isActive: true, proof: proof() },
  ];
  const all = ['cash', 'payme', 'click', 'uzum'] as const;
  expect(unprovenProviders(methods, { before: ['cash'], after: all })).toEqual(['CLICK']);
  expect(unprovenProviders(methods, { before: all, after: all })).toEqual([]);
  expect(unprovenProviders(methods, { before: all, after: ['cash'] })).toEqual([]);
});
