import { anOverall, aProduct } from '@dasturxon/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aBoot, type Answers, aSlimMenu, aStore, renderInStorefront } from '../../testing/index.ts';
import { SearchScreen } from './search-screen.tsx';

const HISTORY = 'dasturxon:m-1:search-history';
const localized = (eng: string, uz = '', ru = '') => ({ ru, uz, eng });
const menu = anOverall({
  products: [
    aProduct({ id: 'lagman', name: localized('Lagman', 'Lagʻmon', 'Лагман') }),
    aProduct({
      id: 'osh',
      name: localized('Plov', 'Osh', 'Плов'),
      isCartRecommendation: true,
      labels: ['hit'],
    }),
  ],
});

function search({ answers = {}, past = [] as string[] }: { answers?: Answers; past?: string[] } = {}) {
  const storage = aStore(past.length > 0 ? { [HISTORY]: JSON.stringify(past) } : {});
  const storefront = renderInStorefront(<SearchScreen />, {
    boot: aBoot({ menu: aSlimMenu(menu) }),
    deps: { storage },
    answers: { 'GET /products/v1/overalls': menu, ...answers },
  });
  const type = (text: string) =>
    fireEvent.change(screen.getByLabelText('Find a dish'), { target: { value: text } });
  return { ...storefront, storage, type };
}

test.each(['lagman', 'lag’mon', "lag'mon", 'lagʻmon', 'лағмон', 'ЛАГМАН', 'lagmon'])(
  'SCR-23 MENU-10 %s finds lagman: letters and apostrophes of both alphabets are one',
  async (query) => {
    const { type } = search();
    type(query);
    expect(await screen.findByText('Lagman')).toBeTruthy();
    expect(screen.queryByText('Plov')).toBeNull();
  },
);

test.each(['hit', 'popular'])(
  'IMP-08 MENU-10 %s finds what has the label, by code or word',
  async (query) => {
    const { type } = search();
    type(query);
    expect(await screen.findByText('Plov')).toBeTruthy();
    expect(screen.queryByText('Lagman')).toBeNull();
  },
);

test('SCR-23 D9 what was searched for is kept, newest first, and forgotten one by one or whole', async () => {
  const { type, storage } = search({ past: ['osh'] });
  expect(await screen.findByRole('button', { name: 'osh' })).toBeTruthy();
  type('lagman');
  fireEvent.click(await screen.findByText('Lagman'));
  expect(JSON.parse(storage.content.get(HISTORY) ?? '[]')).toEqual(['lagman', 'osh']);
  type('');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete lagman' }));
  expect(JSON.parse(storage.content.get(HISTORY) ?? '[]')).toEqual(['osh']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear' }).at(-1)!);
  expect(JSON.parse(storage.content.get(HISTORY) ?? '[]')).toEqual([]);
});

test('SCR-23 an earlier search is one tap away', async () => {
  search({ past: ['plov'] });
  fireEvent.click(await screen.findByRole('button', { name: 'plov' }));
  expect(await screen.findByText('Plov')).toBeTruthy();
});

test('ERR-29 an empty result shows a message, with popular products below', async () => {
  const { type } = search();
  type('pizza');
  expect(await screen.findByText('nothing found')).toBeTruthy();
  expect(screen.getByText('Popular dishes')).toBeTruthy();
  expect(screen.getByText('Plov')).toBeTruthy();
});

test('C5 B-73 a typed order is shown without “nothing found”, and what was not understood keeps its order', async () => {
  const { type } = search();
  type('2 plov, 3 sushi');
  const order = await screen.findByRole('region', { name: 'Your order' });
  expect(order.textContent).toContain('2 × Plov');
  expect(order.textContent).toContain('Not understood: \u20683 sushi\u2069');
  expect(screen.queryByText('nothing found')).toBeNull();
  type('sushi, sushi');
  expect(await screen.findByText('nothing found')).toBeTruthy();
});

test('B-73 typed words run in their own direction on a page of either', async () => {
  const { type } = search();
  const field = screen.getByLabelText('Find a dish');
  expect(field.getAttribute('dir')).toBeNull();
  type('2 ta lavash');
  expect(field.getAttribute('dir')).toBe('auto');
});

test('ERR-08 a menu that did not come can be asked for again', async () => {
  let isBroken = true;
  const { type } = search({
    answers: {
      'GET /products/v1/overalls': () => {
        if (isBroken) throw new TypeError('Failed to fetch');
        return menu;
      },
    },
  });
  type('plov');
  await screen.findByText(/No connection/);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Plov')).toBeTruthy();
});

test('SCR-23 a failed load of the menu is shown before anything is typed: the page is not blank', async () => {
  search({
    answers: {
      'GET /products/v1/overalls': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  expect(await screen.findByText(/No connection/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
