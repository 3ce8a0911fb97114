import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { DraftEntity } from '../drafts/edited-field.ts';
import type { RecordFields } from '../drafts/record-fields.ts';
import {
  aFiledRecord as record,
  afterPlan,
  bringAll as how,
  plannedValues as valuesOf,
} from '../testing/brand-file-builders.ts';
import type { FiledBrand, FiledRecord } from './filed-brand.ts';
import { type BrandPlan, planBrandFile } from './plan-brand-file.ts';

const textOf = (fields: RecordFields) => String(fields['name.uz']);
/** A brand with its places and groups as records, and as what records name. */
const brand = (...records: FiledRecord[]): FiledBrand => {
  const named = (entity: DraftEntity) =>
    records
      .filter((one) => one.entity === entity)
      .map(({ id, fields }) => ({ id, name: { uz: textOf(fields), ru: '', eng: '' } }));
  return { records, groups: named('group'), cities: named('city') };
};
/** The brand with the changes of a plan. */
const after = (own: FiledBrand, plan: BrandPlan): FiledBrand => brand(...afterPlan(own, plan).records);
const branch = (id: string, uz: string) => record('branch', id, { 'name.uz': uz, isActive: true });

const word = fc.constantFrom('Ayvon', 'AYVON', 'Zal', 'Hovli');
const place = { uz: word, priority: fc.nat(9), isActive: fc.boolean() };
const hall = fc.record({ ...place, branch: fc.constantFrom('a', 'b'), price: fc.nat(50_000) });
const table = fc.record({ ...place, hall: fc.nat(3), chairs: fc.integer({ min: 1, max: 12 }) });
const city = fc.record({ ...place, latitude: fc.constantFrom(null, 41.3), isTaximeter: fc.boolean() });
const group = fc.record({ uz: word, priority: fc.nat(9) });
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });
/** Any places of a brand with the branches `a` and `b`. */
const anyPlaces = fc
  .record({ halls: few(hall), tables: few(table), cities: few(city), groups: few(group) })
  .map(({ halls, tables, cities, groups }) => [
    ...groups.map(({ uz, ...fields }, at) => record('group', `g${at}`, { ...fields, 'name.uz': uz })),
    ...cities.map(({ uz, ...fields }, at) => record('city', `c${at}`, { ...fields, 'name.uz': uz })),
    ...halls.map(({ uz, branch: branchId, ...fields }, at) =>
      record('hall', `h${at}`, { ...fields, 'name.uz': uz, branchId }),
    ),
    ...tables
      .filter((one) => one.hall < halls.length)
      .map(({ uz, hall: at, ...fields }, number) =>
        record('table', `t${number}`, { ...fields, name: uz, hallId: `h${at}` }),
      ),
  ]);

/** Records of the places and groups without their ids, each with the names of what it is in. */
function shapes({ records }: FiledBrand) {
  const nameOf = (entity: DraftEntity, id: unknown): unknown => {
    const one = records.find((other) => other.entity === entity && other.id === id);
    return (
      one && { ...one.fields, branchId: one.fields['branchId'] && nameOf('branch', one.fields['branchId']) }
    );
  };
  const texts = records
    .filter(({ entity }) => ['group', 'city', 'hall', 'table'].includes(entity))
    .map(({ entity, fields }) =>
      JSON.stringify({
        entity,
        ...fields,
        hallId: nameOf('hall', fields['hallId']),
        branchId:
          entity === 'hall' ? textOf(records.find(({ id }) => id === fields['branchId'])!.fields) : null,
      }),
    );
  return texts.toSorted();
}

test('BO-511 C10 any cities, halls, tables and groups come into a brand without them, equal apart from their ids', () => {
  fc.assert(
    fc.property(anyPlaces, (places) => {
      const filed = brand(branch('a', 'Chorsu'), branch('b', 'Sergeli'), ...places);
      const own = brand(branch('x', 'chorsu'), branch('y', 'sergeli'));
      const brought = after(own, planBrandFile(filed, own, how));
      const expected = brand(branch('a', 'chorsu'), branch('b', 'sergeli'), ...places);
      expect(shapes(brought)).toEqual(shapes(expected));
    }),
  );
});

