import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { Product } from '../catalog/product.schema.ts';
import { aProduct } from '../testing/index.ts';
import {
  fieldKey,
  fieldNames,
  fieldProblem,
  type FieldRef,
  SentPatch,
  typedText,
  typedValue,
} from './edited-field.ts';
import { type FieldValue, HIGHEST_PRICE, isSameValue, LONGEST } from './field-rule.ts';
import { applicable, diffDraft, type FieldChange, inverseOf } from './field-changes.ts';
import { type FieldState, mergePatches } from './merge-patches.ts';
import { fieldsOf, withField } from './record-fields.ts';
import { blankFields } from './record-life.ts';
import { missingTranslations, recordProblems } from './record-problems.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

describe('BO-201 what a field holds', () => {
  const MXIK = '10202001001000001';
  test.each([
    ['product', 'costPrice', 0, null],
    ['product', 'costPrice', HIGHEST_PRICE, null],
    ['product', 'costPrice', HIGHEST_PRICE + 1, 'price'],
    ['product', 'costPrice', -1, 'price'],
    ['product', 'costPrice', 0.5, 'price'],
    ['product', 'costPrice', null, 'price'],
    ['product', 'eatsPrice', null, null],
    ['product', 'name.uz', 'Osh', null],
    ['product', 'name.zh', 'x'.repeat(LONGEST.name), null],
    ['product', 'name.zh', 'x'.repeat(LONGEST.name + 1), 'tooLong'],
    ['product', 'name.fr', 'Riz', 'invalid'],
    ['product', 'mxicCode', MXIK, null],
    ['product', 'mxicCode', null, null],
    ['product', 'mxicCode', MXIK.slice(1), 'mxik'],
    ['product', 'barcode', '4780000000017', null],
    ['product', 'barcode', '478', 'barcode'],
    ['product', 'allergens', null, null],
    ['product', 'allergens', [], null],
    ['product', 'allergens', ['ROSES'], 'invalid'],
    ['product', 'active', 'yes', 'invalid'],
    ['product', 'id', 'other', 'invalid'],
    ['product', 'constructor', 'other', 'invalid'],
    ['product', 'discount', 12.5, null],
    ['product', 'discount', 101, 'number'],
    ['product', 'measure', 0.25, null],
    ['product', 'measure', 0, 'number'],
    ['product', 'spicy', 4, 'number'],
    ['category', 'costPrice', 1, 'invalid'],
    ['category', 'active', false, null],
  ] as const)('%s %s %j: %s', (entity, field, value, problem) => {
    expect(fieldProblem(entity, field, value)).toBe(problem);
  });

  test('BO-201 a sent change is trimmed, its set is in order, and a wrong value names its field', () => {
    const patch = { entity: 'product', id: 'plov', base: 0 };
    const read = (field: string, value: unknown) => v.safeParse(SentPatch, { ...patch, field, value });
    expect(read('name.uz', ' Osh ').output).toMatchObject({ value: 'Osh' });
    expect(read('allergens', ['MILK', 'EGGS', 'MILK']).output).toMatchObject({ value: ['EGGS', 'MILK'] });
    expect(read('costPrice', -1).issues?.map((issue) => v.getDotPath(issue))).toEqual(['costPrice']);
  });
});

test('BO-201 a record without a name in Russian, Uzbek or English is not published', () => {
  const product = aProduct({ name: { ru: '', uz: 'Osh', eng: '' }, categoryId: 'category-1' });
  const named = fieldsOf('product', { ...product, exists: true });
  const record = { entity: 'product' as const, id: 'plov' };
  expect(recordProblems({ ...record, fields: named }, ['costPrice'])).toEqual([]);
  expect(recordProblems({ ...record, fields: { ...named, 'name.uz': ' ' } }, ['name.uz'])).toEqual([
    { ...record, field: 'name', problem: 'nameMissing' },
  ]);
  expect(recordProblems({ ...record, fields: { ...named, categoryId: null } }, [])).toMatchObject([
    { field: 'categoryId', problem: 'category' },
  ]);
  expect(recordProblems({ ...record, fields: { ...blankFields('product')!, exists: false } }, [])).toEqual(
    [],
  );
  expect(recordProblems({ ...record, fields: { ...named, costPrice: -1 } }, ['costPrice'])).toEqual([
    { ...record, field: 'costPrice', problem: 'price' },
  ]);
});

const ref = fc.record<FieldRef>({
  entity: fc.constantFrom('product', 'category'),
  id: fc.constantFrom('a', 'b'),
  field: fc.constantFrom('costPrice', 'name.uz', 'active'),
});
const value = fc.oneof<fc.Arbitrary<FieldValue>[]>(
  fc.nat(3),
  fc.constantFrom('', 'Osh', null, true),
  fc.subarray(['EGGS', 'MILK']),
);

