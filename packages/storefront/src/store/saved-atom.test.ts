import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';

import { aBoot, aStore } from '../testing/index.ts';
import { bootAtom } from './boot.ts';
import { RESTORE, savedAtom } from './saved-atom.ts';
import { storageAtom } from './storage.ts';

afterEach(() => vi.restoreAllMocks());

const aNumber = savedAtom({
  name: 'number',
  initial: 0,
  parse: (json) => (typeof json === 'number' ? json : -1),
});
const aSet = savedAtom<string[]>({
  name: 'set',
  initial: [],
  parse: (json) => json as string[],
  merge: (mine, stored) => [...new Set([...mine, ...stored])].sort(),
});

function scene(content: Record<string, string> = {}) {
  const store = createStore();
  const storage = aStore(content);
  store.set(bootAtom, aBoot());
  store.set(storageAtom, storage);
  return { store, storage };
}

test('starts as the server drew it and reads the store when it is used', () => {
  const { store } = scene({ 'dasturxon:m-1:number': '7' });
  expect(store.get(aNumber)).toBe(0);
  const stop = store.sub(aNumber, () => undefined);
  expect(store.get(aNumber)).toBe(7);
  stop();
});

test.each([
  ['broken JSON', '{', 0],
  ['a wrong shape', '"seven"', -1],
])('%s in the store does not break the page', (_, stored, expected) => {
  const { store } = scene({ 'dasturxon:m-1:number': stored });
  store.set(aNumber, RESTORE);
  expect(store.get(aNumber)).toBe(expected);
});

test('TEN-05 what is set is kept under the merchant', () => {
  const { store, storage } = scene();
  store.set(aNumber, 5);
  store.set(aNumber, (before) => before + 1);
  expect(storage.content.get('dasturxon:m-1:number')).toBe('6');
});

test('another tab’s change arrives and is merged', () => {
  const { store, storage } = scene();
  const stop = store.sub(aSet, () => undefined);
  store.set(aSet, ['mine']);
  storage.write('dasturxon:m-1:set', '["theirs"]');
  dispatchEvent(new StorageEvent('storage', { key: 'dasturxon:m-1:set', newValue: '["theirs"]' }));
  expect(store.get(aSet)).toEqual(['mine', 'theirs']);
  stop();
});

test('SES-03 what another tab has removed is forgotten here too, and not written back', () => {
  const { store, storage } = scene({ 'dasturxon:m-1:set': '["mine"]' });
  const stop = store.sub(aSet, () => undefined);
  storage.remove('dasturxon:m-1:set');
  dispatchEvent(new StorageEvent('storage', { key: 'dasturxon:m-1:set', newValue: null }));
  expect(store.get(aSet)).toEqual([]);
  expect(storage.content.has('dasturxon:m-1:set')).toBe(false);
  stop();
});
