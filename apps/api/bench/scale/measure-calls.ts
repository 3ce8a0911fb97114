import { request } from 'node:http';

import { runLoad } from '../load-plan.ts';
import { atMost, median, type Row } from '../median.ts';
import { orderBody, placeOrders } from '../order-rates.ts';
import { residentMegabytes, type Program } from '../program.ts';
import { scaleHost } from './fill-scale.ts';
import type { Deployment } from './deployment.ts';
import { measuredCalls } from './guest-calls.ts';

/** How many times slower a call may be in a large deployment. */
const TARGET = 1.15;
const CONNECTIONS = 8;

type How = { rounds: number; seconds: number };
type Pair = { small: Program; large: Program };

/** Requests a second of one call. Throws unless every answer is 200. */
async function rateOf(port: number, request: string, seconds: number): Promise<number> {
  const load = await runLoad({ port, connections: CONNECTIONS, seconds, request });
  if (load.statuses[200] !== load.answered) throw new Error(`answered with ${JSON.stringify(load.statuses)}`);
  return load.answered / load.seconds;
}

function ratioRow(name: string, rates: readonly { small: number; large: number }[], isGuests: boolean): Row {
  const ratio = median(rates.map(({ small, large }) => small / large));
  const detail = `${Math.round(median(rates.map(({ small }) => small)))}/s small, ${Math.round(median(rates.map(({ large }) => large)))}/s large`;
  return {
    name: `${name}, large against small`,
    figure: `${ratio.toFixed(2)} x  (${detail})`,
    target: isGuests ? `≤ ${TARGET} x` : '',
    ok: isGuests ? ratio <= TARGET : null,
  };
}

/** A rate of both, the other one first in every second round: what the first leaves to do falls into the second's time. */
async function ofBoth(round: number, { small, large }: Pair, rate: (one: Program) => Promise<number>) {
  if (round % 2 === 0) return { small: await rate(small), large: await rate(large) };
  const first = await rate(large);
  return { small: await rate(small), large: first };
}

/** Each call and the order rate at both deployments, in turns. */
export async function measureCalls(pair: Pair, { rounds, seconds }: How): Promise<Row[]> {
  const { small, large } = pair;
  const rows: Row[] = [];
  for (const { name, request: text, isGuests } of measuredCalls(7)) {
    const rates: { small: number; large: number }[] = [];
    for (const one of [small, large]) await rateOf(one.port, text, 1);
    for (let round = 0; round < rounds; round += 1)
      rates.push(await ofBoth(round, pair, ({ port }) => rateOf(port, text, seconds)));
    rows.push(ratioRow(name, rates, isGuests));
  }
  const body = await orderBody(small.port);
  const orderRate = async ({ port }: Program) => {
    const load = await placeOrders(port, { body, connections: 32, seconds });
    if (load.statuses[200] !== load.answered) throw new Error(`orders: ${JSON.stringify(load.statuses)}`);
    return load.orders.length / load.seconds;
  };
  const rates: { small: number; large: number }[] = [];
  for (const one of [small, large]) await orderRate(one);
  for (let round = 0; round < rounds; round += 1) rates.push(await ofBoth(round, pair, orderRate));
  return [...rows, ratioRow('orders', rates, true)];
}

/** Milliseconds until a server that has just started is ready. */
export async function measureStart({ name, start }: Deployment, rounds: number): Promise<Row> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    const product = await start();
    took.push(performance.now() - from);
    await product.stop();
  }
  return { name: `start, ${name}`, figure: `${Math.round(median(took))} ms`, target: '', ok: null };
}

/** Milliseconds of one visit to a brand's menu. */
function visit(port: number, brand: number): Promise<number> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { host: scaleHost(brand) };
    const asked = request({ host: '127.0.0.1', port, path: '/', headers }, (answer) => {
      const done = () =>
        answer.statusCode === 200
          ? resolve(performance.now() - from)
          : reject(new Error(`brand ${brand} was answered with ${answer.statusCode}`));
      answer.resume().once('end', done);
    });
    asked.once('error', reject).end();
  });
}

/** The first visitors of cold brands at both deployments, and the large one's memory once every brand was visited. */
export async function measureColdBrands(
  { small, large }: Pair,
  brands: { small: number; large: number },
): Promise<Row[]> {
  const cold = async ({ port }: Program, count: number) => {
    const took: number[] = [];
    for (let brand = 1; brand <= count; brand += 1) took.push(await visit(port, brand));
    return median(took.slice(0, brands.small));
  };
  const [few, many] = [await cold(small, brands.small), await cold(large, brands.large)];
  return [
    atMost(`first visitor of a cold brand, more than the ${few.toFixed(0)} ms of a small one`, many - few, {
      target: 300,
      unit: 'ms',
    }),
    atMost(`memory after visits to ${brands.large} brands (RSS)`, residentMegabytes(large.pid), {
      target: 1024,
      unit: 'MB',
    }),
  ];
}
