import type { Order } from '@dasturxon/core/order';
import { anOrderHistoryEvent } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ORDER } from '../../testing/at-order.tsx';
import { atUnpaidOrder, left, METHOD, payment, PAYMENT, unpaid } from '../../testing/at-unpaid-order.tsx';

test('ST-03 another way to pay, and cash to the courier, are chosen without a new order', async () => {
  let type: Order['paymentType'] = 'PAYME';
  const { asked, openLink } = atUnpaidOrder({
    answers: {
      [ORDER]: () => unpaid({ paymentType: type }),
      [METHOD]: () => unpaid({ paymentType: (type = 'CASH') }),
      [PAYMENT]: () => payment({ paymentType: type, canPay: type === 'PAYME' }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Pay another way' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'How to pay' }));
  fireEvent.click(await sheet.findByRole('radio', { name: /Cash/ }));
  fireEvent.click(sheet.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(asked(METHOD)).toHaveLength(1));
  expect(await asked(METHOD)[0]?.json()).toEqual({ paymentType: 'CASH', platform: 'WEB' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'How to pay' })).toBeNull());
  expect(openLink).not.toHaveBeenCalled();
  expect(await screen.findByText(/Cash, unpaid/)).toBeTruthy();
});

test('ST-03 F19 after returning from a provider and choosing cash, no pending payment is shown', async () => {
  let type: Order['paymentType'] = 'UZUM';
  atUnpaidOrder({
    stored: left(0),
    answers: {
      [ORDER]: () => unpaid({ paymentType: type }),
      [METHOD]: () => unpaid({ paymentType: (type = 'CASH') }),
      [PAYMENT]: payment({ paymentType: 'UZUM', state: 'CREATED' }),
    },
  });
  await screen.findAllByText('Checking payment…');
  fireEvent.click(await screen.findByRole('button', { name: 'Pay another way' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'How to pay' }));
  fireEvent.click(await sheet.findByRole('radio', { name: /Cash/ }));
  fireEvent.click(sheet.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/Cash, unpaid/)).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByText('Checking payment…')).toEqual([]));
  expect(screen.queryByRole('button', { name: 'Pay another way' })).toBeNull();
});

test('ST-03 each other method describes what follows, by the service type', async () => {
  atUnpaidOrder({ answers: { [ORDER]: unpaid({ serviceType: 'PICK_UP' }) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Pay another way' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'How to pay' }));
  expect(await sheet.findByText('You pay at the counter when you pick it up')).toBeTruthy();
  expect(sheet.getAllByText('You pay on the next page')).toHaveLength(2);
});

test('ST-03 another way is not offered where there is none', async () => {
  const only = [{ id: 'p-2', name: 'Payme', type: 'PAYME' }];
  atUnpaidOrder({ answers: { 'GET /payments/v1/methods': only } });
  expect(await screen.findByRole('button', { name: /^Pay .*105/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay another way' })).toBeNull());
});

test('F20 a cash order paid through a provider after all names the provider', async () => {
  const history = [anOrderHistoryEvent({ type: 'PAID', paymentType: 'PAYME' })];
  const order = { ...unpaid({ paymentType: 'CASH', isPaid: true }), history };
  atUnpaidOrder({
    answers: { [ORDER]: order, [PAYMENT]: payment({ isPaid: true, state: 'PAID', canPay: false }) },
  });
  expect(await screen.findByText('Payme, paid')).toBeTruthy();
});

test('RT-29 a saved card pays without leaving', async () => {
  const { asked, openLink } = atUnpaidOrder({
    cards: true,
    answers: {
      'GET /payments/v1/cards': [{ id: 'c-1', number: '•••• 6478', type: 'UZCARD', isVerified: true }],
      'POST /payments/v1/orders/order-1/card': unpaid(),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Pay another way' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'How to pay' }));
  fireEvent.click(await sheet.findByRole('radio', { name: /6478/ }));
  fireEvent.click(sheet.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(asked('POST /payments/v1/orders/order-1/card')).toHaveLength(1));
  expect(await asked('POST /payments/v1/orders/order-1/card')[0]?.json()).toEqual({ cardId: 'c-1' });
  expect(openLink).not.toHaveBeenCalled();
});
