import { randomUUID } from 'node:crypto';

import type { TestPostgres } from '@dasturxon/tooling/postgres';

import { codeSince, read } from '../evening/client.ts';
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
  /** The orders that were acknowledged: when (ms of `performance.now()`), and their ids. */
  orders: { id: string; at: number }[];
  stop: () => Promise<void>;
};

type Visit = { port: number; tokens: readonly string[]; asset?: string };

/** Guests who read the menu, order and look at their order, one request after the other. Nothing is asked twice. */
export function startLoad({ port, tokens, asset }: Visit): Load {
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
    if (asset !== undefined && !(await once({ path: asset }))) load.failures.push(`${asset}: gone`);
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
    load.orders.push({ id, at: performance.now() });
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

/** Signs new guests in at the server of E2E_PORT; returns their tokens. */
export async function signInGuests(count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const to = { host: HOST, method: 'POST' };
    const phone = `99893${String(2_000_000 + nth)}`;
    const since = Date.now() - 1_000;
    await read({ ...to, path: '/users/v1/auth/phone', body: { phone } });
    const code = await codeSince(phone, since);
    const verify = { ...to, path: '/users/v1/auth/phone/verify', body: { phone, code } };
    tokens.push((await read<{ token: string }>(verify)).token);
  }
  return tokens;
}

/** The acknowledged orders that a database does not have. */
export async function lostOrders(database: TestPostgres, load: Load): Promise<string[]> {
  const stored = await database.query<{ id: string }>('select id::text from orders');
  const ids = new Set(stored.map(({ id }) => id));
  return load.orders.map(({ id }) => id).filter((id) => !ids.has(id));
}
