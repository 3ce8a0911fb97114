import type { Order } from '@dasturxon/core/order';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { noticesAtom } from '../../store/notices.ts';
import { atOrder, details, ORDER } from '../../testing/at-order.tsx';

const GRADE = 'POST /orders/v1/orders/order-1/grade';
const DISH = 'POST /products/v1/grade';
const review = {
  id: 'r-1',
  productId: 'product-1',
  grade: 5,
  comment: null,
  firstName: 'Ali',
  createdDate: null,
};

test('TEN-08 a closed order is graded by stars, with its dishes and a comment, and shows the grade afterwards', async () => {
  let graded: Partial<Order> = { status: 'CLOSED' };
  const { calls } = atOrder({
    answers: {
      [ORDER]: () => details(graded),
      [DISH]: review,
      [GRADE]: () => details((graded = { status: 'CLOSED', grade: 4 })),
    },
  });
  const order = within(await screen.findByRole('group', { name: 'The order' }));
  fireEvent.click(order.getByRole('radio', { name: '4 of 5' }));
  const dish = within(screen.getByRole('group', { name: 'Plov' }));
  fireEvent.click(dish.getByRole('radio', { name: '5 of 5' }));
  fireEvent.change(screen.getByLabelText('What was good, what was not'), { target: { value: 'Tasty' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('img', { name: '4 of 5' })).toBeTruthy();
  const sent = (end: string) => calls.find(({ method, url }) => method === 'POST' && url.endsWith(end));
  expect(await sent('/order-1/grade')?.json()).toEqual({ grade: 4, comment: 'Tasty' });
  expect(await sent('/products/v1/grade')?.json()).toMatchObject({ productId: 'product-1', grade: 5 });
});

test('TEN-08 a failed grade keeps its stars and comment', async () => {
  const { store } = atOrder({
    order: { status: 'CLOSED' },
    answers: {
      [GRADE]: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  const order = within(await screen.findByRole('group', { name: 'The order' }));
  fireEvent.click(order.getByRole('radio', { name: '2 of 5' }));
  fireEvent.change(screen.getByLabelText('What was good, what was not'), { target: { value: 'Cold' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.text).toMatch(/No connection/));
  expect(screen.getByLabelText('What was good, what was not')).toHaveProperty('value', 'Cold');
  expect(order.getByRole('radio', { name: '2 of 5' })).toHaveProperty('checked', true);
});

test('B34 photos are sent one by one, named by the grade, and one that fails is sent again with the text kept', async () => {
  let isDown = true;
  let nth = 0;
  const { calls } = atOrder({
    order: { status: 'CLOSED' },
    answers: {
      'POST /pictures/v1/own': () => {
        if (isDown) throw new TypeError('Failed to fetch');
        nth += 1;
        return { id: `picture-${nth}` };
      },
      [GRADE]: () => details({ status: 'CLOSED', grade: 4 }),
    },
  });
  const order = within(await screen.findByRole('group', { name: 'The order' }));
  fireEvent.click(order.getByRole('radio', { name: '4 of 5' }));
  fireEvent.change(screen.getByLabelText('What was good, what was not'), { target: { value: 'Tasty' } });
  const photos = within(screen.getByRole('group', { name: 'Photos' }));
  const files = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')];
  fireEvent.change(photos.getByLabelText('Add a photo'), { target: { files } });
  expect((await photos.findByRole('alert')).textContent).toMatch(/No connection/);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await photos.findByRole('img', { name: 'Photo 2' })).toBeTruthy();
  fireEvent.click(photos.getByRole('button', { name: 'Remove photo 1' }));
  await waitFor(() => expect(photos.queryByRole('img', { name: 'Photo 2' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('img', { name: '4 of 5' });
  const sent = calls.find(({ method, url }) => method === 'POST' && url.endsWith('/order-1/grade'));
  expect(await sent?.json()).toEqual({ grade: 4, comment: 'Tasty', pictures: ['picture-2'] });
});

test.each(['CREATED', 'ON_WAY', 'CANCELED'] as const)('an order that is %s is not graded', async (status) => {
  atOrder({ order: { status } });
  await screen.findByText('№ 1001');
  expect(screen.queryByRole('group', { name: 'The order' })).toBeNull();
});
