import { expect, test, vi } from 'vitest';

import { browserStorage } from './browser-storage.ts';

const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

test.each([
  ['is full', { getItem: () => null, setItem: refuse } as unknown as Storage],
  ['is blocked', null],
])('F09 a store that %s remembers as long as the page is open, and says so once it has to', (_, given) => {
  const storage = browserStorage(() => given ?? refuse());
  const told = vi.fn();
  const leave = storage.onForget!(told);
  expect(told).not.toHaveBeenCalled();
  storage.write('cart', '[1]');
  expect(storage.read('cart')).toBe('[1]');
  expect(told).toHaveBeenCalledOnce();
  leave();
  storage.write('cart', '[2]');
  expect(told).toHaveBeenCalledOnce();
  const late = vi.fn();
  storage.onForget!(late);
  expect(late).toHaveBeenCalledOnce();
});

test('a store that keeps things has nothing to tell', () => {
  const storage = browserStorage();
  const told = vi.fn();
  storage.onForget!(told);
  storage.write('cart', '[1]');
  expect(browserStorage().read('cart')).toBe('[1]');
  expect(told).not.toHaveBeenCalled();
});
