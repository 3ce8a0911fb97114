import fc from 'fast-check';
import { expect, test } from 'vitest';

import { blankFields } from '../drafts/record-life.ts';
import type { DraftEntity } from '../drafts/edited-field.ts';
import type { RecordFields } from '../drafts/record-fields.ts';
import { BROUGHT_AREAS } from './brand-file.schema.ts';
import type { FiledBrand, FiledRecord } from './filed-brand.ts';
import { type BrandPlan, type BringFile, planBrandFile } from './plan-brand-file.ts';

const record = (entity: DraftEntity, id: string, fields: RecordFields = {}): FiledRecord => ({
  entity,
  id,
  fields: { ...blankFields(entity), ...(blankFields(entity) && { exists: true }), ...fields },
});
const named = (id: string, uz: string) => ({ id, name: { uz, ru: '', eng: '' } });
const brand = (...records: FiledRecord[]): FiledBrand => ({
  records,
  groups: [named('main', 'Asosiy')],
  cities: [named('tashkent', 'Toshkent')],
});
const hot = record('category', 'hot', { 'name.uz': 'Issiq', groupId: 'main' });
const branch = (id: string, uz: string, more: RecordFields = {}) =>
  record('branch', id, { 'name.uz': uz, isActive: true, workHours: [], address: null, ...more });

const how: BringFile = {
  isOwn: false,
  areas: BROUGHT_AREAS,
  idOf: ({ entity, id }) => `new-${entity}-${id}`,
  locked: new Map(),
};
/** The brand with the changes of a plan. */
function after(own: FiledBrand, { records }: BrandPlan): FiledBrand {
  const all = new Map(own.records.map((one) => [`${one.entity} ${one.id}`, one]));
  for (const { entity, id, changes } of records) {
    const before = all.get(`${entity} ${id}`)?.fields ?? blankFields(entity)!;
    const fields = { ...before, ...Object.fromEntries(changes.map((one) => [one.field, one.after])) };
    all.set(`${entity} ${id}`, { entity, id, fields });
  }
  return { ...own, records: [...all.values()] };
}

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
