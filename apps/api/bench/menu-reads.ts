import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runLoad } from './load-plan.ts';
import { atLeast, median, type Row } from './median.ts';
import { startBare } from './program.ts';

/** An answer that the bare server repeats. */
export type Canned = { path: string; status: number; headers: Record<string, string>; base64: string };

const HOST = 'bench.localhost';
const CONNECTIONS = 32;
/** Node adds these to every answer by itself. */
const NODES_OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

const READS = [
  { name: 'menu page', path: '/' },
  { name: 'menu of the API', path: '/products/v1/overalls?type=WEB' },
];

type Fetched = { status: number; headers: Record<string, string>; body: Buffer };

function fetchOnce(port: number, path: string, headers: Record<string, string>): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      { host: '127.0.0.1', port, path, headers: { host: HOST, ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const own = Object.entries(answer.headers).filter(([name]) => !NODES_OWN.includes(name));
          const got = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
          resolve({ status: answer.statusCode ?? 0, headers: got, body: Buffer.concat(parts) });
        });
      },
    );
    asked.once('error', reject);
    asked.end();
  });
}

const asText = (path: string, headers: Record<string, string>) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${HOST}`,
    ...Object.entries(headers).map(([n, v]) => `${n}: ${v}`),
    '',
    '',
  ].join('\r\n');

/** Reads of the menu against a bare node:http server that sends the same bytes, in turns. */
export async function measureMenuReads(
  port: number,
  how: { rounds: number; seconds: number },
): Promise<Row[]> {
  const encoding = { 'Accept-Encoding': 'gzip, deflate, br' };
  const cases: {
    name: string;
    target: number;
    path: string;
    headers: Record<string, string>;
    canned: Canned;
  }[] = [];
  for (const { name, path } of READS) {
    const whole = await fetchOnce(port, path, encoding);
    const known = { ...encoding, 'If-None-Match': whole.headers['etag'] ?? '', Cookie: 'merchantId=m-bench' };
    const again = await fetchOnce(port, path, known);
    if (whole.status !== 200 || again.status !== 304)
      throw new Error(`${path} answered ${whole.status} and ${again.status}`);
    const can = ({ status, headers, body }: Fetched, as: string): Canned => ({
      path: as,
      status,
      headers,
      base64: body.toString('base64'),
    });
    const cookie = { ...encoding, Cookie: 'merchantId=m-bench' };
    const plain = await fetchOnce(port, path, cookie);
    cases.push({
      name: `304 ${name}`,
      target: 0.9,
      path,
      headers: known,
      canned: can(again, `/${cases.length}`),
    });
    cases.push({
      name: `200 ${name}`,
      target: 0.95,
      path,
      headers: cookie,
      canned: can(plain, `/${cases.length}`),
    });
  }
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-bare-'));
  const file = join(folder, 'canned.json');
  writeFileSync(file, JSON.stringify(cases.map(({ canned }) => canned)));
  const bare = await startBare(file);
  try {
    const rows: Row[] = [];
    for (const one of cases) {
      const rate = async (at: number, request: string) => {
        const { answered, seconds, statuses } = await runLoad({
          port: at,
          connections: CONNECTIONS,
          seconds: how.seconds,
          request,
        });
        if (statuses[one.canned.status] !== answered)
          throw new Error(`${one.name}: ${JSON.stringify(statuses)}`);
        return answered / seconds;
      };
      const [ours, floor]: [number[], number[]] = [[], []];
      for (let round = 0; round < how.rounds; round += 1) {
        floor.push(await rate(bare.port, asText(one.canned.path, one.headers)));
        ours.push(await rate(port, asText(one.path, one.headers)));
      }
      const ratio = median(ours.map((own, round) => own / (floor[round] ?? own)));
      const detail = `${Math.round(median(ours))}/s, bare ${Math.round(median(floor))}/s`;
      rows.push(atLeast(`${one.name}, against bare node:http`, ratio, { target: one.target, detail }));
    }
    return rows;
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
