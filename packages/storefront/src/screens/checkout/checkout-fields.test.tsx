import { aPromo, aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { bootAtom } from '../../store/boot.ts';
import { atCheckout, order, QUOTE, quote, refused } from '../../testing/at-checkout.tsx';

beforeEach(() => history.replaceState(null, '', '/checkout'));

test('a comment near its limit shows the limit', async () => {
  atCheckout();
  const field = await screen.findByLabelText('Comment on the order');
  fireEvent.change(field, { target: { value: 'No onions' } });
  expect(screen.queryByText(/500/)).toBeNull();
  fireEvent.change(field, { target: { value: 'a'.repeat(500) } });
  expect(screen.getByText(/500 \/ 500/)).toBeTruthy();
});

test('SET-14 there is a promo field where promos are on, and none where they are off', async () => {
  atCheckout({ settings: { promoActive: false } });
  await screen.findByText('Chorsu');
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('SET-14 a refused code shows the reason and keeps the order as it was', async () => {
  const { store } = atCheckout({
    settings: { promoActive: true },
    answers: {
      [QUOTE]: async (request: Request) => {
        const { promoCode } = (await request.json()) as { promoCode: string | null };
        return promoCode ? refused('promo.expired', 422) : quote();
      },
    },
  });
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: 'palov' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Refused: promo.expired');
  expect(store.get(orderDraftAtom).promoCode).toBe('');
});

test('SET-17 IMP-10 another receiver needs a name and a phone', async () => {
  const { sent } = atCheckout({ settings: { receiverActive: true } });
  fireEvent.click(await screen.findByRole('switch', { name: 'Someone else will receive it' }));
  await order();
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThanOrEqual(2);
  fireEvent.change(screen.getByLabelText("Recipient's name"), { target: { value: 'Ali' } });
  fireEvent.change(screen.getByLabelText("Recipient's phone"), { target: { value: '90 123 45 67' } });
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({ receiver: { name: 'Ali', phone: '998901234567' } });
});

test('IMP-09 IMP-13 a receipt goes to the guest’s own phone unless another one is typed; without one it is asked for', async () => {
  const { sent } = atCheckout();
  fireEvent.click(await screen.findByRole('switch', { name: 'Send the receipt by SMS' }));
  const own = screen.getByLabelText<HTMLInputElement>('Phone for the receipt');
  expect(own.value.replaceAll(/\D/g, '')).toBe(aUser().phone);
  fireEvent.change(own, { target: { value: '' } });
  await order();
  await screen.findByRole('alert');
  expect(sent()).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('Phone for the receipt'), { target: { value: '901234567' } });
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({ sendCheque: true, sendChequePhone: '998901234567' });
});

test('SET-13 D40 no more points can be spent than there are', async () => {
  const { store } = atCheckout({
    settings: { cashbackActive: true },
    answers: { 'GET /users/v1/users/me/cashback': { balance: 7000, history: [] } },
  });
  fireEvent.change(await screen.findByLabelText('Points to spend'), { target: { value: '9000' } });
  expect(store.get(orderDraftAtom).cashback).toBe(7000);
});

test('SCR-08 SET-14 a code of the customer that counts now is applied by a tap', async () => {
  const promo = (code: string, change: object) =>
    aPromo({ id: code, code, minPrice: 0, productDiscount: 10, ...change });
  const { store } = atCheckout({
    settings: { promoActive: true },
    answers: {
      'GET /orders/v1/promos/user/user-1': [
        promo('TEN', {}),
        promo('BIG', { minPrice: 1_000_000 }),
        promo('OLD', { endDate: '2026-05-01' }),
        promo('FREEWAY', { productDiscount: 0, deliveryDiscount: 100 }),
      ],
    },
  });
  expect(await screen.findByText('TEN')).toBeTruthy();
  expect(screen.queryByText('BIG')).toBeNull();
  expect(screen.queryByText('OLD')).toBeNull();
  expect(screen.queryByText('FREEWAY')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use' }));
  await waitFor(() => expect(store.get(orderDraftAtom).promoCode).toBe('TEN'));
});

test('SCR-08 a code is offered by the priced sum, also where the page was opened without the menu', async () => {
  const promo = (code: string, minPrice: number) => aPromo({ id: code, code, minPrice, productDiscount: 10 });
  const { store } = atCheckout({
    settings: { promoActive: true },
    answers: {
      [QUOTE]: quote({ totalProductPrice: 30_000 }),
      'GET /orders/v1/promos/user/user-1': [promo('ENOUGH', 30_000), promo('MORE', 30_001)],
    },
  });
  store.set(bootAtom, { ...store.get(bootAtom)!, menu: null });
  expect(await screen.findByText('ENOUGH')).toBeTruthy();
  expect(screen.queryByText('MORE')).toBeNull();
});
