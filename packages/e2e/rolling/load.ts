import { randomUUID } from 'node:crypto';

import { ask, type Question } from '../src/server/ask.ts';

const HOST = 'osh.localhost';
const DRAFT = {
  serviceType: 'PICK_UP',
  branch: { id: 'osh-b-markaz' },
  paymentType: 'CASH',
  cartItems: [{ productId: 'osh-p-osh-wedding', count: 1 }],
};

export type Load = {
  requests: number;
  /** No answer, or one of the servers' failures (5xx): what a guest sees as an error. */
  failures: string[];
  slowestMs: number;
  /** Ids of the orders that were acknowledged. */
  orders: string[];
  stop: () => Promise<void>;
};

/** Guests who read the menu, order and look at their order, one request after the other. Nothing is asked twice. */
export function startLoad(port: number, tokens: readonly string[], asset: string): Load {
  let isOver = false;
  const load: Load = { requests: 0, failures: [], slowestMs: 0, orders: [], stop: async () => undefined };

  async function once(question: Question) {
    const what = `${question.method ?? 'GET'} ${question.path}`;
    const began = performance.now();
    load.requests += 1;
    const answer = await ask({ host: HOST, port, ...question }).catch((error: Error) => {
      load.failures.push(`${what}: ${error.message}`);
      return null;
    });
    load.slowestMs = Math.max(load.slowestMs, performance.now() - began);
    if (answer && answer.status >= 500) load.failures.push(`${what}: ${answer.status}`);
    return answer?.status === 200 ? answer : null;
  }

  async function visit(token: string) {
    const headers = { authorization: `Bearer ${token}` };
    const post = (path: string, body: object, more = {}) =>
      once({ path, method: 'POST', body, headers: { ...headers, ...more } });
    await once({ path: '/' });
    if (!(await once({ path: asset }))) load.failures.push(`${asset}: gone`);
    const quote = await post('/orders/v1/orders/quote', DRAFT);
    if (!quote) return;
    const { totalPrice } = quote.json<{ totalPrice: number }>();
    const order = await post(
      '/orders/v1/orders',
      { ...DRAFT, totalPrice },
      { 'idempotency-key': randomUUID() },
    );
    if (!order) return;
    const { id } = order.json<{ id: string }>();
    load.orders.push(id);
    await once({ path: `/orders/v1/orders/${id}`, headers });
    await post(`/orders/v1/orders/${id}/cancel`, {});
  }

  const guests = tokens.map(async (token) => {
    while (!isOver) await visit(token);
  });
  load.stop = async () => {
    isOver = true;
    await Promise.all(guests);
  };
  return load;
}