describe('scenario 18 two editors', () => {
  const theirs = { by: 'Aziz', at: '2026-05-13T07:00:00.000Z' };
  const state = (revision: number, current: FieldValue): FieldState => ({
    value: current,
    revision,
    ...theirs,
  });
  const patch = { entity: 'product', id: 'plov', field: 'costPrice' } as const;

  test.each([
    ['the field did not change since', 4, state(4, 1), 2, 'accepted'],
    ['another person changed it to another value', 3, state(4, 1), 2, 'conflict'],
    ['another person changed it to the same value', 3, state(4, 2), 2, 'nothing'],
    ['the value is already so', 4, state(4, 2), 2, 'nothing'],
  ] as const)('BO-200 %s', (_, base, current, sent, result) => {
    const { accepted, conflicts } = mergePatches(() => current, [{ ...patch, value: sent, base }]);
    expect([accepted.length, conflicts.length]).toEqual(
      { accepted: [1, 0], conflict: [0, 1], nothing: [0, 0] }[result],
    );
    if (result === 'conflict')
      expect(conflicts[0]).toEqual({ ...patch, yours: 2, theirs: 1, revision: 4, ...theirs });
  });

  test('BO-200 changes of different fields merge in any order; of one field the later is never lost in silence', () => {
    const edits = fc.array(fc.record({ ref, value, sawAll: fc.boolean() }), { maxLength: 20 });
    fc.assert(
      fc.property(edits, (list) => {
        const fields = new Map<string, FieldState>();
        let revision = 0;
        for (const { ref: own, value: next, sawAll } of list) {
          const before = fields.get(fieldKey(own)) ?? { value: null, revision: 0, by: null, at: null };
          const sent = { ...own, value: next, base: sawAll ? revision : 0 };
          const { accepted, conflicts } = mergePatches(() => before, [sent]);
          const isOwn = before.revision === 0 || sawAll;
          if (isSameValue(before.value, next)) expect([...accepted, ...conflicts]).toEqual([]);
          else expect([accepted.length, conflicts.length]).toEqual(isOwn ? [1, 0] : [0, 1]);
          if (accepted.length > 0)
            fields.set(fieldKey(own), { value: next, revision: (revision += 1), by: 'a', at: null });
        }
      }),
      runs,
    );
  });
});

type Published = Record<string, FieldValue>;
const publish = (state: Published, changes: readonly FieldChange[]): Published =>
  changes.reduce((now, change) => ({ ...now, [fieldKey(change)]: change.after }), state);

test('BO-203 publish and then undo gives the state before, and a later change of a field is named', () => {
  const patches = fc.uniqueArray(
    fc.tuple(ref, value).map(([own, next]) => ({ ...own, value: next })),
    { selector: fieldKey, maxLength: 8 },
  );
  fc.assert(
    fc.property(patches, patches, (first, second) => {
      const empty: Published = {};
      const valueIn = (state: Published) => (own: FieldRef) => state[fieldKey(own)] ?? null;
      const changes = diffDraft(valueIn(empty), first);
      const published = publish(empty, changes);
      const same = (one: Published, other: Published) =>
        [...first, ...second].every((own) => isSameValue(valueIn(one)(own), valueIn(other)(own)));
      expect(same(publish(published, inverseOf(changes)), empty)).toBe(true);
      const later = diffDraft(valueIn(published), second);
      const now = publish(published, later);
      const { applied, stale } = applicable(valueIn(now), inverseOf(changes));
      const changedSince = new Set(later.map(fieldKey));
      expect(stale.every((change) => changedSince.has(fieldKey(change)))).toBe(true);
      expect(applied.length + stale.length).toBe(changes.length);
    }),
    runs,
  );
});

describe('BO-203 a record after a change and its undo is the same on the wire', () => {
  const texts = [null, { uz: 'Osh' }, { ru: 'Плов', uz: '', eng: '' }, { uz: 'Osh', ar: 'أرز' }];
  test.each(texts)('description %j', (description) => {
    for (const field of fieldNames('product').filter((name) => name.startsWith('description.'))) {
      const row = { id: 'plov', name: { uz: 'Osh' }, costPrice: 1, description };
      const before = fieldsOf('product', v.parse(Product, row))[field]!;
      const back = withField(withField(row, field, 'x'), field, before);
      expect(JSON.stringify(v.parse(Product, back))).toBe(JSON.stringify(v.parse(Product, row)));
      const cleared = withField(withField(row, field, ''), field, before);
      expect(fieldsOf('product', v.parse(Product, cleared))).toEqual(
        fieldsOf('product', v.parse(Product, row)),
      );
    }
  });
});

describe('BO-204 what is typed in a field', () => {
  test.each([
    ['costPrice', '45 000', 45_000],
    ['costPrice', '45\u00A0000', 45_000],
    ['costPrice', '', ''],
    ['costPrice', '45,5', '45,5'],
    ['eatsPrice', ' ', null],
    ['measure', '0,25', 0.25],
    ['barcode', '4780000000017', '4780000000017'],
    ['mxicCode', '', null],
    ['name.uz', '45', '45'],
    ['name.uz', '', ''],
  ] as const)('%s %j is %j', (field, typed, value) => {
    expect(typedValue('product', field, typed)).toBe(value);
  });

  test('BO-204 every value that a field holds is read back as it is shown', () => {
    const typed = fieldNames('product').filter((field) => !['allergens', 'diets'].includes(field));
    const values = fc.oneof(
      fc.string(),
      fc.nat(),
      fc.double({ min: 0, max: 200, noNaN: true }),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.constantFrom(...typed), values, (field, value) => {
        fc.pre(fieldProblem('product', field, value) === null && !String(value).includes('e'));
        fc.pre(typeof value !== 'string' || value !== '' || field.includes('.'));
        expect(typedValue('product', field, typedText(value))).toBe(value);
      }),
      runs,
    );
  });

  test('BO-204 a missing translation is one of the name, or of a description that is there in another language', () => {
    const fields = { 'name.uz': 'Osh', 'name.ru': ' ', 'description.uz': '', 'description.eng': '' };
    expect(missingTranslations(fields, ['uz', 'ru'])).toEqual(['ru']);
    expect(missingTranslations({ ...fields, 'description.eng': 'Rice' }, ['uz', 'ru', 'eng'])).toEqual([
      'uz',
      'ru',
      'eng',
    ]);
  });
});
