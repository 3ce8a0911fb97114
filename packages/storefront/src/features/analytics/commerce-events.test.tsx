import { act, cleanup, screen } from '@testing-library/react';
import { useSetAtom } from 'jotai';
import { afterEach, expect, test } from 'vitest';

import { noteCommerceEventAtom } from '../../domains/analytics/commerce-events.ts';
import { addLineAtom } from '../../domains/cart/cart.ts';
import { AnalyticsLayer } from '../../screens/analytics/analytics-layer.tsx';
import { aBoot, aStore, renderInStorefront } from '../../testing/index.ts';

const ON = {
  yandexMetrics: { enabled: true, id: '12345678', keys: [] },
  metaPixel: { active: true, content: null, id: '123456789012345' },
};
const DISH = aBoot().menu!.products![0]!;

/** The layer on a path, with a button that adds the first dish and one that notes a purchase. */
function at(path: string, settings: object = ON, storage = aStore()) {
  const boot = { ...aBoot({ settings: settings as Record<string, unknown> }), path };
  function Buttons() {
    const add = useSetAtom(addLineAtom);
    const note = useSetAtom(noteCommerceEventAtom);
    const bought = { kind: 'purchase' as const, items: [], value: 96_000, orderId: 'o-1' };
    return (
      <>
        <button onClick={() => add({ productId: DISH[0], modifiers: [], count: 2 })}>add</button>
        <button onClick={() => note(bought)}>buy</button>
      </>
    );
  }
  renderInStorefront(
    <>
      <AnalyticsLayer params={{ path }} />
      <Buttons />
    </>,
    { boot, deps: { storage } },
  );
  return storage;
}

const dataLayer = () =>
  (window.dataLayer ?? []).filter((one): one is { event: string; ecommerce: Record<string, unknown> } =>
    Boolean((one as { ecommerce?: unknown }).ecommerce),
  );
const kinds = () => dataLayer().map(({ event }) => event);
const pixelKinds = () => (window.fbq?.queue ?? []).map((call) => (call as unknown[])[1]);

afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'ym', 'fbq', '_fbq'] as const) delete window[name];
});

test('SET-26 a dish that is added is reported with its price and count, in the shape of each script', () => {
  at('/');
  act(() => screen.getByText('add').click());
  expect(dataLayer()).toMatchObject([
    {
      event: 'add_to_cart',
      ecommerce: { currency: 'UZS', items: [{ item_id: DISH[0], quantity: 2 }] },
    },
  ]);
  const { value, items } = dataLayer()[0]!.ecommerce;
  expect(value).toBeGreaterThan(0);
  expect(value).toBe((items as { price: number }[])[0]!.price * 2);
  expect(pixelKinds()).toContain('AddToCart');
  expect(window.ym?.a).toContainEqual([
    12345678,
    'init',
    expect.objectContaining({ ecommerce: 'dataLayer' }),
  ]);
});

test('SET-26 several taps that the page takes at once are several events', () => {
  at('/');
  act(() => {
    screen.getByText('add').click();
    screen.getByText('add').click();
  });
  expect(kinds()).toEqual(['add_to_cart', 'add_to_cart']);
});

test('SET-26 a dish’s page is one view of it', () => {
  at(`/product/${DISH[0]}`);
  expect(kinds()).toEqual(['view_item']);
});

test('SET-26 D80 checkout and purchase wait for a page that may have scripts, and a purchase counts once', () => {
  const kept = at('/checkout');
  act(() => screen.getByText('add').click());
  act(() => screen.getByText('buy').click());
  act(() => screen.getByText('buy').click());
  expect(document.querySelector('script[data-foreign]')).toBeNull();
  expect(window.dataLayer).toBeUndefined();
  cleanup();
  at('/', ON, kept);
  expect(kinds()).toEqual(['add_to_cart', 'purchase']);
  expect(dataLayer()[1]!.ecommerce).toMatchObject({ transaction_id: 'o-1', value: 96_000 });
});

test('SET-26 D80 without consent nothing is reported, and what was refused is not kept', () => {
  const kept = at('/', { ...ON, consentRequired: true });
  act(() => screen.getByText('buy').click());
  expect(window.dataLayer).toBeUndefined();
  act(() => screen.getByRole('button', { name: 'No' }).click());
  act(() => screen.getByText('add').click());
  expect(window.dataLayer).toBeUndefined();
  cleanup();
  at('/', ON, kept);
  expect(kinds()).toEqual([]);
});

test('SET-26 a brand without analytics keeps nothing', () => {
  const kept = at('/', {});
  act(() => screen.getByText('buy').click());
  cleanup();
  at('/', ON, kept);
  expect(kinds()).toEqual([]);
});
