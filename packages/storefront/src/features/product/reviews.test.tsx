import { aProduct, aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { ProductScreen } from '../../screens/product/product-screen.tsx';
import { Reviews } from './reviews.tsx';

const LIST = 'GET /products/v1/product-1/reviews';
const SEND = 'POST /products/v1/grade';
const review = (change: object = {}) => ({
  id: 'r-1',
  productId: 'product-1',
  grade: 4,
  comment: 'Very tasty',
  firstName: 'Ali',
  createdDate: '2026-05-10T07:00:00.000Z',
  ...change,
});

async function openReviews(answers: Answers, { isGuest = false } = {}) {
  const session = JSON.stringify({ token: 't-1', user: aUser() });
  const storage = aStore(isGuest ? {} : { 'dasturxon:m-1:session': session });
  const storefront = renderInStorefront(
    <Reviews productId="product-1" name="Plov" onClose={() => undefined} />,
    {
      deps: { storage },
      answers,
    },
  );
  return { ...storefront, storage, sheet: within(await screen.findByRole('dialog', { name: 'Reviews' })) };
}

test('ENT-28 TEN-08 reviews of a dish', async () => {
  const { sheet } = await openReviews({ [LIST]: [review()] });
  expect(await sheet.findByText('Very tasty')).toBeTruthy();
  expect(sheet.getByText('Ali')).toBeTruthy();
  expect(sheet.getByRole('img', { name: '4 of 5' })).toBeTruthy();
});

test('B34 the restaurant’s reply stands under the review', async () => {
  const { sheet } = await openReviews({ [LIST]: [review({ reply: 'Thank you, Ali!' })] });
  expect(await sheet.findByText('Thank you, Ali!')).toBeTruthy();
  expect(sheet.getByText('The restaurant’s reply')).toBeTruthy();
});

test('TEN-08 a buyer writes a review, and the list is read again', async () => {
  let all = [review()];
  const { sheet, calls } = await openReviews({
    [LIST]: () => all,
    [SEND]: () => {
      all = [review({ id: 'r-2', comment: 'As at home', grade: 5 }), ...all];
      return all[0];
    },
  });
  fireEvent.click(await sheet.findByRole('radio', { name: '5 of 5' }));
  fireEvent.change(sheet.getByLabelText('Your review'), { target: { value: 'As at home' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Send' }));
  expect(await sheet.findByText('As at home')).toBeTruthy();
  const sent = calls.find((call) => call.method === 'POST');
  expect(await sent?.json()).toEqual({ productId: 'product-1', grade: 5, comment: 'As at home' });
});

test('MENU-08 a first review is in the grade of its dish at once', async () => {
  const storage = aStore({ 'dasturxon:m-1:session': JSON.stringify({ token: 't-1', user: aUser() }) });
  const dish = aProduct({ id: 'product-1', grade: null });
  let all: unknown[] = [];
  renderInStorefront(<ProductScreen params={{ id: dish.id }} />, {
    deps: { storage },
    answers: {
      'GET /products/v1/overalls': { groups: [], categories: [], products: [dish] },
      'GET /products/v1/grade': () => (all.length > 0 ? [{ productId: 'product-1', grade: 4 }] : []),
      [LIST]: () => all,
      [SEND]: () => (all = [review()])[0],
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /No reviews yet/ }));
  fireEvent.click(await screen.findByRole('radio', { name: '4 of 5' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('4.0')).toBeTruthy();
  expect(screen.queryByText('No reviews yet.')).toBeNull();
});

test('T43 a guest who has not bought it gets a message, and keeps the text', async () => {
  const domainError = { code: 'order.notGradable', description: { eng: 'No.' }, requestId: 'r' };
  const { sheet } = await openReviews({
    [LIST]: [],
    [SEND]: () => Response.json(domainError, { status: 409 }),
  });
  fireEvent.click(await sheet.findByRole('radio', { name: '1 of 5' }));
  fireEvent.change(sheet.getByLabelText('Your review'), { target: { value: 'Never had it' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Send' }));
  expect((await sheet.findByRole('alert')).textContent).toBe(
    'Only guests who have ordered this dish can review it.',
  );
  expect(sheet.getByLabelText('Your review')).toHaveProperty('value', 'Never had it');
});

test('SES-12 a guest signs in to write, and comes back to the dish', async () => {
  const { sheet, storage } = await openReviews({ [LIST]: [] }, { isGuest: true });
  expect(await sheet.findByText('No reviews yet.')).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Sign in to write a review' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storage.content.get('dasturxon:m-1:redirectUrl')).toBe('/product/product-1');
});

test('ERR-08 reviews that did not come can be asked for again', async () => {
  let isBroken = true;
  const { sheet } = await openReviews({
    [LIST]: () => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return [review()];
    },
  });
  await sheet.findByText(/No connection/);
  isBroken = false;
  fireEvent.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await sheet.findByText('Very tasty')).toBeTruthy();
});
