import type { OrderPayment } from '@dasturxon/core/api';
import type { Order } from '@dasturxon/core/order';
import { anOrder, anOrderHistoryEvent, aUser } from '@dasturxon/core/testing';
import { type Mock, vi } from 'vitest';

import type { HostFrame, InvoiceEnd } from '../hosts/host.ts';
import { OrderScreen } from '../screens/order/order-screen.tsx';
import { ORDER } from './at-order.tsx';
import { aBoot } from './boot-builder.ts';
import { aStore } from './host-builder.ts';
import { type Answers, renderInStorefront } from './render-in-storefront.tsx';

/** The calls of its payment, as the table of answers names them. */
export const PAYMENT = 'GET /payments/v1/orders/order-1';
export const CHECKOUT = 'GET /payments/v1/checkout/order-1';
export const METHOD = 'POST /payments/v1/orders/order-1/method';
const METHODS = 'GET /payments/v1/methods';
export const NOW = new Date('2026-05-11T07:00:00Z');
export const PAGE = { url: 'https://checkout.example/abc', kind: 'PAGE', expiresAt: null };

export const payment = (change: Partial<OrderPayment> = {}): OrderPayment => ({
  isPaid: false,
  paymentType: 'PAYME',
  state: null,
  amount: 105_000,
  due: 0,
  refunded: 0,
  refunding: 0,
  surplus: [],
  canPay: true,
  isShared: false,
  payUntil: new Date(NOW.getTime() + 29 * 60_000 + 5_000).toISOString(),
  receipts: [],
  ...change,
});
export const unpaid = (change: Partial<Order> = {}) => ({
  ...anOrder({ paymentType: 'PAYME', isPaid: false, status: 'CREATED', ...change }),
  history: [anOrderHistoryEvent()],
});

type Given = { answers?: Answers; stored?: Record<string, string>; cards?: boolean; ends?: InvoiceEnd };

export function atUnpaidOrder({ answers = {}, stored = {}, cards = false, ends }: Given = {}) {
  const clock = { now: NOW };
  const openLink: Mock<(url: string) => void> = vi.fn();
  const storage = aStore({
    'dasturxon:m-1:session': JSON.stringify({ token: 't-1', user: aUser() }),
    ...stored,
  });
  const storefront = renderInStorefront(<OrderScreen params={{ id: 'order-1' }} />, {
    boot: aBoot({ settings: { card: cards } }),
    deps: {
      storage,
      now: () => clock.now,
      openLink,
      loadFrame: async () => ({ openInvoice: ends ? async () => ends : null }) as HostFrame,
    },
    answers: {
      [ORDER]: unpaid(),
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
    storefront.calls.filter((call) => `${call.method} ${new URL(call.url).pathname}` === key);
  return { ...storefront, clock, openLink, asked };
}
export const left = (minutesAgo = 1) => ({
  'dasturxon:m-1:left-to-pay': JSON.stringify({
    orderId: 'order-1',
    at: NOW.getTime() - minutesAgo * 60_000,
  }),
});
