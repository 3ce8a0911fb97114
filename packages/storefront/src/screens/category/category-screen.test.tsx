import { aCategory, anOverall, aProduct } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aBoot, type Answers, aSlimMenu, renderInStorefront } from '../../testing/index.ts';
import { CategoryScreen } from './category-screen.tsx';

const OVERALL = 'GET /products/v1/overalls';
const localized = (eng: string) => ({ ru: '', uz: '', eng });
const menu = anOverall({
  categories: [
    aCategory({ id: 'plovs', name: localized('Plovs') }),
    aCategory({ id: 'soups', name: localized('Soups') }),
  ],
  products: [
    aProduct({ id: 'plov', categoryId: 'plovs', name: localized('Wedding plov') }),
    aProduct({ id: 'soup', categoryId: 'soups', name: localized('Mastava') }),
  ],
});

function at(path: string, { answers = {}, isHere = true }: { answers?: Answers; isHere?: boolean } = {}) {
  history.replaceState(null, '', path);
  return renderInStorefront(<CategoryScreen />, {
    boot: aBoot({ menu: isHere ? aSlimMenu(menu) : null }),
    answers,
  });
}

test('RT-08 D73 a category has its title and its dishes alone', async () => {
  at('/category?id=plovs');
  expect(await screen.findByText('Wedding plov')).toBeTruthy();
  expect(screen.queryByText('Mastava')).toBeNull();
  expect(document.title).toBe('Plovs');
});

test('RT-08 without an id there is the list of them', async () => {
  at('/category');
  fireEvent.click(await screen.findByRole('link', { name: /Soups/ }));
  await waitFor(() => expect(location.search).toBe('?id=soups'));
});

test('RT-08 ERR-29 a missing one shows a message above the others', async () => {
  at('/category?id=gone');
  expect(await screen.findByText('nothing found')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Plovs/ })).toBeTruthy();
});

test('RT-08 opened directly it fetches the menu, and where that does not come it can be asked for again', async () => {
  let isBroken = true;
  at('/category?id=plovs', {
    isHere: false,
    answers: {
      [OVERALL]: () => {
        if (isBroken) throw new TypeError('Failed to fetch');
        return menu;
      },
    },
  });
  await screen.findByText(/No connection/);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Wedding plov')).toBeTruthy();
});
