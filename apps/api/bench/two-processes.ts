import { TOKEN } from './bench-merchant.ts';
import { atMost, type Row } from './median.ts';
import { orderBody } from './order-rates.ts';
import { residentMegabytes, startProduct, type Program } from './program.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resident memory of a server that has just started and has nothing to do. */
export async function measureIdleMemory({ pid }: Program): Promise<Row[]> {
  await pause(5_000);
  return [atMost('idle memory on PostgreSQL (RSS)', residentMegabytes(pid), { target: 200, unit: 'MB' })];
}

const headers = {
  'content-type': 'application/json',
  'X-Merchant-Id': 'm-bench',
  authorization: `Bearer ${TOKEN}1`,
};

async function call<T>(port: number, path: string, init: RequestInit): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return (await answer.json()) as T;
}

/** The delay between a change in one process and its event in the stream of another. */
export async function measureTwoProcesses(first: Program, env: Record<string, string>): Promise<Row[]> {
  const second = await startProduct(env);
  try {
    const body = await orderBody(first.port);
    const placed = { method: 'POST', body, headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() } };
    const { id } = await call<{ id: string }>(first.port, '/orders/v1/orders', placed);
    const stream = await fetch(`http://127.0.0.1:${second.port}/orders/v1/orders/${id}/events`, { headers });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (marker: string) => {
      while (!text.includes(marker)) text += (await reader.read()).value ?? '';
      return performance.now();
    };
    await until('CREATED');
    const from = performance.now();
    await call(first.port, `/orders/v1/orders/${id}/cancel`, { method: 'POST', body: '{}', headers });
    const took = (await until('CANCELED')) - from;
    await reader.cancel();
    return [
      atMost('an order made and cancelled at one process, followed at another', took, {
        target: 1000,
        unit: 'ms',
      }),
    ];
  } finally {
    await second.stop();
  }
}
