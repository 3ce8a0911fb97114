import { connect, type Socket } from 'node:net';

import type { Load, LoadResult } from './load-plan.ts';

/**
 * The load generator, a process of its own: raw sockets with keep-alive, so that the server and not the client is
 * what is measured. Reads its plan from the command line and prints its result as JSON.
 */
const load = JSON.parse(process.argv[2] ?? '{}') as Load;

type Answer = { status: number; body: Buffer };
const NOTHING = Buffer.alloc(0);
const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n');

/** Bytes of the whole answer at the front of a buffer, or 0 while it is not all there. */
function lengthOf(buffer: Buffer): { head: string; start: number; end: number } | null {
  const at = buffer.indexOf(HEAD_END);
  if (at < 0) return null;
  const head = buffer.toString('latin1', 0, at);
  const start = at + 4;
  const length = /\r\ncontent-length: (\d+)/i.exec(head);
  if (length) return { head, start, end: start + Number(length[1]) };
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return { head, start, end: start };
  const last = buffer.indexOf(CHUNKS_END, at);
  return { head, start, end: last < 0 ? Infinity : last + CHUNKS_END.length };
}

/** One keep-alive connection that asks one thing at a time. */
class Connection {
  readonly #socket: Socket;
  #buffer: Buffer = NOTHING;
  #missing = 0;
  #status = 0;
  #bodyAt = 0;
  #answered: ((answer: Answer) => void) | null = null;
  #failed: ((error: Error) => void) | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (part: Buffer) => this.#take(part));
    this.#socket.on('error', (error) => this.#failed?.(error));
    this.#socket.on('close', () => this.#failed?.(new Error('the connection was closed')));
  }

  /** Bodies are counted; only those of orders are kept. */
  #take(part: Buffer) {
    if (this.#missing > 0) {
      this.#missing -= part.length;
      if (load.orders) this.#buffer = Buffer.concat([this.#buffer, part]);
      if (this.#missing <= 0) this.#finish();
      return;
    }
    this.#buffer = this.#buffer.length === 0 ? part : Buffer.concat([this.#buffer, part]);
    const whole = lengthOf(this.#buffer);
    if (!whole) return;
    this.#status = Number(whole.head.slice(9, 12));
    this.#bodyAt = whole.start;
    if (whole.end === Infinity) return;
    this.#missing = whole.end - this.#buffer.length;
    if (this.#missing <= 0) this.#finish();
  }

  #finish() {
    const answer = { status: this.#status, body: this.#buffer.subarray(this.#bodyAt) };
    this.#buffer = NOTHING;
    this.#missing = 0;
    this.#answered?.(answer);
  }

  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#socket.write(request);
    });
  }

  close() {
    this.#failed = null;
    this.#socket.destroy();
  }
}

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

const connections = Array.from({ length: load.connections }, () => new Connection(load.port));
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
