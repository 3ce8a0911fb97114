import { Connection, type Answer } from './connection.ts';
import type { Load, LoadResult } from './load-plan.ts';

/**
 * The load generator, a process of its own: raw sockets with keep-alive, so that the server and not the client is
 * what is measured. Reads its plan from the command line and prints its result as JSON.
 */
const load = JSON.parse(process.argv[2] ?? '{}') as Load;

const REPEAT_EVERY = 40;
const idOf = (body: Buffer) => /"id":"([^"]+)"/.exec(body.toString('latin1', 0, 200))?.[1] ?? '';

const result: LoadResult = {
  answered: 0,
  seconds: 0,
  statuses: {},
  p50: 0,
  p95: 0,
  p99: 0,
  orders: [],
  wrongReplays: 0,
};
const times: number[] = [];
let asked = 0;

function orderRequest(order: NonNullable<Load['orders']>, key: string, person: number): string {
  return `${order.head}Authorization: Bearer ${order.token}${person}\r\nIdempotency-Key: ${key}\r\nContent-Length: ${Buffer.byteLength(order.body)}\r\n\r\n${order.body}`;
}

const until = (moment: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

/** Orders of one connection; with a pace the connections begin one after the other, evenly. */
async function placeOrders(connection: Connection, nth: number) {
  const order = load.orders!;
  const { every = 0 } = order;
  let next = startedAt + (every * nth) / load.connections;
  while (performance.now() < endsAt) {
    if (every > 0) await until(next);
    next += every;
    const key = crypto.randomUUID();
    const person = asked % order.people;
    const request = orderRequest(order, key, person);
    const answer = await timed(connection, request);
    if (answer.status !== 200) continue;
    const id = idOf(answer.body);
    result.orders.push(id);
    if (asked % REPEAT_EVERY !== 0) continue;
    const again = await connection.ask(request);
    if (again.status !== 200 || idOf(again.body) !== id) result.wrongReplays += 1;
  }
}

async function timed(connection: Connection, request: string): Promise<Answer> {
  asked += 1;
  const from = performance.now();
  const answer = await connection.ask(request);
  times.push(performance.now() - from);
  result.answered += 1;
  result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1;
  return answer;
}

async function readMenu(connection: Connection) {
  while (performance.now() < endsAt) await timed(connection, load.request ?? '');
}

const connections = Array.from(
  { length: load.connections },
  () => new Connection(load.port, load.orders !== undefined),
);
const startedAt = performance.now();
const endsAt = startedAt + load.seconds * 1000;
await Promise.all(connections.map((one, nth) => (load.orders ? placeOrders(one, nth) : readMenu(one))));
result.seconds = (performance.now() - startedAt) / 1000;
for (const one of connections) one.close();
times.sort((a, b) => a - b);
result.p50 = times[Math.floor(times.length * 0.5)] ?? 0;
result.p95 = times[Math.floor(times.length * 0.95)] ?? 0;
result.p99 = times[Math.floor(times.length * 0.99)] ?? 0;
process.stdout.write(JSON.stringify(result));
