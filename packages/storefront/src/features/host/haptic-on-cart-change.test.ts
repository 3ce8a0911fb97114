import { expect, test, vi } from 'vitest';

import { addLineAtom, cartLinesAtom, clearCartAtom, setCountAtom } from '../../domains/cart/cart.ts';
import { aStorefront } from '../../testing/index.ts';
import { hapticOnCartChange } from './follow-frame.ts';

test('TEN-14 the hand feels the basket grow and shrink, wherever that is done, and not that an order has emptied it', () => {
  const { store } = aStorefront();
  const haptic = vi.fn();
  hapticOnCartChange({ store }, haptic);
  store.set(addLineAtom, { productId: 'p-1', modifiers: [], count: 2 });
  expect(haptic.mock.calls).toEqual([['add']]);
  store.set(setCountAtom, { key: store.get(cartLinesAtom)[0]!.key, count: 1 });
  expect(haptic.mock.calls).toEqual([['add'], ['select']]);
  store.set(clearCartAtom);
  expect(haptic).toHaveBeenCalledTimes(2);
});
