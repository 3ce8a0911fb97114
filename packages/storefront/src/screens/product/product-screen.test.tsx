import { aCategory, aProduct } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { aBoot, aSlimMenu, type Answers, renderInStorefront } from '../../testing/index.ts';
import { ProductScreen } from './product-screen.tsx';

const OVERALL = 'GET /products/v1/overalls';
const localized = (eng: string) => ({ ru: '', uz: '', eng });
const plov = aProduct({ id: 'plov', name: localized('Plov'), grade: 4.5 });
const salad = aProduct({ id: 'salad', name: localized('Salad'), isCartRecommendation: true });
const menu = { groups: [], categories: [], products: [plov, salad], rules: [] };

const openDish = (id: string, answers: Answers = { [OVERALL]: menu }) =>
  renderInStorefront(<ProductScreen params={{ id }} />, { boot: aBoot(), answers });

beforeEach(() => history.replaceState(null, '', '/product/plov'));

test('RT-10 MENU-07 a dish has its title, its grade, and what goes well with it below', async () => {
  openDish('plov');
  expect(await screen.findByText('4.5')).toBeTruthy();
  expect(document.title).toBe('Plov');
  expect(screen.getByText('Goes well with this')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Salad' }));
  await waitFor(() => expect(location.pathname).toBe('/product/salad'));
});

test('RT-10 the sheet that the card filled stays when the whole dish comes: it neither closes nor rises anew', async () => {
  const rows = aSlimMenu({ ...menu, categories: [aCategory({ id: plov.categoryId! })] });
  renderInStorefront(<ProductScreen params={{ id: 'plov' }} />, {
    boot: aBoot({ menu: rows }),
    answers: { [OVERALL]: menu },
  });
  const sheet = screen.getByRole('dialog', { name: 'Plov' });
  expect(await screen.findByText('4.5')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Plov' })).toBe(sheet);
});

test('RT-10 the reviews open over it', async () => {
  openDish('plov', { [OVERALL]: menu, 'GET /products/v1/plov/reviews': [] });
  fireEvent.click(await screen.findByRole('button', { name: /Reviews/ }));
  expect(await screen.findByText('No reviews yet.')).toBeTruthy();
});

test('ERR-12 a missing dish shows a message with a link to the menu', async () => {
  openDish('nothing');
  expect(await screen.findByText('Product not found')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'To the menu' })).toBeTruthy();
});

test('ERR-08 a menu that did not come can be asked for again', async () => {
  let isBroken = true;
  openDish('plov', {
    [OVERALL]: () => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return menu;
    },
  });
  await screen.findByText(/No connection/);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText('Plov')).length).toBeGreaterThan(0);
});
