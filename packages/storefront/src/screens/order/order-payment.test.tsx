import type { OrderPayment } from '@dasturxon/core/api';
import type { Order } from '@dasturxon/core/order';
import { anOrder, anOrderHistoryEvent, aUser } from '@dasturxon/core/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { HostFrame, InvoiceEnd } from '../../host.ts';
import { payNowAtom } from '../../state/paying.ts';
import { aBoot, type Answers, aStore, renderInShop } from '../../testing/index.ts';
import { OrderScreen } from './order-screen.tsx';

const GET = 'GET /orders/v1/orders/order-1';
const PAYMENT = 'GET /payments/v1/orders/order-1';
const CHECKOUT = 'GET /payments/v1/checkout/order-1';
const METHOD = 'POST /payments/v1/orders/order-1/method';
const METHODS = 'GET /payments/v1/methods';
const NOW = new Date('2026-05-11T07:00:00Z');
const PAGE = { url: 'https://checkout.example/abc', kind: 'PAGE', expiresAt: null };

const payment = (change: Partial<OrderPayment> = {}): OrderPayment => ({
  isPaid: false,
  paymentType: 'PAYME',
  state: null,
  amount: 105_000,
  refunded: 0,
  refunding: 0,
  canPay: true,
  payUntil: new Date(NOW.getTime() + 29 * 60_000 + 5_000).toISOString(),
  receipts: [],
  ...change,
});
const unpaid = (change: Partial<Order> = {}) => ({
  ...anOrder({ paymentType: 'PAYME', isPaid: false, status: 'CREATED', ...change }),
  history: [anOrderHistoryEvent()],
});

type Given = { answers?: Answers; stored?: Record<string, string>; cards?: boolean; ends?: InvoiceEnd };

