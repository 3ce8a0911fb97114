import { MOST_BULK_IDS } from '@dasturxon/core/drafts';
import { expect, test } from 'vitest';

import type { ProductRow } from '../menu-view.ts';
import { bulkScope } from './bulk-scope.ts';

const row = (id: string, categoryId: string): ProductRow => ({
  id,
  categoryId,
  image: null,
  inherited: [],
  canBeChosen: true,
  fields: {},
  published: {},
  isChanged: false,
  missing: [],
});
const [plov, lagman, tea] = [row('plov', 'hot'), row('lagman', 'hot'), row('tea', 'drinks')] as const;
const menu = [plov, lagman, tea];

test('BO-206 the whole menu and a whole category are named as such, other products one by one', () => {
  expect(bulkScope(menu, menu)).toEqual({ of: 'MENU' });
  expect(bulkScope([lagman, plov], menu)).toEqual({ of: 'CATEGORY', id: 'hot' });
  expect(bulkScope([plov, tea], menu)).toEqual({ of: 'PRODUCTS', ids: ['plov', 'tea'] });
});

test('BO-206 more products than a call can name have no scope', () => {
  const many = Array.from({ length: MOST_BULK_IDS + 2 }, (_, index) => row(String(index), 'hot'));
  expect(bulkScope(many.slice(1), many)).toBeNull();
});
