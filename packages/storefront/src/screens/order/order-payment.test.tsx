import { anOrderHistoryEvent } from '@dasturxon/core/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { payNowAtom } from '../../domains/payment/paying.ts';
import { ORDER } from '../../testing/at-order.tsx';
import {
  atUnpaidOrder,
  CHECKOUT,
  NOW,
  PAGE,
  payment,
  PAYMENT,
  unpaid,
} from '../../testing/at-unpaid-order.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('ST-03 an unpaid order shows what to pay and until when, and Pay opens the provider’s page', async () => {
  const { openLink } = atUnpaidOrder();
  expect(await screen.findByRole('timer')).toHaveProperty('textContent', expect.stringContaining('29:05'));
  fireEvent.click(await screen.findByRole('button', { name: /^Pay\b.*105/ }));
  await waitFor(() => expect(openLink).toHaveBeenCalledWith(PAGE.url));
});

test('ERR-08 a payment page that cannot be opened shows the reason and can be retried', async () => {
  const refused = Response.json(
    { code: 'payment.failed', description: { eng: 'The provider does not answer' }, requestId: 'r' },
    { status: 502 },
  );
  atUnpaidOrder({ answers: { [CHECKOUT]: () => refused.clone() } });
  fireEvent.click(await screen.findByRole('button', { name: /^Pay\b.*105/ }));
  expect(await screen.findByText('The provider does not answer')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pay\b.*105/ })).toHaveProperty('disabled', false);
});

test('ST-03 an order that was just placed leads to its payment by itself, once', async () => {
  const storefront = atUnpaidOrder();
  act(() => storefront.store.set(payNowAtom, { orderId: 'order-1', cardId: null }));
  await waitFor(() => expect(storefront.openLink).toHaveBeenCalledTimes(1));
  expect(storefront.store.get(payNowAtom)).toBeNull();
});

test('BO-120 the difference of a change is paid by its own button, also in cash on receipt', async () => {
  const { openLink } = atUnpaidOrder({
    answers: {
      [ORDER]: unpaid({ isPaid: true, status: 'ACCEPTED', totalPrice: 127_000 }),
      [PAYMENT]: () => payment({ isPaid: true, state: 'PAID', due: 22_000, payUntil: null }),
    },
  });
  expect(await screen.findByText(/The change added.*22.000/)).toBeTruthy();
  expect(screen.queryByText('Paid. Thank you!')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Pay the difference.*22/ }));
  await waitFor(() => expect(openLink).toHaveBeenCalledWith(PAGE.url));
});

