import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { handoverAtom } from '../../domains/checkout/handover.ts';
import { atCheckout, home, METHODS, order } from '../../testing/at-checkout.tsx';

// Here before a switch asks for it: the test waits for the screen, not for the building of modules.
import '../../features/checkout/cards/cash-change.tsx';
import '../../features/checkout/cards/dish-notes.tsx';
import '../../features/checkout/cards/entrance/entrance-photo.tsx';

beforeEach(() => history.replaceState(null, '', '/checkout'));

const byCourier = { draft: { serviceType: 'DELIVERY' as const, address: home } };
const group = () => screen.findByRole('group', { name: 'Prepare change from' });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

test('B23 the guest chooses the notes for a cash delivery and sees the change', async () => {
  const { sent, store } = atCheckout(byCourier);
  await group();
  press(/100\s000/);
  await screen.findByText(/Change: 10\s000/);
  fireEvent.change(screen.getByLabelText('Cutlery, for how many people'), { target: { value: '2' } });
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({ changeFrom: 100_000, cutlery: 2, leaveAtDoor: false });
  await waitFor(() => expect(store.get(handoverAtom)).toMatchObject({ changeFrom: null, cutlery: 2 }));
});

test('B60 a photo of the entrance goes with a delivery and is forgotten after it', async () => {
  const { sent, store } = atCheckout({
    ...byCourier,
    answers: { 'POST /pictures/v1/own': { id: 'picture-1' } },
  });
  fireEvent.click(await screen.findByText('Photo of the entrance for the courier'));
  const files = [new File(['a'], 'a.jpg')];
  fireEvent.change(await screen.findByLabelText('Add a photo'), { target: { files } });
  expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeTruthy();
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({ entrancePicture: 'picture-1' });
  await waitFor(() => expect(store.get(handoverAtom).entrancePicture).toBe(null));
});

test('BO-291 an allergy is kept with the unsent order, sent with it, and forgotten after it', async () => {
  const { sent, store } = atCheckout();
  fireEvent.change(await screen.findByLabelText('Allergies'), { target: { value: ' Nuts ' } });
  expect(store.get(handoverAtom).allergies).toBe(' Nuts ');
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({ allergies: 'Nuts' });
  await waitFor(() => expect(store.get(handoverAtom).allergies).toBe(''));
});

test('B23 a typed sum below the total is not sent, and Arabic digits are read', async () => {
  const { sent } = atCheckout(byCourier);
  await group();
  press('Another sum');
  const field = screen.getByRole('textbox', { name: 'Prepare change from' });
  fireEvent.change(field, { target: { value: '50000' } });
  await order();
  expect((await screen.findAllByText('This is less than the total')).length).toBeGreaterThan(0);
  expect(sent()).toHaveLength(0);
  fireEvent.change(field, { target: { value: '١٥٠٠٠٠' } });
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({ changeFrom: 150_000 });
});

test('B23 the door is offered where the order is paid before, and change is not', async () => {
  const answers = { [METHODS]: [{ id: 'p-2', name: 'Payme', type: 'PAYME' }] };
  const { sent } = atCheckout({ ...byCourier, answers });
  fireEvent.click(await screen.findByRole('switch', { name: 'Leave at the door' }));
  expect(screen.queryByRole('group', { name: 'Prepare change from' })).toBeNull();
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({ changeFrom: null, leaveAtDoor: true });
});

test('B15 a dish has a comment and a choice of its own; switched off, they are gone', async () => {
  const { sent, store } = atCheckout();
  const all = await screen.findByRole('switch', { name: 'Notes on single dishes' });
  fireEvent.click(all);
  fireEvent.change(await screen.findByLabelText('Comment on the dish'), { target: { value: 'No onions' } });
  fireEvent.change(screen.getByLabelText('If it has run out'), { target: { value: 'REMOVE' } });
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const line = { productId: 'product-1', comment: 'No onions', ifMissing: 'REMOVE' };
  expect(await sent()[0]?.json()).toMatchObject({ cartItems: [line] });
  await waitFor(() => expect(store.get(handoverAtom).dishes).toEqual({}));
});
