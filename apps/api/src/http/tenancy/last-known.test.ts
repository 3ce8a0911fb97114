import { expect, test } from 'vitest';

import { createLastKnown } from './last-known.ts';

const away = () => Promise.reject(Object.assign(new Error('away'), { code: '57P03' }));

function aCache() {
  const clock = { now: 0 };
  return { clock, cache: createLastKnown<string>({ values: 10 }, () => clock.now) };
}

test('a value is read once for each mark, also by simultaneous callers', async () => {
  const { cache } = aCache();
  const loads: string[] = [];
  const load = (value: string) => async () => {
    loads.push(value);
    return value;
  };
  await Promise.all([cache.read('osh', 1, load('one')), cache.read('osh', 1, load('two'))]);
  expect(await cache.read('osh', 2, load('three'))).toBe('three');
  expect(loads).toEqual(['one', 'three']);
});

test('while the database is away the last known value is served for an hour, and each reader asks again', async () => {
  const { cache, clock } = aCache();
  await cache.read('osh', 1, async () => 'known');
  // It was current all the time: its age counts from when it was found out of date.
  clock.now += 24 * 3_600_000;
  expect(await cache.read('osh', 2, away)).toBe('known');
  clock.now += 3_599_000;
  expect(await cache.read('osh', 2, away)).toBe('known');
  clock.now += 2_000;
  await expect(cache.read('osh', 2, away)).rejects.toThrow('away');
  expect(await cache.read('osh', 2, async () => 'back')).toBe('back');
});

test('an error other than an outage is thrown, and an unknown value is not served', async () => {
  const { cache } = aCache();
  await expect(cache.read('new', 1, away)).rejects.toThrow('away');
  await cache.read('osh', 1, async () => 'known');
  await expect(cache.read('osh', 2, () => Promise.reject(new Error('a defect')))).rejects.toThrow('a defect');
});

test('no more bytes are kept than there is room for: what was read last stays', async () => {
  const cache = createLastKnown<string>({ values: 10, bytes: 10, sizeOf: (text) => text.length });
  const loads: string[] = [];
  const read = (key: string) =>
    cache.read(key, 1, async () => {
      loads.push(key);
      return 'four';
    });
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await read(key);
  expect(loads).toEqual(['a', 'b', 'c', 'a']);
});