test('BO-120 a difference that cannot be paid online is collected on receipt', async () => {
  atUnpaidOrder({
    answers: {
      [ORDER]: unpaid({ isPaid: true, status: 'ACCEPTED' }),
      [PAYMENT]: () => payment({ isPaid: true, state: 'PAID', due: 22_000, canPay: false, payUntil: null }),
    },
  });
  expect(await screen.findByText(/To pay on receipt: .*22.000/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('D19 a refund is shown, with the fiscal receipts', async () => {
  atUnpaidOrder({
    answers: {
      [ORDER]: unpaid({ isPaid: true, status: 'CANCELED' }),
      [PAYMENT]: payment({
        isPaid: true,
        canPay: false,
        state: 'PAID',
        refunded: 15_000,
        refunding: 90_000,
        receipts: [{ type: 'PERFORM', qrCodeUrl: 'https://ofd.soliq.uz/check?t=1' }],
      }),
    },
  });
  expect(await screen.findByText(/Refunded: 15\s000/)).toBeTruthy();
  expect(screen.getByText(/Refund on its way: 90\s000/)).toBeTruthy();
  expect(screen.queryByText('Paid. Thank you!')).toBeNull();
  expect(screen.queryByRole('img'), 'the code is folded').toBeNull();
  fireEvent.click(await screen.findByText('QR code of the receipt'));
  expect(await screen.findByRole('img', { name: 'QR code of the receipt' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toContain('soliq');
});

test('D19 F19 money on its way back is asked after until it has come, and the order is paid no more', async () => {
  let isPaid = true;
  const wentBack = [anOrderHistoryEvent(), anOrderHistoryEvent({ id: 2, type: 'UPDATE', reason: 'REFUND' })];
  const money = () => (isPaid ? { refunding: 105_000 } : { refunding: 0, refunded: 105_000 });
  atUnpaidOrder({
    answers: {
      [ORDER]: () => ({ ...unpaid({ isPaid, status: 'CANCELED' }), ...(!isPaid && { history: wentBack }) }),
      [PAYMENT]: () => payment({ isPaid, canPay: false, state: isPaid ? 'PAID' : 'REFUNDED', ...money() }),
    },
  });
  await screen.findByText(/Refund on its way: 105\s000/);
  expect(screen.getByText('Payme, money is being returned')).toBeTruthy();
  isPaid = false;
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByText(/Refunded: 105\s000/)).toBeTruthy();
  expect(await screen.findByText('Payme, money returned')).toBeTruthy();
});

test('F20 an open page of an order cancelled unpaid shows money that comes late, and stops asking 15 minutes after', async () => {
  const at = NOW.toISOString();
  const cancelled = anOrderHistoryEvent({ id: 2, status: 'CANCELED', at });
  const late = anOrderHistoryEvent({ id: 3, type: 'UPDATE', reason: 'LATE_PAYMENT', status: 'CANCELED', at });
  let hasCome = false;
  const { clock, asked } = atUnpaidOrder({
    answers: {
      [ORDER]: () => ({
        ...unpaid({ status: 'CANCELED' }),
        history: [anOrderHistoryEvent(), cancelled, ...(hasCome ? [late] : [])],
      }),
      [PAYMENT]: () =>
        payment({ canPay: false, state: 'CANCELED', payUntil: null, refunding: hasCome ? 105_000 : 0 }),
    },
  });
  await screen.findByText('Payme');
  hasCome = true;
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByText(/Refund on its way: 105\s000/)).toBeTruthy();
  expect(await screen.findByText('Payme, money is being returned')).toBeTruthy();

  hasCome = false;
  clock.now = new Date(NOW.getTime() + 15 * 60_000);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  const before = asked(PAYMENT).length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked(PAYMENT).length - before).toBeLessThanOrEqual(1);
});

test('F20 an open page of an order switched to cash and cancelled shows money that comes late', async () => {
  const at = NOW.toISOString();
  const toCash = anOrderHistoryEvent({ id: 2, type: 'CHANGE_PAYMENT_TYPE', paymentType: 'CASH' });
  const cancelled = anOrderHistoryEvent({ id: 3, status: 'CANCELED', at });
  const late = anOrderHistoryEvent({ id: 4, type: 'UPDATE', reason: 'LATE_PAYMENT', status: 'CANCELED', at });
  const byCash = { canPay: false, payUntil: null, paymentType: 'CASH' } as const;
  let hasCome = false;
  atUnpaidOrder({
    answers: {
      [ORDER]: () => ({
        ...unpaid({ paymentType: 'CASH', status: 'CANCELED' }),
        history: [anOrderHistoryEvent(), toCash, cancelled, ...(hasCome ? [late] : [])],
      }),
      [PAYMENT]: () => payment({ ...byCash, state: 'CANCELED', refunding: hasCome ? 105_000 : 0 }),
    },
  });
  await screen.findByText('№ 1001');
  expect(screen.queryByText(/Refund on its way/)).toBeNull();
  hasCome = true;
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByText(/Refund on its way: 105\s000/)).toBeTruthy();
  expect(await screen.findByText('Cash, money is being returned')).toBeTruthy();
});

test('F20 late money of an order now paid in cash is shown as being refunded', async () => {
  const late = anOrderHistoryEvent({ id: 2, type: 'UPDATE', reason: 'LATE_PAYMENT', status: 'CANCELED' });
  atUnpaidOrder({
    answers: {
      [ORDER]: {
        ...unpaid({ paymentType: 'CASH', status: 'CANCELED' }),
        history: [anOrderHistoryEvent(), late],
      },
      [PAYMENT]: payment({
        paymentType: 'CASH',
        canPay: false,
        state: 'PAID',
        refunding: 105_000,
        payUntil: null,
      }),
    },
  });
  expect(await screen.findByText('Cash, money is being returned')).toBeTruthy();
  expect(await screen.findByText(/Refund on its way: 105\s000/)).toBeTruthy();
});

test('ST-03 an order paid on the spot asks nothing about money', async () => {
  const { asked } = atUnpaidOrder({ answers: { [ORDER]: unpaid({ paymentType: 'CASH' }) } });
  await screen.findByText('№ 1001');
  expect(asked(PAYMENT)).toHaveLength(0);
});
