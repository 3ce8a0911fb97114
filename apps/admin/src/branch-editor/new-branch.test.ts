import {
  blankFields,
  type BranchesDraft,
  type FieldValue,
  type Patch,
  recordProblems,
} from '@dasturxon/core/drafts';
import { expect, test } from 'vitest';

import { branchesOf, branchesView } from './branch-view.ts';
import { newBranch } from './new-branch.ts';

const published = {
  entity: 'branch' as const,
  id: 'chorsu',
  fields: { ...blankFields('branch'), exists: true, cityId: 'samarkand', 'settings.dineinEnabled': true },
};
const draft: BranchesDraft = {
  revision: 1,
  version: 1,
  canPublish: true,
  languages: ['uz'],
  patches: [],
  records: [published],
  cities: [],
  tilesUrl: '/tiles',
  siteUrl: '',
  tableLinks: [],
  takesTableOrders: true,
};
const patch = (field: string, value: FieldValue): Patch => ({
  entity: 'branch',
  id: 'new',
  field,
  value,
  revision: 2,
  by: null,
  at: '2026-05-12T07:00:00Z',
  publishAt: null,
});
const view = (...patches: Patch[]) => branchesView(draft, { revision: 2, version: 1, patches });

test('BO-369 a new branch has the city, the services and the dishes of the first one, and lacks what only people know', () => {
  const fields = newBranch(view(), branchesOf(view()));
  expect(fields).toMatchObject({
    cityId: 'samarkand',
    dishesOf: 'chorsu',
    'settings.dineinEnabled': true,
    'settings.deliveryEnabled': false,
  });
  const record = { entity: 'branch' as const, id: 'new', fields: { ...blankFields('branch'), ...fields } };
  expect(recordProblems(record, ['exists']).map(({ problem }) => problem)).toEqual([
    'nameMissing',
    'place',
    'address',
  ]);
});

test('BO-369 a branch that is only in the draft is listed; dropped before a publication it is not', () => {
  const made = patch('exists', true);
  expect(branchesOf(view(made)).map(({ id, isPublished }) => [id, isPublished])).toEqual([
    ['chorsu', true],
    ['new', false],
  ]);
  expect(branchesOf(view({ ...made, value: false })).map(({ id }) => id)).toEqual(['chorsu']);
});
