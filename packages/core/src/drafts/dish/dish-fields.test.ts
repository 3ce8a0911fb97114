import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { Category } from '../../catalog/category.schema.ts';
import { Group } from '../../catalog/group.schema.ts';
import { ModificationGroup } from '../../catalog/modification-group.schema.ts';
import { aProduct } from '../../testing/index.ts';
import { ENTITIES_OF, fieldNames, fieldProblem } from '../edited-field.ts';
import { fieldsOf } from '../record-fields.ts';
import type { FieldValue } from '../field-rule.ts';
import { blankFields } from '../record-life.ts';
import { recordProblems } from '../record-problems.ts';
import { dishFields, dishParts } from './dish-fields.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const problemsOf = (own: Record<string, FieldValue>) =>
  recordProblems(
    {
      entity: 'product',
      id: 'osh',
      fields: { ...blankFields('product'), exists: true, categoryId: 'hot', 'name.uz': 'Osh', ...own },
    },
    Object.keys(own),
  ).map(({ field, problem }) => [field, problem]);

describe('BO-368 fields of a dish', () => {
  test.each<[string, FieldValue, string | null]>([
    ['labels', ['new', 'Yangi mavsum'], null],
    ['labels', [''], 'lines'],
    ['labels', ['x'.repeat(41)], 'lines'],
    ['labels', Array.from({ length: 11 }, (_, index) => `label ${index}`), 'lines'],
    ['tags', ['osh', 'plov'], null],
    ['tags', null, 'lines'],
    ['unit', 'KG', null],
    ['unit', 'GRAM', 'invalid'],
    ['minCount', 2, null],
    ['minCount', null, 'number'],
    ['minCount', 1.5, 'number'],
    ['maxCount', null, null],
    ['maxCount', -1, 'number'],
    ['isCartRecommendation', true, null],
    ['deliveryEnabled', null, 'invalid'],
    ['protein', 12.5, null],
    ['fat', null, null],
    ['carbohydrate', -1, 'number'],
    ['comboPricing', null, null],
    ['comboPricing', 'SUM', null],
    ['comboPricing', 'FREE', 'invalid'],
    ['comboDiscount', 101, 'number'],
    ['lockedFields', ['price', 'name', 'name_eng'], null],
    ['lockedFields', ['costPrice'], 'invalid'],
    ['packageCode', '1500734', null],
    ['packageCode', null, null],
    ['packageCode', '1'.repeat(21), 'packageCode'],
    ['packageCode', 'box', 'packageCode'],
  ])('BO-368 %s %j: %s', (field, value, problem) => {
    expect(fieldProblem('product', field, value)).toBe(problem);
  });

  test('BO-368 a dish is not published with a most below its fewest, a discount of a combo that it is not, or a package code alone', () => {
    expect(problemsOf({ minCount: 3, maxCount: 2 })).toEqual([['maxCount', 'counts']]);
    expect(problemsOf({ minCount: 3, maxCount: 3 })).toEqual([]);
    expect(problemsOf({ minCount: 3, maxCount: null })).toEqual([]);
    expect(problemsOf({ minCount: 3, maxCount: 0 })).toEqual([]);
    expect(problemsOf({ comboDiscount: 10 })).toEqual([['comboDiscount', 'noCombo']]);
    expect(problemsOf({ comboDiscount: 10, comboPricing: 'SUM' })).toEqual([]);
    expect(problemsOf({ comboDiscount: 10, exists: false })).toEqual([]);
    expect(problemsOf({ packageCode: '1500734' })).toEqual([['packageCode', 'noMxik']]);
    expect(problemsOf({ packageCode: '1500734', mxicCode: '10202001001000001' })).toEqual([]);
  });

  test('BO-368 nutrition and combo of a product are what its fields hold', () => {
    const gram = fc.option(fc.integer({ min: 0, max: 10_000 }));
    const nutrition = fc.option(fc.record({ protein: gram, fat: gram, carbohydrate: gram }));
    const combo = fc.option(
      fc.record({ pricing: fc.constantFrom('FIXED' as const, 'SUM' as const), discount: fc.nat(100) }),
    );
    fc.assert(
      fc.property(nutrition, combo, (held, sold) => {
        const parts = dishParts(dishFields({ nutrition: held, combo: sold }));
        const isKnown = held !== null && Object.values(held).some((value) => value !== null);
        expect(parts).toEqual({ nutrition: isKnown ? held : null, combo: sold });
      }),
      runs,
    );
  });

  test('BO-201 each field of a new product and category is one that can be saved', () => {
    const name = { uz: 'Osh' };
    const modifierGroup = { ...v.parse(ModificationGroup, { id: 'a', name }), options: [] };
    const category = v.parse(Category, { id: 'a', name });
    const records = {
      product: {
        ...aProduct(),
        ...dishFields(aProduct()),
        modifierGroups: [],
        lockedFields: [],
        morePictures: [],
      },
      category,
      group: v.parse(Group, { id: 'a', name }),
      modifierGroup,
    };
    for (const entity of ENTITIES_OF.menu) {
      const fields = fieldsOf(entity, { ...records[entity], exists: true, branches: [], branchesOff: [] });
      const wrong = fieldNames(entity).filter((field) => fieldProblem(entity, field, fields[field]) !== null);
      expect(wrong).toEqual([]);
    }
  });
});
