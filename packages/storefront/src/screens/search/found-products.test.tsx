import { anOverall, aProduct } from '@dasturxon/core/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { aBoot, aSlimMenu, renderInStorefront } from '../../testing/index.ts';
import { FoundProducts } from './found-products.tsx';

const lookers = new Set<() => void>();
class EyesOpen {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe(target: Element) {
    const look = () =>
      // What is found reads these two of an entry, and nothing of the observer.
      this.#seen([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this as never);
    if (target.childElementCount === 0) lookers.add(look);
  }
  unobserve() {
    lookers.clear();
  }
}
afterEach(() => vi.unstubAllGlobals());

test('SCR-23 of many found the first screens are drawn, and more when their end comes near', () => {
  vi.stubGlobal('IntersectionObserver', EyesOpen);
  const all = Array.from({ length: 60 }, (_, at) => aProduct({ id: `p-${at}` }));
  const menu = aSlimMenu(anOverall({ products: all }));
  renderInStorefront(<FoundProducts products={menu.products} onPick={() => undefined} />, {
    boot: aBoot({ menu }),
  });
  const drawn = () => screen.getAllByRole('heading').length;
  expect(drawn()).toBe(24);
  const enterViewport = () => act(() => [...lookers].forEach((look) => look()));
  enterViewport();
  expect(drawn()).toBe(48);
  enterViewport();
  expect(drawn()).toBe(60);
  expect(lookers.size).toBe(0);
});
