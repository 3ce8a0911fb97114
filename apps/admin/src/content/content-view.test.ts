import { blankFields, type ContentDraft } from '@dasturxon/core/drafts';
import { expect, test } from 'vitest';

import { contentLabels, contentOf, contentView } from './content-view.ts';

const draft: ContentDraft = {
  revision: 1,
  version: 1,
  canPublish: true,
  languages: ['uz'],
  patches: [],
  records: [
    { entity: 'policy', id: 'TERMS', fields: { 'text.uz': '<p>a</p>' } },
    { entity: 'vacancy', id: 'cook', fields: { ...blankFields('vacancy'), exists: true } },
  ],
  products: [{ id: 'osh', name: { uz: 'Osh', ru: '', eng: '' } }],
  categories: [],
  branches: [],
  clicks: [],
};
const view = contentView(draft, {
  revision: 1,
  version: 1,
  patches: [
    {
      entity: 'banner',
      id: 'new',
      field: 'exists',
      value: true,
      revision: 1,
      by: null,
      at: '2026-05-13T07:00:00Z',
      publishAt: null,
    },
  ],
});

test('BO-282 the editor lists what is made, what is published, and the texts of each brand', () => {
  expect(contentOf(view).map(({ entity, id, isPublished }) => [entity, id, isPublished])).toEqual([
    ['banner', 'new', false],
    ['vacancy', 'cook', true],
    ['policy', 'TERMS', true],
  ]);
  expect(contentLabels(view, 'uz').names?.get('productId:osh')).toBe('Osh');
});
