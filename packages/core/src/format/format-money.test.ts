import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../kernel/language.ts';
import {
  PROMO_BENEFIT_EXAMPLE,
  currencyLabel,
  formatMoney,
  formatPrice,
  formatSignedPrice,
} from './format-money.ts';
import { NO_BREAK_SPACE, formatNumber } from './format-number.ts';
import { leftToRight } from './left-to-right.ts';

const numRuns = Number(process.env.FC_RUNS ?? 1000);

describe('numbers', () => {
  test.each([
    ['FMT-01', 0, '0'],
    ['FMT-01', 999, '999'],
    ['FMT-01', 1000, '1 000'],
    ['FMT-01', 125_000, '125 000'],
    ['FMT-01', 1_234_567, '1 234 567'],
    ['FMT-01', -5000, '-5 000'],
    ['FMT-01', Number.MAX_SAFE_INTEGER, '9 007 199 254 740 991'],
    ['FMT-01', 1e21, '1 000 000 000 000 000 000 000'],
    ['FMT-02', 1_234_567.5, '1 234 567.5'],
    ['FMT-02', 1_234_567.891, '1 234 567.89'],
    ['FMT-02', 1.005, '1.01'],
    ['FMT-02', 1.004, '1'],
    ['FMT-02', 1.1, '1.1'],
    ['FMT-02', -1.005, '-1.01'],
    ['FMT-02', -0.001, '0'],
    ['FMT-02', -0, '0'],
    ['FMT-02', 1e-9, '0'],
    ['FMT-02', Number.NaN, '—'],
    ['FMT-02', Number.POSITIVE_INFINITY, '—'],
  ])('%s %d is written %j', (_, value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  test('FMT-01 where a line must not break the spaces do not', () => {
    expect(formatMoney(1_250_000, { nbsp: true })).toBe(`1${NO_BREAK_SPACE}250${NO_BREAK_SPACE}000`);
  });

  test('I15 FMT-01 FMT-02 what was written reads back, groups are of three', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.boolean(), (hundredths, nbsp) => {
        const value = hundredths / 100;
        const text = formatNumber(value, { nbsp });
        expect(Number(text.replaceAll(/[ \u00A0]/g, ''))).toBe(value + 0);
        expect(text.replaceAll(NO_BREAK_SPACE, ' ')).toMatch(/^-?\d{1,3}( \d{3})*(\.\d{1,2})?$/);
      }),
      { numRuns },
    );
  });

  test('FMT-02 any number has at most two decimals', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(formatNumber(value)).toMatch(/^-?\d{1,3}( \d{3})*(\.\d{1,2})?$/);
      }),
      { numRuns },
    );
  });
});

describe('money', () => {
  test('FMT-01 D43 the design’s example', () => {
    expect(formatMoney(125_000)).toBe('125 000');
  });

  test('TEN-12 D43 the currency is the sum, named by language', () => {
    expect(LANGUAGES.map(currencyLabel)).toEqual(['soʻm', 'сум', 'UZS', 'سوم', 'сом', 'som', '苏姆']);
    expect(formatPrice(125_000, 'uz')).toBe('125 000 soʻm');
    expect(formatPrice(5000, 'ru', { nbsp: true })).toBe(`5${NO_BREAK_SPACE}000${NO_BREAK_SPACE}сум`);
  });

  test('FMT-08 the sign of an Arabic price stays with its digits', () => {
    expect(formatSignedPrice('−', 5000, 'ar')).toBe(`\u2066−5${NO_BREAK_SPACE}000\u2069${NO_BREAK_SPACE}سوم`);
    expect(formatSignedPrice('+', 5000, 'uz')).toBe(`+5${NO_BREAK_SPACE}000${NO_BREAK_SPACE}soʻm`);
  });

  test('FMT-08 the thousands of an Arabic price keep their order: no ordinary space parts them', () => {
    expect(formatPrice(132_000, 'ar')).toBe(`132${NO_BREAK_SPACE}000${NO_BREAK_SPACE}سوم`);
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (amount, nbsp) => {
        expect(formatPrice(amount, 'ar', { nbsp })).not.toContain(' ');
      }),
      { numRuns },
    );
  });

  test('FMT-07 K-32 the promo example is literal', () => {
    expect(PROMO_BENEFIT_EXAMPLE).toBe('30,000 UZS');
  });

  test('FMT-07 D43 a real benefit is written with spaces', () => {
    expect(formatPrice(30_000, 'eng')).toBe('30 000 UZS');
  });

  test('FMT-08 a number keeps its direction in an Arabic sentence', () => {
    expect(leftToRight('+998 90')).toBe('\u2066+998 90\u2069');
  });
});
