import { ask } from '../src/server/ask.ts';

/** How long the first and the second visitor of a brand wait after a restart, and what its page keeps compressed. */
export type Visitors = { firstMs: number; secondMs: number; keptBytes: number };

const SECONDS = 9;

/** Requested before any visitor reaches the server. */
export async function firstVisitors(port: number, path: string): Promise<Visitors> {
  const visit = async (coding: string) => {
    const began = performance.now();
    const answer = await ask({ port, path, headers: { 'accept-encoding': coding } });
    return { ms: performance.now() - began, bytes: Number(answer.headers['content-length'] ?? 0), answer };
  };
  const first = await visit('br');
  const later = [];
  for (let turn = 0; turn < SECONDS; turn += 1) later.push(await visit('br'));
  const zipped = await visit('gzip');
  const rest = /"rest":"([^"]+)"/.exec((await visit('identity')).answer.text)?.[1];
  const rests = rest ? await Promise.all(['br', 'gzip'].map((coding) => restBytes(port, rest, coding))) : [];
  return {
    firstMs: first.ms,
    secondMs: later.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(SECONDS / 2)]!,
    keptBytes: first.bytes + zipped.bytes + rests.reduce((sum, bytes) => sum + bytes, 0),
  };
}

async function restBytes(port: number, path: string, coding: string): Promise<number> {
  const { headers } = await ask({ port, path, headers: { 'accept-encoding': coding } });
  return Number(headers['content-length'] ?? 0);
}
