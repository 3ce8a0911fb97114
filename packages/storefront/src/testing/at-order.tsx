import type { Order } from '@dasturxon/core/order';
import { anOrder, anOrderHistoryEvent, aUser } from '@dasturxon/core/testing';
import { screen } from '@testing-library/react';

import type { Deps } from '../hosts/deps.ts';
import { OrderScreen } from '../screens/order/order-screen.tsx';
import { aBoot } from './boot-builder.ts';
import { aStore } from './host-builder.ts';
import { type Answers, renderInStorefront } from './render-in-storefront.tsx';

/** The calls of an order's page, as the table of answers names them. */
export const ORDER = 'GET /orders/v1/orders/order-1';
export const EVENTS = 'GET /orders/v1/orders/order-1/events';

/** An order with its history, as the server sends it. */
export const details = (change: Partial<Order> = {}) => ({
  ...anOrder(change),
  history: [anOrderHistoryEvent()],
});

/** A stream that sends these events and then stays open. */
export function streamOf(...events: object[]) {
  return () =>
    new Response(
      new ReadableStream({
        start(controller) {
          const text = events
            .map((event) => `id: 2\nevent: order\ndata: ${JSON.stringify(event)}\n\n`)
            .join('');
          controller.enqueue(new TextEncoder().encode(text));
        },
      }),
      { headers: { 'Content-Type': 'text/event-stream' } },
    );
}

type Given = {
  order?: Partial<Order>;
  answers?: Answers;
  settings?: Record<string, unknown>;
  deps?: Partial<Deps>;
};

/** A customer at the page of an order. */
export function atOrder({ order = {}, answers = {}, settings = {}, deps = {} }: Given = {}) {
  const storage = aStore({ 'dasturxon:m-1:session': JSON.stringify({ token: 't-1', user: aUser() }) });
  return renderInStorefront(<OrderScreen params={{ id: 'order-1' }} />, {
    boot: aBoot({ settings: { cancelOrderActive: true, ...settings } }),
    deps: { storage, ...deps },
    answers: { [ORDER]: details(order), [EVENTS]: streamOf(), ...answers },
  });
}

/** The page's sentence about the order. */
export const headline = async () => (await screen.findAllByRole('status')).at(-1)?.textContent;
