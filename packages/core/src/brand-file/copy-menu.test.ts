import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { RecordFields } from '../drafts/record-fields.ts';
import {
  aFiledRecord as record,
  afterPlan as after,
  bringAll as how,
} from '../testing/brand-file-builders.ts';
import type { FiledBrand, FiledRecord } from './filed-brand.ts';
import { planBrandFile } from './plan-brand-file.ts';

const named = (id: string, uz: string) => ({ id, name: { uz, ru: '', eng: '' } });
const brand = (...records: FiledRecord[]): FiledBrand => ({
  records,
  groups: [named('main', 'Asosiy')],
  cities: [named('tashkent', 'Toshkent')],
});
const hot = record('category', 'hot', { 'name.uz': 'Issiq', groupId: 'main' });
const branch = (id: string, uz: string, more: RecordFields = {}) =>
  record('branch', id, { 'name.uz': uz, isActive: true, workHours: [], address: null, ...more });

test('BO-376 any menu that comes into an empty brand is equal apart from its ids', () => {
  const text = fc.constantFrom('', 'Osh', 'Плов', 'Plov');
  const price = fc.option(fc.nat(1_000_000));
  const dish = fc.record({
    'description.ru': text,
    'name.eng': text,
    costPrice: fc.nat(1_000_000),
    discount: fc.nat(100),
    eatsPrice: price,
    enabledEats: fc.boolean(),
    expressPrice: price,
    enabledExpress: fc.boolean(),
    allergens: fc.option(fc.subarray(['GLUTEN', 'MILK'])),
    diets: fc.subarray(['HALAL']),
    labels: fc.subarray(['new', 'Oʻzim']),
    tags: fc.subarray(['osh']),
    packageCode: fc.option(fc.constant('1500734')),
    mxicCode: fc.option(fc.constant('10202001002000000')),
    modifierGroups: fc.subarray(['size']),
    active: fc.boolean(),
    deliveryEnabled: fc.boolean(),
    priority: fc.nat(100),
  });
  const size = record('modifierGroup', 'size', { 'name.uz': 'Hajmi', required: true, min: 1 });
  const isOfIds = (field: string) =>
    [
      'categoryId',
      'branches',
      'modifierGroups',
      'integrationId',
      'posterId',
      'jowiId',
      'lockedFields',
    ].includes(field);
  const comparable = ({ records }: FiledBrand) =>
    records
      .filter(({ entity }) => entity === 'product')
      .map(({ fields }) => ({
        ...Object.fromEntries(Object.entries(fields).filter(([field]) => !isOfIds(field))),
        groups: (fields['modifierGroups'] as string[]).length,
      }));
  fc.assert(
    fc.property(fc.array(dish, { maxLength: 4 }), (dishes) => {
      const products = dishes.map((fields, index) =>
        record('product', `dish-${index}`, {
          'name.uz': `Taom ${index}`,
          categoryId: 'hot',
          ...(fields as RecordFields),
        }),
      );
      const filed = brand(hot, size, branch('b', 'Markaz'), ...products);
      const own = brand(branch('x', 'Chilonzor'));
      const copied = after(own, planBrandFile(filed, own, how));
      expect(comparable(copied)).toEqual(comparable(filed));
      expect(copied.records.filter(({ entity }) => entity === 'modifierGroup')).toHaveLength(1);
    }),
  );
});
