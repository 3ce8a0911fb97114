import { OPENING_PATH } from '@dasturxon/core/api';
import { aBranch } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { noticesAtom } from '../../store/notices.ts';
import {
  atCheckout,
  home,
  METHODS,
  order,
  isOff,
  orderButton,
  QUOTE,
  quote,
  refused,
} from '../../testing/at-checkout.tsx';

beforeEach(() => history.replaceState(null, '', '/checkout'));

test('SCR-03 PRICE-09 the server’s total is on the button and its lines above', async () => {
  atCheckout();
  await waitFor(async () => expect((await orderButton()).textContent).toContain('90'));
  expect(await screen.findByText(/Plov × 2/)).toBeTruthy();
});

test('SES-12 D54 a guest is asked to sign in, and comes back afterwards', async () => {
  const { store, storage, sent } = atCheckout({ isGuest: true });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storage.content.get('dasturxon:m-1:redirectUrl')).toBe('/checkout');
  expect(store.get(noticesAtom)).toHaveLength(1);
  expect(sent()).toHaveLength(0);
});

test('SET-01 only offered ways are there, and no chooser where there is one', async () => {
  atCheckout();
  expect(await screen.findByRole('radio', { name: 'Pick-up' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Dine in' })).toBeNull();
});

test('SET-01 one way left shows no chooser', async () => {
  atCheckout({ settings: { deliveryActive: false, dineInActive: false } });
  await screen.findByText('Chorsu');
  expect(screen.queryByRole('radio', { name: 'Pick-up' })).toBeNull();
});

test('IMP-11 without a branch nothing is sent, and the branch is asked for', async () => {
  const { sent } = atCheckout({ draft: { branchId: null } });
  await order();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Choose a branch'));
  expect(sent()).toHaveLength(0);
});

test('VAL-12 D37 below the minimum the missing sum is shown and the button is disabled', async () => {
  atCheckout({
    draft: { serviceType: 'DELIVERY', address: home },
    answers: { [QUOTE]: quote({ minimal: { amount: 100_000, missing: 10_000 } }) },
  });
  expect(await screen.findByText(/10\s000.*more for delivery/)).toBeTruthy();
  expect(isOff(await orderButton())).toBe(true);
});

test('SET-25 D22 without a way to pay ordering is closed, with a word on it', async () => {
  const { sent } = atCheckout({ answers: { [METHODS]: [] } });
  await screen.findByText(/Ordering is closed/);
  expect(await orderButton()).toHaveProperty('disabled', true);
  expect(sent()).toHaveLength(0);
});

test('PRICE-07 K-31 cash is chosen beforehand', async () => {
  vi.useRealTimers();
  atCheckout({
    answers: {
      [METHODS]: [
        { id: 'p-2', name: 'Click', type: 'CLICK' },
        { id: 'p-1', name: 'x', type: 'CASH' },
      ],
    },
  });
  expect(await screen.findByRole('radio', { name: /^Cash/ })).toHaveProperty('checked', true);
});

test('IMP-12 D74 an order that is eaten in needs its table, and carries hall and table', async () => {
  const table = { id: 'table-4', hallId: 'hall-1', name: '4', chairs: 4 };
  const { sent } = atCheckout({
    draft: { serviceType: 'DINE_IN' },
    settings: { dineInActive: true },
    answers: {
      'GET /users/v1/branches/full': [aBranch()],
      'GET /users/v1/branches/branch-1/halls': [
        { id: 'hall-1', branchId: 'branch-1', name: { eng: 'Veranda' }, price: 0, tables: [table] },
      ],
    },
  });
  const tables = await screen.findByLabelText('Table');
  await order();
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a table');
  expect(sent()).toHaveLength(0);
  fireEvent.change(tables, { target: { value: 'hall-1|table-4' } });
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({
    serviceType: 'DINE_IN',
    branch: { id: 'branch-1' },
    hallId: 'hall-1',
    tableId: 'table-4',
    address: null,
  });
});

test('IMP-05 B52 ordered now it is ready about when the server, which knows the kitchen, expects it', async () => {
  const opening = { isOpen: true, opensAt: null, minutes: { from: 45, to: 55 }, delivery: null };
  atCheckout({
    answers: { [`GET ${OPENING_PATH}`]: { ...opening, expectedAt: '2026-05-10T07:55:00Z' } },
  });
  expect(await screen.findByText(/Ready around .*12:55/)).toBeTruthy();
});

const BRANCHES = 'GET /users/v1/branches/full';
const anywhere = { serviceType: 'DELIVERY', address: null } as const;

test('D38 while no branch is chosen and all are closed, "now" shows when the first one opens', async () => {
  const evening = aBranch({
    workHours: aBranch().workHours.map((day) => ({ ...day, open: '18:00', close: '23:00' })),
  });
  atCheckout({ draft: anywhere, answers: { [BRANCHES]: [evening] } });
  expect(await screen.findByText(/Closed now. Opens at 18:00/)).toBeTruthy();
  expect(screen.queryByText(/Ready around/)).toBeNull();
  expect(screen.getByRole('radio', { name: /As soon as possible/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: /Later/ })).toHaveProperty('checked', true);
});

test('D38 while no branch is chosen and one of them is open, "now" stays', async () => {
  atCheckout({ draft: anywhere, answers: { [BRANCHES]: [aBranch()] } });
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: /As soon as possible/ })).toHaveProperty('checked', true),
  );
});

test('ERR-16 without an active branch no time is offered, and the button scrolls to the message', async () => {
  const gone = () => refused('branch.notFound', 404);
  const { sent } = atCheckout({
    answers: { [BRANCHES]: [], 'GET /users/v1/branches/branch-1': gone, [QUOTE]: gone },
  });
  expect((await screen.findByText('No branches')).closest('#checkout-when')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /As soon as possible/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: /Later/ })).toHaveProperty('disabled', true);
  fireEvent.click(await orderButton());
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
  expect(sent()).toHaveLength(0);
});
