import { describe, expect, test } from 'vitest';

import { checkCard, groupExpiry, groupNumber } from './card-number.ts';

const NOW = new Date('2026-05-11T07:00:00Z');

describe('RT-30 a card as it is typed', () => {
  test.each([
    ['8600495473316478', '8600 4954 7331 6478'],
    ['8600-4954 73316478 99', '8600 4954 7331 6478'],
    ['٨٦٠٠٤', '8600 4'],
    ['８６００', '8600'],
    ['', ''],
  ])('RT-30 the number %j is shown as %j', (typed, shown) => expect(groupNumber(typed)).toBe(shown));

  test.each([
    ['0', '0'],
    ['03', '03'],
    ['039', '03/9'],
    ['0399', '03/99'],
    ['03/99', '03/99'],
    ['03/', '03'],
  ])('RT-30 the date %j is shown as %j', (typed, shown) => expect(groupExpiry(typed)).toBe(shown));

  test.each([
    ['8600 4954 7331 6478', '03/99', null],
    ['8600 4954 7331 6478', '05/26', null],
    ['8600 4954 7331 6478', '04/26', { field: 'expiry', problem: 'expired' }],
    ['8600 4954 7331 6478', '12/25', { field: 'expiry', problem: 'expired' }],
    ['8600 4954 7331 6478', '13/30', { field: 'expiry', problem: 'incomplete' }],
    ['8600 4954 7331 6478', '00/30', { field: 'expiry', problem: 'incomplete' }],
    ['8600 4954 7331 6478', '03/9', { field: 'expiry', problem: 'incomplete' }],
    ['8600 4954 7331 647', '03/99', { field: 'number', problem: 'incomplete' }],
  ])('RT-30 %s until %s: %j', (number, expiry, problem) => {
    expect(checkCard({ number, expiry }, NOW)).toEqual(problem);
  });
});
