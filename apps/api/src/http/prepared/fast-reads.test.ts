import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aProduct } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { merchants } from '../../db/schema/merchants.ts';
import { products } from '../../db/schema/catalog.ts';
import { createLog } from '../../kernel/log.ts';
import { answerPrepared, prepare } from './prepared.ts';
import { storeBrand } from '../../store-brand/store-brand.ts';
import { startServer, type RunningServer } from '../../app/start.ts';
import { aWholeBrand } from '../../testing/a-brand.ts';
import { aTestEnv } from '../../testing/scene.ts';
import { createFastReads } from './fast-reads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-fast-'));
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(
    aTestEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }),
    createLog('silent'),
    {
      seed: ({ db, secrets }) =>
        db.asPlatform(async (tx) => {
          for (const id of ['osh', 'burger'])
            await storeBrand(
              tx,
              aWholeBrand(id, { products: [aProduct({ name: { uz: `canary-${id}`, ru: '', eng: '' } })] }),
              secrets,
            );
        }),
    },
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Got = { status: number; headers: IncomingHttpHeaders; text: string };

function read(host: string, headers: Record<string, string> = {}, path = MENU): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { headers: { host, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.once('error', reject);
    asked.end();
  });
}
/** What comes back for these bytes until the server closes the connection. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
  });
}
const MENU = '/products/v1/overalls?type=WEB';
const fastReads = async () =>
  /http_fast_reads_total\{status="200"\} (\d+)/.exec(await server.deps.metrics.text({}))?.[1];
const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 10_000, interval: 20 });

test('TEN-14 a page cached for the website is not served to a link inside a mini-app', async () => {
  const { metrics, tenants } = server.deps;
  const fast = createFastReads({ metrics, tenants }, { keepAliveMs: 5_000 });
  const asking = (referer: string) =>
    ({
      method: 'GET',
      url: '/branches',
      rawHeaders: ['Host', 'osh.test', 'Referer', referer],
    }) as IncomingMessage;
  const page = await prepare('<p>branches</p>', { 'content-type': 'text/html' });
  const website = asking('http://osh.test/about');
  fast.learn(website, answerPrepared(new Request('http://osh.test/branches'), page));
  const sent: number[] = [];
  const response = { writeHead: (status: number) => sent.push(status), end: () => undefined };
  // Of a ServerResponse it uses these two.
  const isAnswered = (referer: string) => fast.answer(asking(referer), response as never);
  expect(isAnswered('http://osh.test/')).toBe(true);
  expect(isAnswered('http://osh.test/tg/?tgWebAppStartParam=x')).toBe(false);
  expect(isAnswered('http://osh.test/click/basket')).toBe(false);
  expect(sent).toEqual([200]);
});

test('T11 an expired value is refreshed by one request; the others wait for it only a moment', async () => {
  const { metrics, tenants } = server.deps;
  let now = 0;
  const fast = createFastReads({ metrics, tenants }, { keepAliveMs: 5_000, clock: () => now });
  const asking = { method: 'GET', url: '/', rawHeaders: ['Host', 'osh.test'] } as IncomingMessage;
  const page = await prepare('<p>menu</p>', { 'content-type': 'text/html' });
  const response = { writeHead: () => undefined, end: () => undefined };
  // Of a ServerResponse it uses these two.
  const isAnswered = () => fast.answer(asking, response as never);
  const learn = () => fast.learn(asking, answerPrepared(new Request('http://osh.test/'), page));
  learn();
  expect(isAnswered()).toBe(true);
  now = 1_001;
  expect([isAnswered(), isAnswered(), isAnswered()]).toEqual([false, true, true]);
  now = 1_102;
  expect([isAnswered(), isAnswered()]).toEqual([false, false]);
  learn();
  expect(isAnswered()).toBe(true);
});

test('pages of a thousand brands are not all held: those read last are', async () => {
  const { metrics, tenants } = server.deps;
  const fast = createFastReads({ metrics, tenants }, { keepAliveMs: 5_000, clock: () => 0 });
  const bytes = new Uint8Array(10e6);
  const page = { etag: '"x"', headers: {}, bytes: { identity: bytes, br: bytes, gzip: bytes } };
  const asking = (host: string) =>
    ({ method: 'GET', url: '/', rawHeaders: ['Host', host] }) as IncomingMessage;
  const response = { writeHead: () => undefined, end: () => undefined };
  const hosts = ['a.test', 'b.test', 'c.test'];
  for (const host of hosts) fast.learn(asking(host), answerPrepared(new Request(`http://${host}/`), page));
  // Of a ServerResponse it uses these two.
  expect(hosts.map((host) => fast.answer(asking(host), response as never))).toEqual([false, true, true]);
});

describe('repeated menu reads', () => {
  test('are the same answer, headers and all, and each has an id of its own', async () => {
    const first = await read('osh.test');
    const before = Number(await fastReads());
    const second = await read('osh.test');
    expect(Number(await fastReads())).toBe(before + 1);
    expect(second.text).toBe(first.text);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const without = ({ headers }: Got) => ({ ...headers, 'x-request-id': '', date: '' });
    expect(without(second)).toEqual({
      ...without(first),
      'content-length': String(Buffer.byteLength(first.text)),
      'transfer-encoding': undefined,
    });
  });

  test('304 comes before anything else, by the ETag of these very bytes', async () => {
    const { headers } = await read('osh.test');
    const again = await read('osh.test', { 'if-none-match': `"other", W/${headers.etag!}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect((await read('osh.test', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('have the head that Node itself would send, also when the connection breaks', async () => {
    const { etag } = (await read('osh.test')).headers;
    const head = (version: string, connection: string, known = '') =>
      `GET ${MENU} HTTP/${version}\r\nHost: osh.test\r\nConnection: ${connection}\r\n${known}\r\n`;
    const known = `If-None-Match: ${etag}\r\n`;
    const before = Number(await fastReads());
    const [kept, closed, old] = [
      await raw(head('1.1', 'keep-alive') + head('1.1', 'keep-alive', known) + head('1.1', 'close')),
      await raw(head('1.1', 'close')),
      await raw(head('1.0', 'close')),
    ];
    expect(Number(await fastReads())).toBe(before + 4);
    const answers = kept.split(/(?=HTTP\/1\.1 )/);
    expect(answers.map((one) => one.slice(9, 12))).toEqual(['200', '304', '200']);
    const fields = (text: string) => text.split('\r\n\r\n')[0]!.split('\r\n').slice(1);
    const names = (text: string) => fields(text).map((field) => field.split(':')[0]!.toLowerCase());
    expect(names(answers[0]!)).toEqual([...names(closed), 'keep-alive']);
    expect(answers[0]).toMatch(
      /\r\nDate: \w{3}, [^\r]+ GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n\{/,
    );
    expect(answers[1]).toMatch(/Keep-Alive: timeout=5\r\n\r\n$/);
    for (const last of [answers[2]!, closed, old]) expect(fields(last)).toContain('Connection: close');
    const body = (text: string) => text.slice(text.indexOf('\r\n\r\n'));
    expect(new Set([answers[0]!, answers[2]!, closed, old].map(body)).size).toBe(1);
  });

  test('T08 alternate requests of two brands never get each other’s answers, with any forged header', async () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const [own, other] = turn % 2 ? ['osh', 'burger'] : ['burger', 'osh'];
      const forged: Record<string, string> =
        turn % 3 ? {} : { 'x-forwarded-host': `${other}.test`, 'X-Original-Host': `${other}.test` };
      const { text } = await read(`${own}.test`, { cookie: `merchantId=${own}`, ...forged });
      expect(text).toContain(`canary-${own}`);
      expect(text).not.toContain(`canary-${other}`);
    }
  });

  test('T01 a merchant header that disagrees is refused although the path was answered from the cache', async () => {
    await read('osh.test');
    expect((await read('osh.test', { 'X-Merchant-Id': 'burger' })).status).toBe(400);
  });

  test('a change of the menu is in the next answer, and a brand that closes is closed', async () => {
    await read('osh.test');
    await server.deps.db.inTenant('osh', (tx) =>
      tx.update(products).set({ active: false }).where(eq(products.merchantId, 'osh')),
    );
    await eventually(async () => expect((await read('osh.test')).text).not.toContain('canary-osh'));
    await read('burger.test');
    await server.deps.db.asPlatform((tx) =>
      tx.update(merchants).set({ isActive: false }).where(eq(merchants.merchantId, 'burger')),
    );
    await eventually(async () => expect((await read('burger.test')).status).toBe(403));
  });
});
