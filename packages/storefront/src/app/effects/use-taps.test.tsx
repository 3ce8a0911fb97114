import { brotliCompressSync } from 'node:zlib';

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { ProductTiles } from '../../menu/product-tiles.tsx';
import { KEPT_TAPS } from '../../inline/taps.ts';
import script from '../../inline/web.ts?script';
import { cartLinesAtom, cartSumAtom } from '../../domains/cart/cart.ts';
import { aBoot, aStorefront, aSlimMenu } from '../../testing/index.ts';
import { useTaps } from './use-taps.ts';

const menu = aSlimMenu();
const [product] = menu.products;
const ordinary = product!;

function Listening() {
  useTaps();
  return null;
}

// The script listens on window for the life of a page; here one page is opened after the other.
const listening: (() => void)[] = [];
function openPage() {
  for (const stop of listening.splice(0)) stop();
  const real = window.addEventListener.bind(window);
  window.addEventListener = ((type: string, listener: EventListener, capture: boolean) => {
    real(type, listener, capture);
    listening.push(() => window.removeEventListener(type, listener, capture));
  }) as typeof window.addEventListener;
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's inline script runs as it stands in the page
  new Function(script)();
  window.addEventListener = real;
}
beforeEach(() => {
  sessionStorage.clear();
  openPage();
});
/** The page is left for another one, or loaded again. */
function leave() {
  dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  openPage();
}

function aPage(row = ordinary) {
  const storefront = aStorefront({ boot: aBoot({ menu: { ...menu, products: [row] } }) });
  const tiles = <ProductTiles products={[row]} />;
  const { rerender } = render(storefront.around(tiles));
  const start = () =>
    rerender(
      storefront.around(
        <>
          {tiles}
          <Listening />
        </>,
      ),
    );
  const add = () => fireEvent.click(screen.getByRole('button', { name: /^Add/ }));
  const bar = () => document.querySelector('.early-basket');
  const counted = () => storefront.store.get(cartLinesAtom).reduce((sum, { count }) => sum + count, 0);
  return { ...storefront, start, add, bar, counted };
}

test('taps before the app is there are shown at once and counted once each when it comes', () => {
  const { start, add, bar, counted } = aPage();
  add();
  add();
  expect(bar()?.textContent).toBe('2');
  expect(counted()).toBe(0);
  start();
  expect(counted()).toBe(2);
  expect(bar()).toBeNull();
});

test('a tap on the running page is answered at once, and counted once when that is painted', async () => {
  const { start, add, bar, counted, store } = aPage();
  start();
  add();
  expect(bar()?.textContent).toBe('1');
  await waitFor(() => expect(counted()).toBe(1));
  expect(bar()).toBeNull();
  expect(store.get(cartSumAtom).count).toBe(1);
});

test('a tap whose frame is not on the screen yet is in the basket when the page is left', () => {
  const { start, add, counted } = aPage();
  start();
  add();
  expect(counted()).toBe(0);
  leave();
  expect(counted()).toBe(1);
});

test('taps before the app started are counted once by the next page', () => {
  aPage().add();
  leave();
  const next = aPage();
  next.start();
  expect(next.counted()).toBe(1);
  leave();
  const third = aPage();
  third.start();
  expect(third.counted()).toBe(0);
});

test.each(['{', '7', '[null, {"id": 5}, "somsa"]'])(
  'what is stored as taps may be anything: %s',
  (stored) => {
    sessionStorage.setItem(KEPT_TAPS, stored);
    openPage();
    const { start, add, counted } = aPage();
    add();
    start();
    expect(counted()).toBe(1);
  },
);

test('no more than there is can be tapped together, however quick the finger', async () => {
  const [id, name, image, price] = ordinary;
  const { start, add, bar, counted } = aPage([id, name, image, price, 0, { stock: 1 }]);
  start();
  add();
  add();
  await waitFor(() => expect(bar()).toBeNull());
  expect(counted()).toBe(1);
});

test('a dish that asks something opens, before the app is there and after', () => {
  const [id, name, image, price] = ordinary;
  const asking = [id, name, image, price, 0, { ask: 1 }] as const;
  for (const isRunning of [false, true]) {
    history.replaceState(null, '', '/');
    const { start, add, bar, counted } = aPage(asking);
    if (isRunning) start();
    add();
    expect(bar()).toBeNull();
    if (!isRunning) start();
    expect(location.pathname).toBe(`/product/${id}`);
    expect(counted()).toBe(0);
    document.body.replaceChildren();
  }
});

test('the inline script stays under one kilobyte compressed', () => {
  expect(brotliCompressSync(script).length).toBeLessThan(1000);
});
