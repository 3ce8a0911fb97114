import { aPromo, aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { addLineAtom } from '../../domains/cart/cart.ts';
import { noticesAtom } from '../../store/notices.ts';
import { aBoot, aStore, renderInStorefront } from '../../testing/index.ts';
import { PromosScreen } from './promos-screen.tsx';

const LIST = 'GET /orders/v1/promos/user/user-1';

function atPromos(promos: unknown, { promoActive = true, isGuest = false } = {}) {
  history.replaceState(null, '', '/profile/promos');
  const session = JSON.stringify({ token: 't-1', user: aUser() });
  return renderInStorefront(<PromosScreen params={{}} />, {
    boot: aBoot({ settings: { promoActive } }),
    deps: { storage: aStore(isGuest ? {} : { 'dasturxon:m-1:session': session }) },
    answers: { [LIST]: promos },
  });
}

const off = (code: string, change: Parameters<typeof aPromo>[0] = {}) =>
  aPromo({ id: code, code, discountType: 'PERCENTAGE', productDiscount: 10, minPrice: 0, ...change });

test('RT-27 SCR-08 a code shows its discount, end and minimum sum', async () => {
  atPromos([off('TEN', { minPrice: 100_000, endDate: '2026-12-31', deliveryDiscount: 100 })]);
  expect(await screen.findByText('TEN')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('−10\u00A0% · Free delivery');
  expect(screen.getByText(/From 100\s000\sUZS · Valid until 31\.12\.2026/)).toBeTruthy();
});

test.each([
  ['ERR-20 has not begun', { startDate: '2026-06-01' }],
  ['ERR-21 has ended', { endDate: '2026-05-01' }],
  ['ERR-19 is switched off', { isActive: false }],
] as const)('VAL-10 a code that %s is not listed', async (_, change) => {
  atPromos([off('NO', change), off('YES')]);
  expect(await screen.findByText('YES')).toBeTruthy();
  expect(screen.queryByText('NO')).toBeNull();
});

test('VAL-10 ERR-22 the sum that the basket lacks is shown, and whether the code applies', async () => {
  const { store } = atPromos([off('BIG', { minPrice: 30_000 })]);
  expect(await screen.findByText(/Add 30\s000\sUZS more/)).toBeTruthy();
  store.set(addLineAtom, { productId: 'product-1', modifiers: [], count: 3 });
  expect(await screen.findByText('Ready to use at checkout')).toBeTruthy();
});

test('RT-27 a code is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { store } = atPromos([off('TEN')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.text).toBe('TEN copied'));
  expect(writeText).toHaveBeenCalledWith('TEN');
});

test('RT-27 no codes yet', async () => {
  atPromos([]);
  expect(await screen.findByText('No promo codes yet')).toBeTruthy();
});

test('RT-27 SES-12 a guest is asked to sign in and comes back here', async () => {
  const { store } = atPromos([], { isGuest: true });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(store.get(noticesAtom)[0]?.text).toMatch(/^Sign in/);
});

test('SET-14 the page leads nowhere while promos are switched off', () => {
  const { calls } = atPromos([], { promoActive: false });
  expect(screen.getByText('Page not found: /profile/promos')).toBeTruthy();
  expect(calls).toHaveLength(0);
});
