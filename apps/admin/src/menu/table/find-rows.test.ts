import { expect, test } from 'vitest';

import type { ProductRow } from '../menu-view.ts';
import { findRows, type Wanted } from './find-rows.ts';

const all: Wanted = { text: '', category: '', shown: 'ALL', lacks: null };
const row = (id: string, { fields: own = {}, ...others }: Partial<ProductRow> = {}): ProductRow => {
  const plain = { 'name.uz': id, 'name.ru': '', active: true, costPrice: 45_000, mxicCode: null };
  const fields = { ...plain, ...own };
  return {
    id,
    categoryId: 'plov',
    canBeChosen: true,
    image: null,
    inherited: [],
    isChanged: false,
    missing: [],
    fields,
    published: fields,
    ...others,
  };
};
const menu = [
  row('Toʻy oshi', { fields: { 'name.ru': 'Свадебный плов' } }),
  row('Lagʻmon', { categoryId: 'soups', isChanged: true, fields: { active: false, barcode: '4780001' } }),
  row('Somsa', { published: { 'name.uz': 'Varaqi' } }),
  row('Set', { categoryId: 'sets', canBeChosen: false }),
  row('Choy', { missing: ['ru'], fields: { costPrice: 0, mxicCode: '1'.repeat(17) } }),
];
const idsOf = (wanted: Partial<Wanted>) => findRows(menu, { ...all, ...wanted }).map(({ id }) => id);

test.each<[Partial<Wanted>, string[]]>([
  [{}, ['Toʻy oshi', 'Lagʻmon', 'Somsa', 'Set', 'Choy']],
  [{ text: "to'y OSH" }, ['Toʻy oshi']],
  [{ text: 'свадеб плов' }, ['Toʻy oshi']],
  [{ text: 'лагмон' }, ['Lagʻmon']],
  [{ text: '478' }, ['Lagʻmon']],
  [{ text: 'pizza' }, []],
  [{ category: 'soups' }, ['Lagʻmon']],
  [{ shown: 'OFF' }, ['Lagʻmon']],
  [{ shown: 'CHANGED' }, ['Lagʻmon']],
  [{ shown: 'UNTRANSLATED' }, ['Choy']],
  [{ lacks: 'ru' }, ['Lagʻmon', 'Somsa', 'Set', 'Choy']],
  [{ lacks: 'uz' }, []],
  [{ shown: 'UNANSWERABLE' }, ['Set']],
  [{ shown: 'NO_PRICE' }, ['Choy']],
  [{ shown: 'NO_MXIK', category: 'plov' }, ['Toʻy oshi', 'Somsa']],
  [{ text: 'varaqi' }, ['Somsa']],
  [{ text: 'somsa' }, ['Somsa']],
])('BO-204 %j finds %j', (wanted, ids) => {
  expect(idsOf(wanted)).toEqual(ids);
});

test('BO-204 a filter of 5,000 products takes at most 100 ms once their names are folded', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => row(`Toʻy oshi ${index}`));
  findRows(many, { ...all, text: 'osh' });
  const began = performance.now();
  expect(findRows(many, { ...all, text: 'oshi 4999' })).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(100);
});
