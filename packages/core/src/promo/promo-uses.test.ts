import { expect, test } from 'vitest';

import { hasUsesLeft } from './promo-uses.ts';

test.each([
  [0, 1, true],
  [1, 1, false],
  [2, 1, false],
  [0, 0, false],
  [1_000_000, null, true],
])('VAL-10 used %d of %j: another use %j', (uses, maxUses, isLeft) => {
  expect(hasUsesLeft({ uses, maxUses })).toBe(isLeft);
});
