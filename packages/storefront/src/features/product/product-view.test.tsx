import { aModificationGroup, aModifier, aProduct } from '@dasturxon/core/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Deps } from '../../hosts/deps.ts';
import { cartSumAtom } from '../../domains/cart/cart.ts';
import { noticesAtom } from '../../store/notices.ts';
import { aBoot, aSlimMenu, renderInStorefront } from '../../testing/index.ts';
import { ProductView } from './product-view.tsx';

const localized = (eng: string) => ({ ru: '', uz: '', eng });

const size = aModificationGroup({
  id: 'size',
  name: localized('Size'),
  required: true,
  min: 1,
  max: 1,
  items: [
    aModifier({ id: 'small', name: localized('Small'), price: 0 }),
    aModifier({ id: 'large', name: localized('Large'), price: 8_000 }),
  ],
});
const burger = aProduct({
  id: 'burger',
  name: localized('Burger'),
  description: localized('Juicy'),
  costPrice: 30_000,
  modificationGroups: [size],
});

function open(product = burger, deps: Partial<Deps> = {}) {
  const onClose = vi.fn();
  const overall = { groups: [], rules: [], categories: [], products: [product] };
  // A dish asks its category for its id alone.
  const boot = aBoot({ menu: aSlimMenu({ ...overall, categories: [{ id: 'category-1' } as never] }) });
  const storefront = renderInStorefront(
    <ProductView
      product={product}
      withoutCart={false}
      soldAgain={null}
      onReviews={() => undefined}
      onClose={onClose}
    />,
    { boot, deps },
  );
  return { ...storefront, onClose };
}

const onTheButton = () => addButton().textContent.replaceAll('\u00A0', ' ');
const addButton = () => document.querySelector<HTMLElement>('#add-to-basket')!;

test('MENU-11 shows the description and the price of one', () => {
  open();
  expect(screen.getByText('Juicy')).toBeTruthy();
  expect(onTheButton()).toContain('30 000 UZS');
});

test('IMP-02 a dish switched off by the merchant shows that and cannot be added', () => {
  open(aProduct({ ...burger, isAvailable: false }));
  expect(screen.getByText('This product is not available')).toBeTruthy();
  expect(document.querySelector('#add-to-basket')).toBeNull();
});

test('VAL-13 a required group blocks Add, shows an error, and nothing is put into the basket', () => {
  const { store, onClose } = open();
  fireEvent.click(addButton());
  expect(screen.getByRole('alert').textContent).toContain('Choose one');
  expect(store.get(cartSumAtom).count).toBe(0);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  [1, 'Choose one (optional)'],
  [3, 'Choose up to 3'],
])('D12 of a group that needs no answer at most %i may be taken: %s', (max, hint) => {
  open({ ...burger, modificationGroups: [{ ...size, required: false, min: 0, max }] });
  expect(screen.getByText(hint)).toBeTruthy();
});

test('PRICE-02 the price on the button follows what is chosen and how many', () => {
  const { store, onClose } = open();
  fireEvent.click(screen.getByLabelText(/Large/));
  expect(onTheButton()).toContain('38 000 UZS');
  fireEvent.click(screen.getByRole('button', { name: /One more/ }));
  expect(onTheButton()).toContain('76 000 UZS');
  fireEvent.click(addButton());
  expect(store.get(cartSumAtom)).toEqual({ count: 2, total: 76_000 });
  expect(onClose).toHaveBeenCalledOnce();
});

test('D12 an included modifier shows no extra price', () => {
  const sauce = aModificationGroup({
    id: 'sauce',
    name: localized('Sauce'),
    max: 3,
    items: [aModifier({ id: 'bek', name: localized('Bek'), price: 4_000, included: 1, max: 3, default: 1 })],
  });
  open(aProduct({ ...burger, modificationGroups: [sauce] }));
  expect(screen.getByText('In the price')).toBeTruthy();
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Sauce' })).getByRole('button', { name: 'One more' }),
  );
  expect(screen.getByText(/\+4.000 UZS/)).toBeTruthy();
  expect(onTheButton()).toContain('34 000 UZS');
});

test('ERR-24 ERR-25 a notice shows the added product, and that an equal line has grown', () => {
  const { store, around } = open();
  fireEvent.click(screen.getByRole('radio', { name: /Small/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Add/ }));
  expect(store.get(noticesAtom).map(({ text }) => text)).toEqual(['added to cart']);
  cleanup();
  render(
    around(
      <ProductView
        product={burger}
        withoutCart={false}
        soldAgain={null}
        onReviews={vi.fn()}
        onClose={vi.fn()}
      />,
    ),
  );
  fireEvent.click(screen.getByRole('radio', { name: /Small/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Add/ }));
  expect(store.get(noticesAtom).map(({ text }) => text)).toEqual(['added to cart', 'quantity updated']);
});

test('PRICE-02 a double tap on Add puts the dish into the basket once and closes once', () => {
  const { store, onClose } = open();
  fireEvent.click(screen.getByRole('radio', { name: /Small/ }));
  fireEvent.click(addButton());
  fireEvent.click(addButton());
  expect(store.get(cartSumAtom).count).toBe(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('ERR-23 MENU-11 a copied address shows a notice; a shared one shows none', async () => {
  const { store } = open(burger, { share: async () => 'copied' });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(store.get(noticesAtom).map(({ text }) => text)).toEqual(['product copied']));
});

test('MENU-11 IMP-05 IMP-08 labels, weight, energy and cooking time stand under the name', () => {
  open(
    aProduct({
      ...burger,
      labels: ['spicy', 'Chef’s own'],
      unit: 'GRAMM',
      measure: 350,
      calorie: 420,
      timeCookingMin: 15,
      timeCookingMax: 20,
    }),
  );
  expect(screen.getByText('350 g · 420 kcal · 15–20 min')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['Spicy', 'Chef’s own']),
  );
});
