import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import * as v from 'valibot';
import { afterAll, afterEach, expect, test } from 'vitest';

import { tracedFetch } from '../../kernel/trace.ts';
import { aServerDatabase } from '../../testing/database.ts';
import { pickUp } from '../../testing/order-bodies.ts';
import { endProcesses, startProcess } from '../../testing/start-process.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
const folder = mkdtempSync(join(tmpdir(), 'dasturxon-traces-'));
afterEach(() => trace.disable());
afterAll(() => {
  endProcesses();
  rmSync(folder, { recursive: true, force: true });
});

const Span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  name: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  attributes: v.array(v.object({ key: v.string(), value: v.unknown() })),
});
const Scope = v.object({ spans: v.array(Span) });
const Sent = v.object({ resourceSpans: v.array(v.object({ scopeSpans: v.array(Scope) })) });

/** A collector of traces: OTLP over HTTP. */
async function aCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const spans = () =>
    bodies
      .flatMap((body) => v.parse(Sent, JSON.parse(body)).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  return { url: `http://127.0.0.1:${port}`, bodies, spans, close: () => void server.close() };
}

test('OPS-15 an order is one trace with its statements, and nothing personal', async () => {
  const collector = await aCollector();
  const database = SERVER ? await aServerDatabase(SERVER) : null;
  const server = await startProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database }),
  });
  const receiver = { name: 'Canary', phone: '998901234321' };
  const response = await fetch(`${server.url}/orders/v1/orders?seen=canary`, {
    method: 'POST',
    body: JSON.stringify({ ...pickUp({ comment: 'Canary comment' }), receiver }),
    headers: {
      'content-type': 'application/json',
      'X-Merchant-Id': 'crash',
      authorization: 'Bearer token-client',
      'Idempotency-Key': crypto.randomUUID(),
    },
  });
  expect(response.status).toBe(200);
  await server.end('SIGTERM');
  collector.close();
  const spans = collector.spans();
  const request = spans.find(({ name }) => name === 'POST /orders/v1/orders')!;
  expect(request.parentSpanId).toBe('');
  expect(request.attributes).toContainEqual({
    key: 'dasturxon.merchant_id',
    value: { stringValue: 'crash' },
  });
  const own = spans.filter(({ traceId, spanId }) => traceId === request.traceId && spanId !== request.spanId);
  if (database)
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'WITH', 'COMMIT']));
  const sent = collector.bodies.join('');
  for (const secret of ['anary', '998901234321', 'token-client']) expect(sent).not.toContain(secret);
});

test('OPS-15 a call of a service is a span with its host alone, and fails with the call', async () => {
  const exporter = new InMemorySpanExporter();
  trace.setGlobalTracerProvider(
    new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
  );
  const answers = tracedFetch(async () => new Response('', { status: 502 }));
  await answers('https://api.telegram.org/bot7000000001:secret/sendMessage?chat=1', { method: 'POST' });
  const dead = tracedFetch(() => Promise.reject(new TypeError('no route to 998901234321')));
  await expect(dead('https://notify.eskiz.uz/api?phone=998901234321')).rejects.toThrow('no route');
  const spans = exporter.getFinishedSpans();
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ['POST api.telegram.org', 2],
    ['GET notify.eskiz.uz', 2],
  ]);
  const written = JSON.stringify(spans.map(({ name, attributes, status }) => ({ name, attributes, status })));
  expect(written).not.toMatch(/secret|998901234321/);
});

test('OPS-15 without a collector the work goes on alone', async () => {
  const answers = tracedFetch(async () => new Response('ok'));
  expect(await (await answers('https://notify.eskiz.uz/')).text()).toBe('ok');
});
