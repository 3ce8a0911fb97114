import { aBranch, everyDay } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { orderDraftAtom, serviceTypeAtom } from '../../domains/checkout/order-draft.ts';
import { atCheckout, home, NOW, order, placed, QUOTE, quote } from '../../testing/at-checkout.tsx';

const named = (eng: string) => ({ uz: '', ru: '', eng });
const shut = aBranch({
  id: 'branch-1',
  name: named('Chorsu'),
  workHours: everyDay({ open: '18:00', close: '23:00' }),
});
const open = aBranch({ id: 'open', name: named('Yunusobod'), latitude: 41.35 });
const pickUpOnly = aBranch({ id: 'open', name: named('Yunusobod') });
pickUpOnly.settings = { ...pickUpOnly.settings, deliveryEnabled: false };

const atDeliveryCheckout = (branches: object[], answers = {}) =>
  atCheckout({
    draft: { serviceType: 'DELIVERY', address: home, branchId: null },
    stored: {
      'dasturxon:m-1:nearest-branch': JSON.stringify({ id: 'branch-1', name: shut.name, distance: 10 }),
    },
    answers: {
      'GET /users/v1/branches/full': branches,
      'GET /users/v1/cities/merchant/m-1': [],
      'GET /users/v1/region': [],
      'GET /users/v1/branches/branch-1': shut,
      'GET /users/v1/branches/open': branches.at(-1),
      [QUOTE]: quote(),
      [NOW]: placed,
      ...answers,
    },
  });
const now = () => screen.findByRole('radio', { name: /As soon as possible/ });

beforeEach(() => history.replaceState(null, '', '/checkout'));

test('T37 a closed nearest branch offers the nearest open one, and the order names it', async () => {
  const { sent } = atDeliveryCheckout([shut, open]);
  fireEvent.click(await screen.findByRole('button', { name: 'Deliver now from Yunusobod' }));
  await waitFor(async () => expect(await now()).toHaveProperty('checked', true));
  expect(screen.queryByRole('button', { name: /Deliver now from/ })).toBeNull();
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(await sent()[0]!.json()).toMatchObject({ branch: { id: 'open' }, later: false });
});

test('T37 where no open branch delivers, one is offered to pick the order up from', async () => {
  const { store } = atDeliveryCheckout([shut, pickUpOnly]);
  fireEvent.click(await screen.findByRole('button', { name: 'Pick up now at Yunusobod' }));
  await waitFor(async () => expect(await now()).toHaveProperty('checked', true));
  expect(store.get(serviceTypeAtom)).toBe('PICK_UP');
});

test('T37 where all branches are closed, only a later time is offered', async () => {
  atDeliveryCheckout([shut]);
  expect(await screen.findByText(/Closed now. Opens at 18:00/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /now (from|at)/ })).toBeNull();
});

test('VAL-08 a time that has passed is reported when the checkout opens', async () => {
  const { store } = atCheckout({ draft: { later: true, day: '2026-05-12', time: '09:15' } });
  const gone = /time that you chose is no longer available/;
  expect(await screen.findByText(gone)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Choose a day and a time/ }));
  fireEvent.click(await screen.findByRole('radio', { name: /Tomorrow/ }));
  fireEvent.click(screen.getByRole('radio', { name: /12:30–12:45/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(gone)).toBeNull();
  expect(store.get(orderDraftAtom)).toMatchObject({ day: '2026-05-12', time: '12:30' });
});
