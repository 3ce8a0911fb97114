import { blankFields, type PromosDraft } from '@dasturxon/core/drafts';
import { expect, test } from 'vitest';

import { promoLabels, promosOf, promosView } from './promo-view.ts';

const name = (uz: string) => ({ uz, ru: '', eng: '' });
const draft: PromosDraft = {
  revision: 2,
  version: 1,
  canPublish: true,
  languages: ['uz'],
  patches: [],
  records: [{ entity: 'promo', id: 'old', fields: { ...blankFields('promo'), exists: true } }],
  isOn: true,
  uses: [],
  products: [{ id: 'osh', name: name('Osh') }],
  categories: [],
  branches: [],
  zones: [{ id: 'z', name: 'Markaz' }],
};
const patch = (id: string, isThere: boolean) => ({
  entity: 'promo' as const,
  id,
  field: 'exists',
  value: isThere,
  revision: 1,
  by: null,
  at: '2026-05-13T07:00:00Z',
  publishAt: null,
});
const shown = (...patches: ReturnType<typeof patch>[]) =>
  promosOf(promosView(draft, { revision: 2, version: 1, patches }));

test('BO-280 a promotion that is only in the draft is listed until it is removed; a published one stays in sight', () => {
  expect(shown(patch('new', true)).map(({ id, isPublished }) => [id, isPublished])).toEqual([
    ['old', true],
    ['new', false],
  ]);
  expect(shown(patch('new', false), patch('old', false)).map(({ id, isThere }) => [id, isThere])).toEqual([
    ['old', false],
  ]);
});

test('BO-280 changes name what they choose', () => {
  const { names } = promoLabels(promosView(draft, draft), 'uz');
  const keys = ['contains:osh', 'rule.zoneIds:z', 'contains:x'];
  expect(keys.map((key) => names?.get(key))).toEqual(['Osh', 'Markaz', undefined]);
});
