import { anOrder, anOrderHistoryEvent, anOrderLine, aUser } from '@dasturxon/core/testing';
import type { Order } from '@dasturxon/core/order';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { cartLinesAtom } from '../../state/cart.ts';
import { noticesAtom } from '../../state/notices.ts';
import { aBoot, type Answers, aStore, renderInShop } from '../../testing/index.ts';
import { OrderScreen } from './order-screen.tsx';

const GET = 'GET /orders/v1/orders/order-1';
const EVENTS = 'GET /orders/v1/orders/order-1/events';
const details = (change: Partial<Order> = {}) => ({ ...anOrder(change), history: [anOrderHistoryEvent()] });

/** A stream that tells these events and then stays open. */
function telling(...events: object[]) {
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

type Given = { order?: Partial<Order>; answers?: Answers; settings?: Record<string, unknown> };

function atOrder({ order = {}, answers = {}, settings = {} }: Given = {}) {
  const storage = aStore({ 'dasturxon:m-1:session': JSON.stringify({ token: 't-1', user: aUser() }) });
  return renderInShop(<OrderScreen params={{ id: 'order-1' }} />, {
    boot: aBoot({ settings: { cancelOrderActive: true, ...settings } }),
    deps: { storage },
    answers: { [GET]: details(order), [EVENTS]: telling(), ...answers },
  });
}

const headline = async () => (await screen.findAllByRole('status')).at(-1)?.textContent;

test('RT-33 SCR-06 the number, the sentence, what was ordered and what it came to', async () => {
  atOrder();
  expect(await screen.findByText('№ 1001')).toBeTruthy();
  expect(await headline()).toContain('We have received your order');
  expect(screen.getByText(/Plov × 2/)).toBeTruthy();
  expect(screen.getByText(/105\s000/)).toBeTruthy();
});

test('IMP-12 an order that is eaten in says its hall and table', async () => {
  const branch = { id: 'b-1', name: { uz: 'Oybek', ru: 'Oybek', eng: 'Oybek' } } as Order['branch'];
  const hall = {
    id: 'h-1',
    branchId: 'b-1',
    name: { eng: 'Terrace' },
    price: 0,
    tables: [{ id: 't-1', hallId: 'h-1', name: '7', chairs: 4 }],
  };
  atOrder({
    order: { serviceType: 'DINE_IN', branch, hallId: 'h-1', tableId: 't-1' },
    answers: { 'GET /users/v1/branches/b-1/halls': [hall] },
  });
  expect(await screen.findByText('Terrace · table 7')).toBeTruthy();
});

test('ST-02 D69 status words are Uzbek in every language unless the merchant says otherwise', async () => {
  atOrder({ order: { status: 'COOKING' } });
  const word = await screen.findByText('Tayyorlanmoqda');
  expect(word.lang).toBe('uz-Latn-UZ');
  expect(word.parentElement?.textContent).toBe('TayyorlanmoqdaCooking');
});

test("D69 the merchant's switch says them in the guest's language", async () => {
  atOrder({ order: { status: 'COOKING' }, settings: { statusLabelsLang: 'current' } });
  expect(await screen.findByText('Cooking')).toBeTruthy();
});

test('ST-10 an approved order says that it has been confirmed', async () => {
  atOrder({ order: { status: 'ACCEPTED' } });
  expect(await screen.findByText('Your order has been confirmed.')).toBeTruthy();
});

test('ST-10 a new one does not', async () => {
  atOrder();
  await screen.findByText('№ 1001');
  expect(screen.queryByText('Your order has been confirmed.')).toBeNull();
});

test('the status on the page changes when the stream tells of it', async () => {
  let asked = 0;
  const { calls } = atOrder({
    answers: {
      [GET]: () => details({ status: asked++ === 0 ? 'CREATED' : 'ACCEPTED' }),
      [EVENTS]: telling(anOrderHistoryEvent({ id: 2, status: 'ACCEPTED' })),
    },
  });
  await waitFor(async () => expect(await headline()).toContain('The restaurant has taken your order'));
  const stream = calls.find((call) => call.url.endsWith('/events'));
  expect(stream?.headers.get('Last-Event-ID')).toBe('1');
  expect(stream?.headers.get('Authorization')).toBe('Bearer t-1');
});

test('a finished order is not listened to', async () => {
  const { calls } = atOrder({ order: { status: 'CLOSED' } });
  await screen.findByText('№ 1001');
  expect(calls.some((call) => call.url.endsWith('/events'))).toBe(false);
});

test('IMP-17 a cancelled order says why; what the till said is never shown', async () => {
  atOrder({
    order: {
      status: 'CANCELED',
      reason: 'KITCHEN',
      reasonComment: 'No courier was free',
      posterErrorMessage: 'SQL',
    },
  });
  expect(await screen.findByText('No courier was free')).toBeTruthy();
  expect(screen.queryByText(/SQL/)).toBeNull();
});

test('IMP-17 why the kitchen refused is said in the language of the page', async () => {
  atOrder({ order: { status: 'CANCELED', reason: 'TOO_BUSY', reasonComment: 'Oshxona hozir juda band' } });
  expect(await screen.findByText('The kitchen has too much to do right now')).toBeTruthy();
  expect(screen.queryByText(/Oshxona/)).toBeNull();
});

test('ST-04 D24 an accepted later order is shown as on time, with its moment', async () => {
  atOrder({ order: { status: 'AT_TIME', later: true, deliveryAt: '2026-03-10T12:30:00.000Z' } });
  expect((await screen.findAllByText(/10\.03\.2026 17:30/)).length).toBeGreaterThan(0);
});

test('SET-16 D19 a customer cancels a new order after being asked', async () => {
  let status: Order['status'] = 'CREATED';
  const { calls } = atOrder({
    answers: {
      [GET]: () => details({ status }),
      'POST /orders/v1/orders/order-1/cancel': () => details({ status: (status = 'CANCELED') }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  fireEvent.click(sheet.getByRole('radio', { name: 'Another reason' }));
  fireEvent.change(sheet.getByLabelText('In your words'), { target: { value: 'Guests went home' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Yes' }));
  await waitFor(async () => expect(await headline()).toContain('The order was cancelled'));
  const sent = calls.filter((call) => call.url.endsWith('/cancel'));
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toEqual({ reason: 'OTHER', reasonComment: 'Guests went home' });
});

test.each([
  ['CHANGED_MIND', null, 'I have changed my mind'],
  ['OTHER', 'Guests went home', 'Cancelled by the customer: Guests went home'],
  ['UNPAID', null, 'It was not paid in time'],
  ['Mijoz javob bermadi', null, 'Mijoz javob bermadi'],
])('IMP-17 the reason %s is said in words', async (reason, reasonComment, said) => {
  atOrder({ order: { status: 'CANCELED', reason, reasonComment } });
  expect(await screen.findByText(said)).toBeTruthy();
});

test('TEN-08 an order is repeated: what is sold goes into the basket, what is missing is said', async () => {
  const plov = anOrderLine({ productId: 'product-1', count: 2 });
  const soup = anOrderLine({ productId: 'product-2', name: { ru: '', uz: '', eng: 'Soup' } });
  const { store } = atOrder({
    order: { status: 'CLOSED', cartItems: [plov, soup] },
    answers: {
      'POST /orders/v1/orders/order-1/repeat': {
        cartItems: [{ productId: 'product-1', count: 2, modifiers: [] }],
        missingProductIds: ['product-2'],
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Repeat order' }));
  await waitFor(() => expect(location.pathname).toBe('/basket'));
  expect(store.get(cartLinesAtom)).toMatchObject([{ productId: 'product-1', count: 2 }]);
  expect(store.get(noticesAtom)[0]?.text).toContain('Soup');
});

test.each([
  ['SET-16 where the merchant does not allow it', { settings: { cancelOrderActive: false } }],
  ['D19 once it was accepted', { order: { status: 'ACCEPTED' as const } }],
])('no cancelling %s', async (_, given) => {
  atOrder(given);
  await screen.findByText('№ 1001');
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
});

test('a page that did not come says so and can be asked for again', async () => {
  let isBroken = true;
  atOrder({
    answers: {
      [GET]: () => {
        if (!isBroken) return details();
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await screen.findByText(/No connection/);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('№ 1001')).toBeTruthy();
});

test('SES-12 a guest with a link to an order signs in first and comes back', async () => {
  const storage = aStore();
  renderInShop(<OrderScreen params={{ id: 'order-1' }} />, { deps: { storage } });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storage.content.get('dasturxon:m-1:redirectUrl')).toBe('/profile/orders/order-1');
});

const GRADE = 'POST /orders/v1/orders/order-1/grade';
const DISH = 'POST /products/v1/grade';
const review = {
  id: 'r-1',
  productId: 'product-1',
  grade: 5,
  comment: null,
  firstName: 'Ali',
  createdDate: null,
};

test('TEN-08 a closed order is graded by stars, with its dishes and a word, and says so afterwards', async () => {
  let graded: Partial<Order> = { status: 'CLOSED' };
  const { calls } = atOrder({
    answers: {
      [GET]: () => details(graded),
      [DISH]: review,
      [GRADE]: () => details((graded = { status: 'CLOSED', grade: 4 })),
    },
  });
  const order = within(await screen.findByRole('group', { name: 'The order' }));
  fireEvent.click(order.getByRole('radio', { name: '4 of 5' }));
  const dish = within(screen.getByRole('group', { name: 'Plov' }));
  fireEvent.click(dish.getByRole('radio', { name: '5 of 5' }));
  fireEvent.change(screen.getByLabelText('What was good, what was not'), { target: { value: 'Tasty' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('img', { name: '4 of 5' })).toBeTruthy();
  const sent = (end: string) => calls.find(({ method, url }) => method === 'POST' && url.endsWith(end));
  expect(await sent('/order-1/grade')?.json()).toEqual({ grade: 4, comment: 'Tasty' });
  expect(await sent('/products/v1/grade')?.json()).toMatchObject({ productId: 'product-1', grade: 5 });
});

test('TEN-08 a grade that did not go through keeps its stars and words', async () => {
  const { store } = atOrder({
    order: { status: 'CLOSED' },
    answers: {
      [GRADE]: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  const order = within(await screen.findByRole('group', { name: 'The order' }));
  fireEvent.click(order.getByRole('radio', { name: '2 of 5' }));
  fireEvent.change(screen.getByLabelText('What was good, what was not'), { target: { value: 'Cold' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.text).toMatch(/No connection/));
  expect(screen.getByLabelText('What was good, what was not')).toHaveProperty('value', 'Cold');
  expect(order.getByRole('radio', { name: '2 of 5' })).toHaveProperty('checked', true);
});

test.each(['CREATED', 'ON_WAY', 'CANCELED'] as const)('an order that is %s is not graded', async (status) => {
  atOrder({ order: { status } });
  await screen.findByText('№ 1001');
  expect(screen.queryByRole('group', { name: 'The order' })).toBeNull();
});

test('IMP-05 while it is cooked the order says when it is ready about', async () => {
  atOrder({ order: { status: 'COOKING', acceptedTime: '2026-05-11T07:00:00.000Z', cookingTime: 40 } });
  expect((await screen.findByText('Ready about')).parentElement?.textContent).toContain('12:40');
});
