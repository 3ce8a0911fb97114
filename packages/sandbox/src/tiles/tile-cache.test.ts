import { expect, test, vi } from 'vitest';

import { createTileCache } from './tile-cache.ts';

test('renders a tile once, also for two simultaneous requests, and evicts the least recently used one', async () => {
  const cached = createTileCache<string>(2);
  const make = vi.fn(async () => 'tile');
  await Promise.all([cached('a', make), cached('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
  await cached('b', make);
  await cached('a', make);
  await cached('c', make);
  expect(make).toHaveBeenCalledTimes(3);
  await cached('a', make);
  expect(make).toHaveBeenCalledTimes(3);
  await cached('b', make);
  expect(make).toHaveBeenCalledTimes(4);
});

test('does not keep a failure', async () => {
  const cached = createTileCache<string>(2);
  await expect(cached('a', async () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
  expect(await cached('a', async () => 'tile')).toBe('tile');
});
