import { CALM_HOST } from './bench-merchant.ts';
import type { LoadResult } from './load-plan.ts';
import { median, type Row } from './median.ts';
import { orderBody, placeOrders } from './order-rates.ts';
import type { Program } from './program.ts';

/** The quiet brand's guests: ten orders a second. */
const CALM = { connections: 10, every: 1_000, host: CALM_HOST };
/** Twenty times as many, evenly. */
const BUSY = { connections: 50, every: 250 };
/** As many as are answered. */
const FLOOD = { connections: 64 };
const TARGET = 2;

type How = { rounds: number; seconds: number };

/**
 * T11: how long a quiet brand's orders take at their 95th percentile while another brand of the same server sends
 * twenty times as many, and while it sends whatever it can, against what they take alone. In turns.
 */
export async function measureNeighbours({ port }: Program, { rounds, seconds }: How): Promise<Row[]> {
  const body = await orderBody(port);
  const calm = () => placeOrders(port, { body, seconds, ...CALM });
  const beside = async (storm: { connections: number; every?: number }) => {
    const storming = placeOrders(port, { body, seconds: seconds + 1, ...storm });
    const felt = await calm();
    return { felt, storm: await storming };
  };
  await placeOrders(port, { body, seconds: 3, connections: 8, host: CALM_HOST });
  const alone: LoadResult[] = [];
  const storms = [
    { name: 'twenty times as many', how: BUSY, felt: [] as LoadResult[], rates: [] as number[] },
    { name: 'all that it can', how: FLOOD, felt: [] as LoadResult[], rates: [] as number[] },
  ];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await calm());
    for (const { how, felt, rates } of storms) {
      const now = await beside(how);
      felt.push(now.felt);
      rates.push(now.storm.answered / now.storm.seconds);
    }
  }
  const idle = median(alone.map(({ p95 }) => p95));
  return storms.map(({ name, felt, rates }) => {
    const p95 = median(felt.map((one) => one.p95));
    const failed = felt.reduce((sum, one) => sum + one.answered - one.orders.length, 0);
    const detail = `${p95.toFixed(0)} ms, alone ${idle.toFixed(0)} ms; the other ${Math.round(median(rates))}/s; ${failed} refused`;
    return {
      name: `p95 of a quiet brand, another sends ${name}`,
      figure: `${(p95 / idle).toFixed(2)} x  (${detail})`,
      target: `≤ ${TARGET} x`,
      ok: p95 <= TARGET * idle && failed === 0,
    };
  });
}
