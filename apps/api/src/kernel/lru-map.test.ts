import { expect, test } from 'vitest';

import { LruMap } from './lru-map.ts';

test('what was not asked for the longest makes room', () => {
  const map = new LruMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([1, undefined, 3, 2]);
});

test('T11 a flood of new names leaves what somebody still asks for', () => {
  const map = new LruMap<string, string>(100);
  map.set('brand', 'page');
  for (let i = 0; i < 10_000; i += 1) {
    map.set(`flood-${i}`, 'x');
    if (i % 50 === 0) expect(map.get('brand')).toBe('page');
  }
  expect(map.size).toBe(100);
});

test('an entry that is written again is one entry', () => {
  const map = new LruMap<string, number>(2);
  map.set('a', 1);
  map.set('a', 2);
  expect([map.get('a'), map.size]).toEqual([2, 1]);
  map.delete('a');
  expect(map.get('a')).toBeUndefined();
});
