import { expect, test } from 'vitest';

import { categoryScopeOf, groupTypeOf } from './menu-shape.ts';

test.each([
  [[], 'WITHOUT_GROUP'],
  [['Kitchen'], 'WITHOUT_GROUP'],
  [['Kitchen', 'Bar'], 'GROUP'],
])('ENUM-17 a menu of the groups %j is %s', (groups, type) => {
  expect(groupTypeOf(groups)).toBe(type);
});

test.each([
  [null, ['Kitchen'], 'ALL'],
  [null, ['Kitchen', 'Bar'], 'GROUP_CATEGORY'],
  ['plov', ['Kitchen', 'Bar'], 'ONE_CATEGORY'],
  ['plov', [], 'ONE_CATEGORY'],
])('ENUM-17 the category %j of the groups %j is shown as %s', (category, groups, scope) => {
  expect(categoryScopeOf(category, groups)).toBe(scope);
});
