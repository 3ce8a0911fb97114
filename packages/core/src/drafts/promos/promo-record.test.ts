import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { promotions } from '../../testing/properties/any-promotions.ts';
import { fieldNames, fieldProblem, SentPatch } from '../edited-field.ts';
import type { FieldValue } from '../field-rule.ts';
import { blankFields } from '../record-life.ts';
import { recordProblems } from '../record-problems.ts';
import { BLANK_PROMO, type EditedPromo, promoFields, promoOf } from './promo-record.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 500) };
const terms = {
  hasOwnCodes: false,
  minPrice: 0,
  startDate: null,
  endDate: null,
  isActive: true,
  isHidden: false,
  maxUses: null,
  maxPerUser: 2,
  budget: 1_000_000,
  productDiscount: 0,
  deliveryDiscount: 0,
};

describe('BO-280 the fields of a promotion', () => {
  test('a blank promotion has every field and is not there', () => {
    expect(Object.keys(BLANK_PROMO).toSorted()).toEqual(fieldNames('promo').toSorted());
    expect(blankFields('promo')).toEqual(BLANK_PROMO);
  });

  test('a stored promotion is its fields, each as its rule permits, and the fields are the promotion', () => {
    fc.assert(
      fc.property(promotions, (list) => {
        for (const { id: _id, ...promotion } of list) {
          const promo: EditedPromo = { ...terms, ...promotion };
          const fields = promoFields(promo, true);
          for (const [field, value] of Object.entries(fields))
            expect(fieldProblem('promo', field, value)).toBeNull();
          expect(promoFields(promoOf(fields), true)).toEqual(fields);
          expect({ ...promoOf(fields), rule: null }).toEqual({ ...promo, rule: null });
          if (promo.rule !== null && promoOf(fields).rule !== null)
            expect(promoOf(fields).rule).toEqual(promo.rule);
        }
      }),
      runs,
    );
  });

  test('a code is kept as guests’ codes are compared', () => {
    const sent = { entity: 'promo', id: 'p', field: 'code', value: ' salom 10 ', base: 0 };
    expect(v.parse(SentPatch, sent).value).toBe('SALOM10');
  });

  test.each<[string, Record<string, FieldValue>, string[]]>([
    ['10 % off, with a code', { code: 'SALOM', productDiscount: 10 }, []],
    ['by itself without a name', { productDiscount: 10 }, ['name nameMissing']],
    ['nothing off', { code: 'SALOM' }, ['productDiscount noDiscount']],
    ['a free dish', { code: 'SALOM', 'dishes.kind': 'FREE' }, []],
    ['nothing off dishes', { code: 'S', 'dishes.kind': 'AMOUNT' }, ['productDiscount noDiscount']],
    ['more than the whole', { code: 'S', productDiscount: 101 }, ['productDiscount percent']],
    [
      'an end before its begin',
      { code: 'S', productDiscount: 5, startDate: '2026-05-02', endDate: '2026-05-01' },
      ['endDate period'],
    ],
    ['removed', { exists: false }, []],
  ])('%s', (_name, change, expected) => {
    const fields = { ...BLANK_PROMO, exists: true, ...change };
    const problems = recordProblems({ entity: 'promo', id: 'p', fields }, []);
    expect(problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected);
  });
});
