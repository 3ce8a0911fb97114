import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { unitPrice } from '../../cart/unit-price.ts';
import { WEEKDAYS } from '../../kernel/weekday.ts';
import { aMenuRule, aProduct } from '../../testing/index.ts';
import { menuMoment, orderMoment } from './menu-moment.ts';
import type { MenuRule } from './menu-rule.schema.ts';
import { minutesToChange, nextSale, productAt } from './menu-rules.ts';

const at = (weekday: (typeof WEEKDAYS)[number], clock: string) => {
  const [hours, minutes] = clock.split(':').map(Number);
  return { weekday, minute: hours! * 60 + minutes! };
};
const egg = aProduct({ id: 'egg', costPrice: 30_000 });
const breakfast = aMenuRule({ from: '07:00', until: '11:00' });
const isSold = (rules: MenuRule[], moment: ReturnType<typeof at>) =>
  productAt(egg, rules, moment).isAvailable;

const clock = fc
  .integer({ min: 0, max: 1439 })
  .map(
    (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  );
const moments = fc.record({
  weekday: fc.constantFrom(...WEEKDAYS),
  minute: fc.integer({ min: 0, max: 1439 }),
});
const anyRule = fc
  .record({
    kind: fc.constantFrom('HOURS' as const, 'PRICE' as const),
    priority: fc.nat(2),
    days: fc.subarray([...WEEKDAYS]),
    from: clock,
    until: clock,
    discount: fc.integer({ min: 0, max: 100 }),
    isActive: fc.boolean(),
  })
  .map((rule) => aMenuRule(rule));

describe('B21 dishes by the hour', () => {
  test('breakfast is sold from its first minute up to its last one', () => {
    const sold = ['06:59', '07:00', '10:59', '11:00'].map((time) => isSold([breakfast], at('MONDAY', time)));
    expect(sold).toEqual([false, true, true, false]);
  });

  test('a dish of Fridays is sold on Fridays alone, and states on which day it comes back', () => {
    const friday = aMenuRule({ days: ['FRIDAY'], from: '11:00' });
    expect(WEEKDAYS.filter((day) => isSold([friday], at(day, '12:00')))).toEqual(['FRIDAY']);
    expect(nextSale(egg, [friday], at('SATURDAY', '12:00'))).toEqual({
      days: 6,
      weekday: 'FRIDAY',
      minute: 660,
    });
    expect(nextSale(egg, [friday], at('FRIDAY', '09:00'))).toMatchObject({ days: 0, minute: 660 });
    expect(nextSale(egg, [friday], at('FRIDAY', '12:00'))).toBeNull();
  });

  test('hours past midnight belong to the day on which they begin', () => {
    const night = aMenuRule({ days: ['SATURDAY'], from: '22:00', until: '02:00' });
    expect(isSold([night], at('SUNDAY', '01:59'))).toBe(true);
    expect(isSold([night], at('SUNDAY', '02:00'))).toBe(false);
    expect(isSold([night], at('SATURDAY', '01:00'))).toBe(false);
  });

  test('the hours of the first priority decide; hours of the same priority add up', () => {
    const always = aMenuRule({ id: 'all', priority: -1, productIds: ['egg'], categoryIds: [] });
    expect(isSold([breakfast, always], at('MONDAY', '15:00'))).toBe(true);
    const dinner = aMenuRule({ id: 'dinner', from: '18:00', until: '20:00' });
    expect(isSold([breakfast, dinner], at('MONDAY', '19:00'))).toBe(true);
    expect(isSold([breakfast, dinner], at('MONDAY', '15:00'))).toBe(false);
  });

  test('of happy hours the first by priority that holds sets the price', () => {
    const happy = (priority: number, discount: number, from: string) =>
      aMenuRule({ id: `happy-${priority}`, kind: 'PRICE', priority, discount, from, until: '18:00' });
    const rules = [happy(2, 50, '10:00'), happy(1, 20, '15:00')];
    const price = (time: string) => unitPrice(productAt(egg, rules, at('MONDAY', time)));
    expect(['09:00', '12:00', '16:00'].map(price)).toEqual([30_000, 15_000, 24_000]);
  });

  test('a rule changes nothing but the price and the availability, and never makes a dish dearer', () => {
    fc.assert(
      fc.property(fc.array(anyRule), moments, fc.integer({ min: 0, max: 100 }), (rules, moment, discount) => {
        const before = { ...egg, discount };
        const { isAvailable: _, discount: after, ...rest } = productAt(before, rules, moment);
        expect(after).toBeGreaterThanOrEqual(discount);
        expect(before).toMatchObject(rest);
      }),
    );
  });

  test('nothing changes before the next edge, and a dish is sold at the moment that is promised', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 4 }), moments, (rules, moment) => {
        const wait = minutesToChange(rules, moment);
        expect(wait).toBeGreaterThan(0);
        const later = { ...moment, minute: moment.minute + wait - 1 };
        if (later.minute < 1440) expect(productAt(egg, rules, later)).toEqual(productAt(egg, rules, moment));
        const next = nextSale(egg, rules, moment);
        if (next) expect(isSold(rules, { weekday: next.weekday, minute: next.minute })).toBe(true);
      }),
    );
  });

  test('an order for later is judged by its own day and time, another by the wall clock of the zone', () => {
    const now = new Date('2026-03-05T21:30:00Z');
    const zone = 'Asia/Tashkent';
    expect(menuMoment(now, zone)).toEqual(at('FRIDAY', '02:30'));
    const chosen = { later: true, day: '2026-03-08', time: '08:15' };
    expect(orderMoment(chosen, { now, zone })).toEqual(at('SUNDAY', '08:15'));
    expect(orderMoment({ ...chosen, later: false }, { now, zone })).toEqual(at('FRIDAY', '02:30'));
  });
});
