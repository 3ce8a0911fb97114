import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  INVITATION_CODE,
  isReferralOn,
  isSameDoor,
  type ReferralFacts,
  referralRewards,
} from './referral.ts';

const numRuns = Number(process.env.FC_RUNS ?? 1000);
const terms = {
  referralReward: 20_000,
  referralWelcome: 10_000,
  referralMinimum: 50_000,
  referralsPerMonth: 3,
  referralPromo: '',
};
const honest: ReferralFacts = {
  isFirst: true,
  paid: 50_000,
  isSamePhone: false,
  isSameAddress: false,
  isSameCard: false,
  hasReferrer: true,
  rewarded: 0,
};
const anyFacts = fc.record({
  isFirst: fc.boolean(),
  paid: fc.integer({ min: 0, max: 200_000 }),
  isSamePhone: fc.boolean(),
  isSameAddress: fc.boolean(),
  isSameCard: fc.boolean(),
  hasReferrer: fc.boolean(),
  rewarded: fc.nat(10),
});
const anyTerms = fc.record({
  referralReward: fc.nat(100_000),
  referralWelcome: fc.nat(100_000),
  referralMinimum: fc.nat(200_000),
  referralsPerMonth: fc.nat(20),
  referralPromo: fc.constant(''),
});

describe('B31 the first order of an invited guest', () => {
  test.each<[Partial<ReferralFacts>, unknown]>([
    [{}, { welcome: 10_000, reward: 20_000 }],
    [{ paid: 49_999 }, 'BELOW_MINIMUM'],
    [{ isFirst: false }, 'NOT_FIRST'],
    [{ isSamePhone: true }, 'SAME_PHONE'],
    [{ isSameAddress: true }, 'SAME_ADDRESS'],
    [{ isSameCard: true }, 'SAME_CARD'],
    [{ hasReferrer: false }, 'NO_REFERRER'],
    [{ rewarded: 2 }, { welcome: 10_000, reward: 20_000 }],
    [{ rewarded: 3 }, { welcome: 10_000, reward: 0 }],
  ])('with %j brings %j', (change, expected) => {
    expect(referralRewards(terms, { ...honest, ...change })).toEqual(expected);
  });

  test('an order of which nothing stayed paid brings nothing, also without a minimum', () => {
    expect(referralRewards({ ...terms, referralMinimum: 0 }, { ...honest, paid: 0 })).toBe('BELOW_MINIMUM');
  });

  test('no sign of one person is ever rewarded, and no one gets more than the terms name', () => {
    fc.assert(
      fc.property(anyTerms, anyFacts, (any, facts) => {
        const result = referralRewards(any, facts);
        const { isFirst, isSamePhone, isSameAddress, isSameCard, hasReferrer } = facts;
        const isOne = !isFirst || isSamePhone || isSameAddress || isSameCard || !hasReferrer;
        const isLow = facts.paid < any.referralMinimum || facts.paid === 0;
        expect(typeof result === 'string').toBe(isOne || isLow);
        if (typeof result === 'string') return;
        expect(result.welcome).toBe(any.referralWelcome);
        expect([0, any.referralReward]).toContain(result.reward);
      }),
      { numRuns },
    );
  });

  test('over any month a referrer is rewarded for at most so many friends', () => {
    fc.assert(
      fc.property(anyTerms, fc.array(anyFacts, { maxLength: 40 }), (any, month) => {
        let rewarded = 0;
        let sum = 0;
        for (const facts of month) {
          const result = referralRewards(any, { ...facts, rewarded });
          if (typeof result === 'string' || result.reward === 0) continue;
          rewarded += 1;
          sum += result.reward;
        }
        expect(rewarded).toBeLessThanOrEqual(any.referralsPerMonth);
        expect(sum).toBeLessThanOrEqual(any.referralsPerMonth * any.referralReward);
      }),
      { numRuns },
    );
  });
});

test('B31 a door is the same place, unless both name different flats of it', () => {
  const door = (office: string, latitude = 41.3) => ({
    latitude,
    longitude: 69.2,
    details: JSON.stringify({ office }),
    houseNumber: '15',
  });
  expect(isSameDoor(door('4'), door('4'))).toBe(true);
  expect(isSameDoor(door('4'), door(''))).toBe(true);
  expect(isSameDoor(door('4'), door('5'))).toBe(false);
  expect(isSameDoor(door('4'), door('4', 41.31))).toBe(false);
});

test('B31 a brand invites where some side gets something', () => {
  const none = { ...terms, referralReward: 0, referralWelcome: 0 };
  expect([isReferralOn(none), isReferralOn({ ...none, referralPromo: 'DOST' }), isReferralOn(terms)]).toEqual(
    [false, true, true],
  );
  expect(['abcd2345', 'ABCD2345', 'abcd234', 'abcdel01'].map((code) => INVITATION_CODE.test(code))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
