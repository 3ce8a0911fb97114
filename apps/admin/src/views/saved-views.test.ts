import { beforeEach, expect, test, vi } from 'vitest';

import { readViews, storeViews, withView } from './saved-views.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const pickUp = { name: 'Pick-up', search: 'service=PICK_UP' };

test('BO-69 the views of a person are on their device, and not another person’s', () => {
  storeViews('one', withView([], pickUp));
  expect([readViews('one'), readViews('two')]).toEqual([[pickUp], []]);
});

test('BO-69 a view of the same name is replaced, and there are at most twelve', () => {
  const changed = { ...pickUp, search: 'service=DINE_IN' };
  expect(withView([pickUp], changed)).toEqual([changed]);
  const many = Array.from({ length: 12 }, (_, at) => ({ name: `View ${at}`, search: '' }));
  expect(withView(many, pickUp).map(({ name }) => name)).toEqual([
    ...many.slice(1).map(({ name }) => name),
    'Pick-up',
  ]);
});

test('BO-69 what cannot be read is as good as no views', () => {
  localStorage.setItem('views.one', '{');
  expect(readViews('one')).toEqual([]);
});
