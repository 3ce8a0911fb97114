import { aModificationGroup, aModifier, aProduct } from '@dasturxon/core/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aBoot, renderInStorefront } from '../../testing/index.ts';
import { ProductSheet } from './product-sheet.tsx';
import { ProductView } from './product-view.tsx';

const localized = (eng: string) => ({ ru: '', uz: '', eng });
const sauces = aModificationGroup({
  id: 'sauces',
  name: localized('Sauces'),
  items: [aModifier({ id: 'garlic', name: localized('Garlic'), image: '/media/garlic.webp' })],
});
const burger = aProduct({ id: 'burger', name: localized('Burger'), modificationGroups: [sauces] });

function open(settings: Record<string, unknown>, more: Partial<Parameters<typeof ProductView>[0]> = {}) {
  renderInStorefront(
    <ProductView
      soldAgain={null}
      product={burger}
      withoutCart={false}
      onReviews={() => undefined}
      onClose={() => undefined}
      {...more}
    />,
    { boot: aBoot({ settings }) },
  );
}

test.each([
  ['NAME_ONLY', false],
  ['FULL_IMAGE', true],
])('SET-20 with %s a choice has a picture: %s', (modificationViewType, hasPicture) => {
  open({ modificationViewType });
  expect(screen.getByText('Garlic')).toBeTruthy();
  expect(document.querySelector('img[src="/media/garlic.webp"]') !== null).toBe(hasPicture);
});

test.each([
  ['SHEET', /^(?!.*(?:popUp|screen))/],
  ['POP_UP', /popUp/],
  ['FULL_SCREEN', /screen/],
] as const)('SET-23 a product of a category with %s opens in one', (opensIn, look) => {
  renderInStorefront(
    <ProductSheet name="Burger" opensIn={opensIn} onClose={() => undefined}>
      {null}
    </ProductSheet>,
    { boot: aBoot() },
  );
  expect(document.querySelector('dialog')!.className).toMatch(look);
});

test('SET-23 without a cart a dish can be looked at and not added', () => {
  open({}, { withoutCart: true });
  expect(screen.getByText('Burger', { selector: 'h3' })).toBeTruthy();
  expect(document.querySelector('#add-to-basket')).toBeNull();
});
