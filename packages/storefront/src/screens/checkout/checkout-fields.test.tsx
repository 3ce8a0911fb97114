import type { OfferedPromotion } from '@dasturxon/core/promo';
import { aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
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

test('IMP-09 IMP-10 after a reload the order still goes to the other receiver, and the receipt to its phone', async () => {
  const people = { hasReceiver: true, receiverName: 'Ali', receiverPhone: '901234567' };
  const receipt = { sendCheque: true, sendChequePhone: '901112233' };
  const { sent } = atCheckout({ settings: { receiverActive: true }, draft: { ...people, ...receipt } });
  await screen.findByText('Ali');
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({
    receiver: { name: 'Ali', phone: '998901234567' },
    sendCheque: true,
    sendChequePhone: '998901112233',
  });
});

test('B63 the recipient is folded below the payment, and opens where something in it is wrong', async () => {
  atCheckout({ settings: { receiverActive: true } });
  const recipient = await screen.findByRole('heading', { name: 'Recipient' });
  const payment = screen.getByRole('heading', { name: 'Payment' });
  expect(payment.compareDocumentPosition(recipient)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const card = recipient.closest('details')!;
  expect(card.open).toBe(false);
  expect(card.querySelector('summary')!.textContent).toContain(aUser().firstName);
  fireEvent.click(screen.getByRole('switch', { name: 'Someone else will receive it' }));
  await order();
  await waitFor(() => expect(card.open).toBe(true));
  expect(document.activeElement).toBe(screen.getByLabelText("Recipient's name"));
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

const offer = (change: Partial<OfferedPromotion>): OfferedPromotion => ({
  promoId: 'promo-1',
  code: null,
  name: null,
  state: 'NOT_YET',
  off: 0,
  text: null,
  ...change,
});

test('B30 SET-14 the promotions beside the order: a code is applied by a tap, and what is missing is named', async () => {
  const missing = { uz: 'Yana 12 000', ru: 'Ещё 12 000', eng: 'Add 12 000 more' };
  const { store } = atCheckout({
    settings: { promoActive: true },
    answers: {
      [QUOTE]: quote({
        offers: [
          offer({
            promoId: 'p1',
            name: { uz: '2+1', ru: '2+1', eng: '2+1 pizza' },
            state: 'APPLIED',
            off: 40_000,
          }),
          offer({ promoId: 'p2', code: 'TEN', state: 'USABLE', off: 9_000 }),
          offer({ promoId: 'p3', name: { uz: 'Y', ru: 'Д', eng: 'Free delivery' }, text: missing }),
        ],
      }),
    },
  });
  expect(await screen.findByText('2+1 pizza')).toBeTruthy();
  expect(screen.getByText('Add 12 000 more')).toBeTruthy();
  const [use, ...others] = screen.getAllByRole('button', { name: 'Use' });
  expect(others).toHaveLength(0);
  fireEvent.click(use!);
  await waitFor(() => expect(store.get(orderDraftAtom).promoCode).toBe('TEN'));
});

test('B30 C1 each promotion lowers the sum under its own name, and points to earn are named', async () => {
  const named = { promoId: 'p1', code: null, name: { uz: '2+1', ru: '2+1', eng: '2+1 pizza' }, terms: null };
  atCheckout({
    settings: { promoActive: true },
    answers: {
      [QUOTE]: quote({
        totalProductDiscount: 40_000,
        earned: 1_500,
        promotions: [{ ...named, onProducts: 40_000, onDelivery: 0, doublesCashback: false }],
      }),
    },
  });
  expect((await screen.findByText('2+1 pizza')).parentElement?.textContent).toMatch(/−40\s000/);
  expect(screen.getByText(/You will earn 1\s500/)).toBeTruthy();
  expect(screen.queryByText('Discount')).toBeNull();
});
