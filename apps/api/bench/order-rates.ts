import type { Handle } from '../src/db/connect.ts';
import { orderDraft, PEOPLE, TOKEN } from './bench-merchant.ts';
import { runLoad, type LoadResult } from './load-plan.ts';

export const BENCH_HOST = 'bench.localhost';

/** The body of an order with the total that the server asks for it; both brands sell the same. */
export async function orderBody(port: number): Promise<string> {
  const draft = orderDraft();
  const quote = await fetch(`http://127.0.0.1:${port}/orders/v1/orders/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Merchant-Id': 'm-bench' },
    body: JSON.stringify(draft),
  });
  const { totalPrice } = (await quote.json()) as { totalPrice: number };
  if (!quote.ok) throw new Error(`the quote was answered with ${quote.status}`);
  return JSON.stringify({ ...draft, totalPrice });
}

type Orders = { body: string; connections: number; seconds: number; every?: number; host?: string };

/** Orders over HTTP from so many connections. */
export function placeOrders(port: number, about: Orders): Promise<LoadResult> {
  const { body, connections, seconds, every = 0, host = BENCH_HOST } = about;
  const head = `POST /orders/v1/orders HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
  return runLoad({ port, connections, seconds, orders: { head, token: TOKEN, people: PEOPLE, body, every } });
}

export type OrderLosses = { acknowledged: number; lost: number; duplicate: number; failed: number };

/** Whether every acknowledged order is in the database exactly once, and none that was not acknowledged. */
export async function countLosses(db: Handle, rounds: readonly LoadResult[]): Promise<OrderLosses> {
  const acknowledged = rounds.flatMap(({ orders }) => orders);
  const { rows } = await db.executeSql(
    `select o.id from orders o join idempotency_keys k on k.merchant_id = o.merchant_id and k.answer ->> 'id' = o.id`,
  );
  const stored = new Set(rows.map((row) => String(row['id'])));
  const failed = rounds.flatMap(({ statuses }) =>
    Object.entries(statuses).map(([status, count]) => (status === '200' ? 0 : count)),
  );
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !stored.has(id)).length,
    duplicate: rows.length - acknowledged.length + rounds.reduce((sum, round) => sum + round.wrongReplays, 0),
    failed: failed.reduce((sum, count) => sum + count, 0),
  };
}