test('BO-511 BO-363 once brought into any brand, they bring no more, and nothing is removed', () => {
  fc.assert(
    fc.property(anyPlaces, anyPlaces, fc.boolean(), (filedPlaces, ownPlaces, isOwn) => {
      const filed = brand(branch('a', 'Chorsu'), branch('b', 'Sergeli'), ...filedPlaces);
      const own = brand(branch('a', 'Chorsu'), branch('b', 'Sergeli'), ...ownPlaces);
      const plan = planBrandFile(filed, own, { ...how, isOwn });
      const brought = after(own, plan);
      expect(planBrandFile(filed, brought, { ...how, isOwn }).records).toEqual([]);
      expect(brought.records.length).toBeGreaterThanOrEqual(own.records.length);
      for (const { entity, id, fields } of own.records.filter((one) => one.entity === 'hall'))
        expect(brought.records).toContainEqual(
          expect.objectContaining({
            entity,
            id,
            fields: expect.objectContaining({ branchId: fields['branchId'] }),
          }),
        );
    }),
  );
});

test('BO-511 a hall and a table are found by name within their branch and their hall', () => {
  const filed = brand(
    branch('a', 'Chorsu'),
    record('hall', 'h', { 'name.uz': 'Ayvon', branchId: 'a', price: 10_000 }),
    record('table', 't', { name: '1', hallId: 'h', chairs: 6 }),
  );
  const own = brand(
    branch('x', 'Chorsu'),
    branch('y', 'Sergeli'),
    record('hall', 'mine', { 'name.uz': 'ayvon', branchId: 'x' }),
    record('hall', 'other', { 'name.uz': 'Ayvon', branchId: 'y' }),
    record('table', 'theirs', { name: '1', hallId: 'other' }),
  );
  const plan = planBrandFile(filed, own, how);
  expect(valuesOf(plan, 'mine')).toEqual({ 'name.uz': 'Ayvon', price: 10_000 });
  expect(valuesOf(plan, 'new-table-t')).toMatchObject({ exists: true, hallId: 'mine', chairs: 6 });
  expect(valuesOf(plan, 'theirs')).toEqual({});
});

test('BO-511 halls of a branch that does not come stay out, and are named', () => {
  const filed = brand(
    branch('a', 'Chorsu'),
    branch('b', 'Sergeli'),
    record('hall', 'h', { 'name.uz': 'Ayvon', branchId: 'a' }),
  );
  const own = brand(branch('x', 'Yunusobod'));
  const plan = planBrandFile(filed, own, how);
  expect(plan.records).toEqual([]);
  expect(plan.leftOut.find(({ id }) => id === 'h')).toMatchObject({ reason: 'references' });
});

test('BO-511 a city that is there stays as it is, and so does the main one; categories go to their own group', () => {
  const filed = brand(
    record('city', 'c', { 'name.uz': 'Toshkent', isActive: false, isMain: true }),
    record('city', 'n', { 'name.uz': 'Nukus', isMain: true }),
    record('group', 'bar', { 'name.uz': 'Bar' }),
    record('category', 'tea', { 'name.uz': 'Choy', groupId: 'bar' }),
  );
  const own = brand(
    record('city', 'mine', { 'name.uz': 'toshkent' }),
    record('group', 'main', { 'name.uz': 'Asosiy' }),
  );
  const plan = planBrandFile(filed, own, how);
  expect(valuesOf(plan, 'mine')).toEqual({});
  expect(valuesOf(plan, 'new-city-n')).toEqual({ exists: true, 'name.uz': 'Nukus' });
  expect(valuesOf(plan, 'new-category-tea')['groupId']).toBe('new-group-bar');
});

test('BO-510 BO-471 a dish that states no branch follows its category, whose branches come by their names', () => {
  const category = (branches: string[]) => record('category', 'hot', { 'name.uz': 'Issiq', branches });
  const dish = (fields: RecordFields) =>
    record('product', 'p', { 'name.uz': 'Osh', categoryId: 'hot', ...fields });
  const own = brand(branch('x', 'Chorsu'), branch('y', 'Yunusobod'));
  const brought = (branches: string[], fields: RecordFields = {}) => {
    const filed = brand(branch('a', 'Chorsu'), branch('b', 'Sergeli'), category(branches), dish(fields));
    return after(own, planBrandFile(filed, own, how)).records.find(({ entity }) => entity === 'product')!
      .fields;
  };
  expect(brought(['a', 'b'])).toMatchObject({ branches: [], branchesOff: [] });
  expect(brought(['a'], { branchesOff: ['a'] })).toMatchObject({ branches: [], branchesOff: ['x'] });
  expect(brought(['b'])).toMatchObject({ branches: ['x', 'y'] });
  expect(brought(['a'], { branches: ['b'] })).toMatchObject({ branches: [] });
});
