import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  fromTiyin,
  parseSomText,
  parseTiyin,
  somNumber,
  somRoundedUp,
  somText,
  toTiyin,
  wholeSom,
} from './tiyin.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

describe('T47 amounts of providers', () => {
  test.each([
    ['1000', 100_000],
    ['1000.0', 100_000],
    ['1000.00', 100_000],
    ['1000.5', 100_050],
    ['1000.05', 100_005],
    ['0.01', 1],
    ['125000.00', 12_500_000],
    ['999999999999.99', 99_999_999_999_999],
    ['007', 700],
  ])('T47 the text %s is %i tiyin', (text, tiyin) => {
    expect(parseSomText(text)).toBe(tiyin);
  });

  test.each([
    '1000.001',
    '1e3',
    '1E3',
    '１０００',
    '١٠٠٠',
    '1 000',
    '1,000',
    '1000,00',
    '1000.',
    '.5',
    '+1000',
    '-1000',
    '-0',
    '0',
    '0.00',
    '',
    ' 1000',
    '1000 ',
    '1000\n',
    '0x3e8',
    '0b11',
    'NaN',
    'Infinity',
    '1_000',
    '1000.0.0',
    '1000.00 so‘m',
    '1\u00A0000',
    '1000\u0000',
    '१०००',
    '𝟙𝟘𝟘𝟘',
    '1000000000000',
    '9'.repeat(400),
    'null',
    '½',
    '1/2',
    '1000%',
    "1000'--",
    '1000.0０',
    '1000．00',
    '٫5',
  ])('T47 the text %j is no amount', (text) => {
    expect(parseSomText(text)).toBeNull();
  });

  test.each([1000, null, undefined, ['1000'], { toString: () => '1000' }, true])(
    'T47 %j is no text of so‘m',
    (value) => {
      expect(parseSomText(value)).toBeNull();
    },
  );

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '12500000', null, undefined, [1]])(
    'T47 %j is no number of tiyin',
    (value) => {
      expect(parseTiyin(value)).toBeNull();
    },
  );

  test('T47 a whole positive number is an amount', () => {
    expect(parseTiyin(1)).toBe(1);
    expect(parseTiyin(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('T47 D52 what is written is read back, to the tiyin', () => {
    const amounts = fc.integer({ min: 1, max: 99_999_999_999_999 });
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseSomText(somText(amount))).toBe(amount);
      }),
      runs,
    );
    expect(somText(12_500_000)).toBe('125000.00');
    expect(somText(5)).toBe('0.05');
  });

  test('D52 a so‘m is a hundred tiyin, and a part of one is no so‘m', () => {
    expect(toTiyin(105_000)).toBe(10_500_000);
    expect(fromTiyin(10_500_000)).toBe(105_000);
    expect(fromTiyin(10_500_001)).toBeNull();
    expect(fromTiyin(0)).toBe(0);
  });
});

describe('D52 soʻm of an amount in tiyin', () => {
  test.each([
    [0, 0, 0, 0],
    [1, 0, 1, 0.01],
    [99, 0, 1, 0.99],
    [100, 1, 1, 1],
    [12_500_050, 125_000, 125_001, 125_000.5],
  ])('D52 %i tiyin are %i whole soʻm, %i rounded up, %d as a number', (tiyin, whole, up, number) => {
    expect([wholeSom(tiyin), somRoundedUp(tiyin), somNumber(tiyin)]).toEqual([whole, up, number]);
  });

  test('D52 the rounded amounts enclose the exact one and meet only at whole soʻm', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), (tiyin) => {
        expect(toTiyin(wholeSom(tiyin))).toBeLessThanOrEqual(tiyin);
        expect(toTiyin(somRoundedUp(tiyin))).toBeGreaterThanOrEqual(tiyin);
        expect(somRoundedUp(tiyin) - wholeSom(tiyin)).toBe(fromTiyin(tiyin) === null ? 1 : 0);
      }),
      runs,
    );
  });
});
