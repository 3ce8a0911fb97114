import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { DAY_MS } from '../../kernel/durations.ts';
import { aProduct } from '../../testing/index.ts';
import { aPromotion, aPromotionOrder } from '../../testing/promotion-builders.ts';
import { applyPromotions } from './apply-promotions.ts';
import { checkPromotion } from './check-promotion.ts';
import { GUEST_SEGMENTS, type GuestFacts, isInSegment } from './guest-segment.ts';
import { offerPromotions } from './offer-promotions.ts';

const now = new Date('2026-05-13T07:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const segments = (facts: Partial<GuestFacts>) =>
  GUEST_SEGMENTS.filter((segment) =>
    isInSegment(segment, { lastFinishedAt: null, bought: 0, topFrom: null, ...facts }, now),
  );
const anyFacts: fc.Arbitrary<GuestFacts> = fc.record({
  lastFinishedAt: fc.option(
    fc.integer({ min: 0, max: 200 * DAY_MS }).map((ms) => new Date(now.getTime() - ms)),
  ),
  bought: fc.nat(1_000_000),
  topFrom: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
});
const lines = [{ product: aProduct({ costPrice: 40_000 }), count: 1, modifiers: [] }];

describe('BO-410 segments of guests', () => {
  test.each<[string, Partial<GuestFacts>, string[]]>([
    ['without a finished order', {}, ['NEW']],
    ['30 days after the last one', { lastFinishedAt: daysAgo(30) }, []],
    ['more than 30 days after it', { lastFinishedAt: daysAgo(30.01) }, ['SLEEPING_30']],
    ['more than 60 days after it', { lastFinishedAt: daysAgo(61) }, ['SLEEPING_30', 'SLEEPING_60']],
    ['at the limit of the best ones', { lastFinishedAt: now, bought: 5, topFrom: 5 }, ['TOP']],
    ['below the limit', { lastFinishedAt: now, bought: 4, topFrom: 5 }, []],
  ])('BO-410 a guest %s', (_name, facts, expected) => {
    expect(segments(facts)).toEqual(expected);
  });

  test('BO-410 a new guest is never sleeping, who sleeps 60 days sleeps 30, and who buys more stays among the best', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(1_000_000), (facts, more) => {
        const own = segments(facts);
        if (own.includes('NEW')) expect(own).not.toContain('SLEEPING_30');
        if (own.includes('SLEEPING_60')) expect(own).toContain('SLEEPING_30');
        if (own.includes('TOP')) expect(segments({ ...facts, bought: facts.bought + more })).toContain('TOP');
      }),
    );
  });

  test('BO-410 a promotion for segments holds for the guests of any of them, and for no one whose orders are not known', () => {
    fc.assert(
      fc.property(anyFacts, fc.subarray([...GUEST_SEGMENTS], { minLength: 1 }), (guest, wanted) => {
        const promotion = aPromotion({ productDiscount: 1_000, rule: { segments: wanted } });
        const known = aPromotionOrder(lines, { guest, clock: { now, zone: 'Asia/Tashkent' } });
        const isMeant = segments(guest).some((segment) => wanted.includes(segment));
        expect(checkPromotion(promotion, known).ok).toBe(isMeant);
        expect(applyPromotions([promotion], known)).toHaveLength(isMeant ? 1 : 0);
        const unknown = checkPromotion(promotion, aPromotionOrder(lines, { guest: null }));
        expect(unknown).toMatchObject({ ok: false, reason: 'signIn' });
      }),
    );
  });

  test('BO-410 a promotion of other guests is not offered', () => {
    const promotion = aPromotion({ code: 'YANGI', productDiscount: 1_000, rule: { segments: ['NEW'] } });
    const guest = { lastFinishedAt: now, bought: 1, topFrom: null };
    expect(offerPromotions([promotion], aPromotionOrder(lines, { guest }), null)).toEqual([]);
  });
});