function atOrder({ answers = {}, stored = {}, cards = false, ends }: Given = {}) {
  const clock = { now: NOW };
  const openLink = vi.fn();
  const storage = aStore({
    'dasturxon:m-1:session': JSON.stringify({ token: 't-1', user: aUser() }),
    ...stored,
  });
  const shop = renderInShop(<OrderScreen params={{ id: 'order-1' }} />, {
    boot: aBoot({ settings: { card: cards } }),
    deps: {
      storage,
      now: () => clock.now,
      openLink,
      loadFrame: async () => ({ openInvoice: ends ? async () => ends : null }) as HostFrame,
    },
    answers: {
      [GET]: unpaid(),
      [PAYMENT]: payment(),
      [CHECKOUT]: PAGE,
      [METHODS]: [
        { id: 'p-1', name: 'Naqd', type: 'CASH' },
        { id: 'p-2', name: 'Payme', type: 'PAYME' },
        { id: 'p-3', name: 'Click', type: 'CLICK' },
      ],
      ...answers,
    },
  });
  const asked = (key: string) =>
    shop.calls.filter((call) => `${call.method} ${new URL(call.url).pathname}` === key);
  return { ...shop, clock, openLink, asked };
}
const left = (minutesAgo = 1) => ({
  'dasturxon:m-1:left-to-pay': JSON.stringify({
    orderId: 'order-1',
    at: NOW.getTime() - minutesAgo * 60_000,
  }),
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('ST-03 an unpaid order shows what to pay and until when, and Pay opens the provider’s page', async () => {
  const { openLink } = atOrder();
  expect(await screen.findByRole('timer')).toHaveProperty('textContent', expect.stringContaining('29:05'));
  fireEvent.click(await screen.findByRole('button', { name: /^Pay\b.*105/ }));
  await waitFor(() => expect(openLink).toHaveBeenCalledWith(PAGE.url));
});

test.each(['cancelled', 'failed'] as const)(
  'TEN-14 a messenger’s invoice that ends %s leaves the order to be paid, with nothing to wait for',
  async (ends) => {
    const { openLink, asked } = atOrder({ ends });
    fireEvent.click(await screen.findByRole('button', { name: /^Pay\b.*105/ }));
    await waitFor(() => expect(asked(PAYMENT).length).toBeGreaterThan(1));
    expect(await screen.findByRole('button', { name: /^Pay\b.*105/ })).toBeTruthy();
    expect(screen.queryByText('Checking payment…')).toBeNull();
    expect(openLink).not.toHaveBeenCalled();
  },
);

test('TEN-14 F19 a messenger’s invoice that is paid is waited for until the provider says so', async () => {
  const { openLink } = atOrder({ ends: 'paid' });
  fireEvent.click(await screen.findByRole('button', { name: /^Pay\b.*105/ }));
  expect((await screen.findAllByText('Checking payment…')).length).toBeGreaterThan(0);
  expect(openLink).not.toHaveBeenCalled();
});

test('F19 who comes back sees that the payment is being checked, and then that it has come', async () => {
  let polls = 0;
  let isPaid = false;
  const { asked } = atOrder({
    stored: left(),
    answers: {
      [GET]: () => unpaid({ isPaid }),
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

test('F19 the spinner is not endless: after half a minute there are ways on, nothing is claimed of money that nobody has told of, and the asking slows down', async () => {
  const { clock, asked } = atOrder({ stored: left(), answers: { [PAYMENT]: payment({ state: 'CREATED' }) } });
  await screen.findAllByText('Checking payment…');
  clock.now = new Date(NOW.getTime() + 31_000);
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(await screen.findByText(/No word of your payment yet/)).toBeTruthy();
  expect(screen.queryByText(/Nothing was taken/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Pay\b.*105/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay another way' })).toBeTruthy();
  const before = asked(PAYMENT).length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked(PAYMENT).length - before).toBeLessThanOrEqual(2);
});

test('F20 a declined payment says so at once, with another try and another way', async () => {
  atOrder({ stored: left(), answers: { [PAYMENT]: payment({ state: 'CANCELED' }) } });
  expect(await screen.findByText(/The payment did not go through/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pay again/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay another way' })).toBeTruthy();
});

test('T45 while the provider is at work nothing else can be begun', async () => {
  atOrder({ answers: { [PAYMENT]: payment({ state: 'PENDING', canPay: false }) } });
  expect(await screen.findByText(/The bank takes longer than usual/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('T44 what the address of the page says of a payment is not believed', async () => {
  history.replaceState(null, '', '/profile/orders/order-1?status=paid&payment=success');
  atOrder();
  expect(await screen.findByRole('button', { name: /^Pay\b.*105/ })).toBeTruthy();
  expect(screen.queryByText('Paid. Thank you!')).toBeNull();
});

test('ST-03 another way to pay, and cash to the courier, are chosen without a new order', async () => {
  let type: Order['paymentType'] = 'PAYME';
  const { asked, openLink } = atOrder({
    answers: {
      [GET]: () => unpaid({ paymentType: type }),
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

test('ST-03 F19 who came back from a provider and chose cash is told no more of a payment that is checked', async () => {
  let type: Order['paymentType'] = 'UZUM';
  atOrder({
    stored: left(0),
    answers: {
      [GET]: () => unpaid({ paymentType: type }),
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

test('F20 an order to be paid in cash that a provider has paid after all says by whom', async () => {
  const history = [anOrderHistoryEvent({ type: 'PAID', paymentType: 'PAYME' })];
  const order = { ...unpaid({ paymentType: 'CASH', isPaid: true }), history };
  atOrder({ answers: { [GET]: order, [PAYMENT]: payment({ isPaid: true, state: 'PAID', canPay: false }) } });
  expect(await screen.findByText('Payme, paid')).toBeTruthy();
});

test('RT-29 a saved card pays without leaving', async () => {
  const { asked, openLink } = atOrder({
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

test('ERR-08 a page that cannot be opened says why and can be tried again', async () => {
  const refused = Response.json(
    { code: 'payment.failed', description: { eng: 'The provider does not answer' }, requestId: 'r' },
    { status: 502 },
  );
  atOrder({ answers: { [CHECKOUT]: () => refused.clone() } });
  fireEvent.click(await screen.findByRole('button', { name: /^Pay\b.*105/ }));
  expect(await screen.findByText('The provider does not answer')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pay\b.*105/ })).toHaveProperty('disabled', false);
});

test('ST-03 an order that was just placed leads to its payment by itself, once', async () => {
  const shop = atOrder();
  act(() => shop.store.set(payNowAtom, { orderId: 'order-1', cardId: null }));
  await waitFor(() => expect(shop.openLink).toHaveBeenCalledTimes(1));
  expect(shop.store.get(payNowAtom)).toBeNull();
});

test('D19 money that goes back is said, with the receipts of the tax authority', async () => {
  atOrder({
    answers: {
      [GET]: unpaid({ isPaid: true, status: 'CANCELED' }),
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
  expect(await screen.findByText(/Returned to you: 15\s000/)).toBeTruthy();
  expect(screen.getByText(/On its way back to you: 90\s000/)).toBeTruthy();
  expect(screen.queryByText('Paid. Thank you!')).toBeNull();
  expect(await screen.findByRole('img', { name: 'QR code of the fiscal receipt' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fiscal receipt' }).getAttribute('href')).toContain('soliq');
});

test('D19 F19 money on its way back is asked after until it has come, and the order is paid no more', async () => {
  let isPaid = true;
  const money = () => (isPaid ? { refunding: 105_000 } : { refunding: 0, refunded: 105_000 });
  atOrder({
    answers: {
      [GET]: () => unpaid({ isPaid, status: 'CANCELED' }),
      [PAYMENT]: () => payment({ isPaid, canPay: false, state: isPaid ? 'PAID' : 'REFUNDED', ...money() }),
    },
  });
  await screen.findByText(/On its way back to you: 105\s000/);
  expect(screen.getByText('Payme, paid')).toBeTruthy();
  isPaid = false;
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByText(/Returned to you: 105\s000/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Payme, paid')).toBeNull());
});

test('ST-03 an order paid on the spot asks nothing about money', async () => {
  const { asked } = atOrder({ answers: { [GET]: unpaid({ paymentType: 'CASH' }) } });
  await screen.findByText('№ 1001');
  expect(asked(PAYMENT)).toHaveLength(0);
});
