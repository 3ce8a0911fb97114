import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { noticesAtom, notifyAtom } from './notices.ts';

test('K-04 what is being said already is said anew, not twice', () => {
  const store = createStore();
  for (const text of ['No such table.', 'Saved.', 'No such table.']) store.set(notifyAtom, { text });
  const shown = store.get(noticesAtom);
  expect(shown.map(({ text }) => text)).toEqual(['Saved.', 'No such table.']);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
});
