import { expect, test, vi } from 'vitest';

import { browserStorage } from './browser-storage.ts';

const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

test.each([
  // Of a storage these two are called.
  ['is full', { getItem: () => null, setItem: refuse } as unknown as Storage],
  ['is blocked', null],
])('F09 a store that %s keeps data while the page is open, and then notifies', (_, given) => {
  const storage = browserStorage(() => given ?? refuse());
  const listener = vi.fn();
  const leave = storage.onForget!(listener);
  expect(listener).not.toHaveBeenCalled();
  storage.write('cart', '[1]');
  expect(storage.read('cart')).toBe('[1]');
  expect(listener).toHaveBeenCalledOnce();
  leave();
  storage.write('cart', '[2]');
  expect(listener).toHaveBeenCalledOnce();
  const late = vi.fn();
  storage.onForget!(late);
  expect(late).toHaveBeenCalledOnce();
});

test('a working store sends no notification', () => {
  const storage = browserStorage();
  const listener = vi.fn();
  storage.onForget!(listener);
  storage.write('cart', '[1]');
  expect(browserStorage().read('cart')).toBe('[1]');
  expect(listener).not.toHaveBeenCalled();
});
