import { act, screen, waitFor, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ORDER } from '../../testing/at-order.tsx';
import { atUnpaidOrder, left, NOW, payment, PAYMENT, unpaid } from '../../testing/at-unpaid-order.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['cancelled', 'failed'] as const)(
  'TEN-14 a messenger’s invoice that ends %s leaves the order to be paid, with nothing to wait for',
  async (ends) => {
    const { openLink, asked } = atUnpaidOrder({ ends });
    fireEvent.click(await screen.findByRole('button', { name: /^Pay\b.*105/ }));
    await waitFor(() => expect(asked(PAYMENT).length).toBeGreaterThan(1));
    expect(await screen.findByRole('button', { name: /^Pay\b.*105/ })).toBeTruthy();
    expect(screen.queryByText('Checking payment…')).toBeNull();
    expect(openLink).not.toHaveBeenCalled();
  },
);

test('TEN-14 F19 a paid invoice of a messenger is pending until the provider confirms it', async () => {
  const { openLink } = atUnpaidOrder({ ends: 'paid' });
  fireEvent.click(await screen.findByRole('button', { name: /^Pay\b.*105/ }));
  expect((await screen.findAllByText('Checking payment…')).length).toBeGreaterThan(0);
  expect(openLink).not.toHaveBeenCalled();
});

test('F19 a returning guest sees that the payment is being checked, and then that it has arrived', async () => {
  let polls = 0;
  let isPaid = false;
  const { asked } = atUnpaidOrder({
    stored: left(),
    answers: {
      [ORDER]: () => unpaid({ isPaid }),
      [PAYMENT]: () => {
        polls += 1;
        isPaid = polls > 3;
        return payment(isPaid ? { isPaid, canPay: false, state: 'PAID' } : { state: 'CREATED' });
      },
    },
  });
  expect((await screen.findAllByText('Checking payment…')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Pay\b.*105/ })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(await screen.findByText('Paid. Thank you!')).toBeTruthy();
  const before = asked(PAYMENT).length;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asked(PAYMENT).length).toBeLessThanOrEqual(before + 1);
});

test('F19 the spinner is not endless: after half a minute there are ways on, nothing is claimed about money without a notification, and the asking slows down', async () => {
  const { clock, asked } = atUnpaidOrder({
    stored: left(),
    answers: { [PAYMENT]: payment({ state: 'CREATED' }) },
  });
  await screen.findAllByText('Checking payment…');
  clock.now = new Date(NOW.getTime() + 31_000);
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(await screen.findByText(/Your payment is not confirmed yet/)).toBeTruthy();
  expect(screen.queryByText(/Nothing was taken/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Pay\b.*105/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay another way' })).toBeTruthy();
  const before = asked(PAYMENT).length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked(PAYMENT).length - before).toBeLessThanOrEqual(2);
});

test('F20 a declined payment is shown at once, with a retry and other methods', async () => {
  atUnpaidOrder({ stored: left(), answers: { [PAYMENT]: payment({ state: 'CANCELED' }) } });
  expect(await screen.findByText(/The payment did not go through/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pay again/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay another way' })).toBeTruthy();
});

test('T45 while the provider is at work nothing else can be begun', async () => {
  atUnpaidOrder({ answers: { [PAYMENT]: payment({ state: 'PENDING', canPay: false }) } });
  expect(await screen.findByText(/The bank is taking longer than usual/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('T44 the page’s address does not decide the state of a payment', async () => {
  history.replaceState(null, '', '/profile/orders/order-1?status=paid&payment=success');
  atUnpaidOrder();
  expect(await screen.findByRole('button', { name: /^Pay\b.*105/ })).toBeTruthy();
  expect(screen.queryByText('Paid. Thank you!')).toBeNull();
});
