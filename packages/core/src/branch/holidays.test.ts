import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { HOLIDAYS, nextHolidays } from './holidays.ts';

const dates = (today: string) => new Map(nextHolidays(today).map(({ holiday, date }) => [holiday, date]));

describe('BO-399 the holidays of Uzbekistan', () => {
  test('BO-399 each fixed holiday is offered once, at its next date', () => {
    expect(nextHolidays('2026-11-30').map(({ date }) => date)).toEqual([
      '2026-12-08',
      '2027-01-01',
      '2027-03-08',
      '2027-03-21',
      '2027-05-09',
      '2027-09-01',
      '2027-10-01',
      null,
      null,
    ]);
  });

  test('BO-399 a holiday of today is today’s, one of yesterday is next year’s', () => {
    expect(dates('2027-03-21').get('NAVRUZ')).toBe('2027-03-21');
    expect(dates('2027-03-22').get('NAVRUZ')).toBe('2028-03-21');
  });

  test('BO-399 the hayits have a date where it is known, and none in other years', () => {
    expect(dates('2026-01-15').get('RAMAZON_HAYIT')).toBe('2026-03-20');
    expect(dates('2026-01-15').get('QURBON_HAYIT')).toBe('2026-05-27');
    expect(dates('2026-06-01').get('QURBON_HAYIT')).toBeNull();
    const moving = nextHolidays('2026-06-01').filter(({ isMoving }) => isMoving);
    expect(moving.map(({ holiday }) => holiday)).toEqual(['RAMAZON_HAYIT', 'QURBON_HAYIT']);
  });

  test('BO-399 on any day every holiday is offered, none in the past', () => {
    const day = fc.date({ min: new Date('2025-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const today = date.toISOString().slice(0, 10);
        const all = nextHolidays(today);
        expect(all.map(({ holiday }) => holiday).toSorted()).toEqual(HOLIDAYS.toSorted());
        for (const { date: next } of all) expect(next === null || next >= today).toBe(true);
      }),
    );
  });
});
