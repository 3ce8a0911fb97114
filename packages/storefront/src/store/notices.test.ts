import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { leavePageAtom, noticesAtom, notifyAtom } from './notices.ts';

test('K-04 a notice that is already shown is restarted, not repeated', () => {
  const store = createStore();
  for (const text of ['No such table.', 'Saved.', 'No such table.']) store.set(notifyAtom, { text });
  const shown = store.get(noticesAtom);
  expect(shown.map(({ text }) => text)).toEqual(['Saved.', 'No such table.']);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
});

test('K-04 a notice ends with its page', () => {
  vi.useFakeTimers({ now: 0 });
  const store = createStore();
  const texts = () => store.get(noticesAtom).map(({ text }) => text);
  store.set(notifyAtom, { text: 'product copied' });
  vi.setSystemTime(2_000);
  store.set(leavePageAtom, '/');
  expect(texts()).toEqual(['product copied']);
  store.set(notifyAtom, { text: 'added to cart' });
  store.set(leavePageAtom, '/basket');
  expect(texts()).toEqual(['added to cart']);
});
