import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Deps } from '../../hosts/deps.ts';
import { renderInStorefront } from '../../testing/index.ts';
import { CashbackCell } from './cashback-cell.tsx';

const show = (history: unknown[], deps: Partial<Deps> = {}) =>
  renderInStorefront(<CashbackCell userId="user-1" />, {
    deps,
    answers: {
      'GET /users/v1/users/me/cashback': { balance: 7000, history },
      'GET /users/v1/users/me/referral': {
        code: 'abcd2345',
        reward: 15_000,
        welcome: 10_000,
        minimum: 40_000,
        promoCode: null,
        perMonth: 10,
        left: 8,
        invited: 3,
        ordered: 2,
        earned: 30_000,
      },
      'GET /users/v1/users/me/loyalty': {
        percent: 5,
        spent: 400_000,
        days: 365,
        next: { fromSum: 1_000_000, percent: 7, missing: 600_000 },
        stamps: [{ categoryId: 'c-1', name: { ru: '', uz: '', eng: 'Pizza' }, every: 6, have: 4 }],
      },
    },
  });
const open = async () => {
  await screen.findByText(/7\s000/);
  fireEvent.click(screen.getByRole('button', { name: /Cashback/ }));
};

test('IMP-19 SET-12 the balance opens into what came and what went, each with its order', async () => {
  show([
    { id: 'c-2', amount: -3000, orderId: 'order-8', createdDate: '2026-05-10T07:00:00Z' },
    { id: 'c-1', amount: 10_000, orderId: 'order-7', createdDate: '2026-05-09T07:00:00Z' },
  ]);
  await open();
  const rows = (await screen.findAllByRole('link')).map((row) =>
    row.textContent!.replace(/[\s\u2066\u2069]/g, ' '),
  );
  expect(rows[0]).toMatch(/Spent on an order.*10\.05\.2026 12:00.*−3 000/);
  expect(rows[1]).toMatch(/Earned.*\+10 000/);
  fireEvent.click(screen.getAllByRole('link')[1]!);
  expect(location.pathname).toBe('/profile/orders/order-7');
});

test('B61 points that went back or were taken back are not called spent', async () => {
  const entry = { amount: -5_000, orderId: null, createdDate: '2026-05-10T07:00:00Z' };
  show([
    { ...entry, id: 'c-3', reason: 'TAKEN_BACK' },
    { ...entry, id: 'c-2', amount: 3_000, reason: 'RETURNED' },
    { ...entry, id: 'c-1', reason: 'A_LATER_BUILD' },
  ]);
  await open();
  await screen.findByText('Taken back after a refund');
  expect(screen.getByText('Points returned')).toBeTruthy();
  expect(screen.getByText('Spent on an order')).toBeTruthy();
});

test('IMP-19 no points yet', async () => {
  show([]);
  await open();
  expect(await screen.findByText('No points yet')).toBeTruthy();
});

test('B31 a guest invites a friend by a link and sees what it has brought', async () => {
  const share = vi.fn(async () => 'shared' as const);
  show([], { share });
  await open();
  expect(await screen.findByText(/Your friend gets 10\s000/)).toBeTruthy();
  expect(screen.getByText(/You get 15\s000/)).toBeTruthy();
  expect(screen.getByText('Friends who ordered').parentElement?.textContent).toContain('2');
  fireEvent.click(screen.getByRole('button', { name: 'Send an invitation' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ path: '/?invite=abcd2345' }));
});

test('B31 the tier, what is missing to the next one, and the stamp cards', async () => {
  show([]);
  await open();
  expect(await screen.findByText('You earn 5% of every order')).toBeTruthy();
  expect(screen.getByText(/600\s000.*more in 365 days, and you earn 7%/)).toBeTruthy();
  expect(screen.getByText('4 of 6: one of every 6 dishes comes back as points')).toBeTruthy();
});
