import { expect, test } from 'vitest';

import { joinNames } from './place-line.ts';

test.each([
  ['uz', 'Naqd pul, toʻlanmagan'],
  ['ar', 'Naqd pul، toʻlanmagan'],
  ['zh', 'Naqd pul，toʻlanmagan'],
] as const)(
  'the parts of an address on a page in %s have its comma between them; a missing part leaves none',
  (language, line) => {
    expect(joinNames(['Naqd pul', null, 'toʻlanmagan', undefined, ''], language)).toBe(line);
  },
);
