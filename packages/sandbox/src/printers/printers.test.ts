import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';

import { createPrinters } from './printers.ts';
import { printersRoutes } from './printers.routes.ts';
import { createStandInPrinter } from './stand-in-printer.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server that offers one job until it is confirmed. */
async function aServer() {
  const seen = { states: [] as string[], confirmed: 0, hosts: [] as (string | undefined)[] };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    seen.hosts.push(request.headers.host);
    if (request.method === 'GET') return response.end('picture');
    if (request.method === 'DELETE') {
      seen.confirmed += 1;
      return response.writeHead(204).end();
    }
    let text = '';
    for await (const part of request) text += String(part);
    const { statusCode } = JSON.parse(text) as { statusCode: string };
    seen.states.push(statusCode);
    const jobReady = statusCode.startsWith('2') && seen.confirmed === 0;
    return response.end(JSON.stringify({ jobReady, ...(jobReady && { jobToken: 'job-1' }) }));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const { port } = server.address() as AddressInfo;
  const account = { server: `http://osh.localhost:${port}/printers`, user: 'p1', password: 'secret' };
  return { seen, account, printer: createStandInPrinter(account, () => new Date(0)) };
}

test('BO-61 the stand-in printer names the brand’s host, prints a job and confirms it', async () => {
  const { seen, printer } = await aServer();
  await printer.turn();
  await printer.turn();
  expect(printer.papers).toMatchObject([{ token: 'job-1' }]);
  expect([seen.confirmed, new Set(seen.hosts).size]).toEqual([1, 1]);
  expect(seen.hosts[0]).toContain('osh.localhost');
});

test('BO-62 without paper, and switched off, it prints nothing', async () => {
  const { seen, printer } = await aServer();
  printer.setMode('down');
  await printer.turn();
  printer.setMode('paperOut');
  await printer.turn();
  expect([printer.papers, seen.states]).toEqual([[], ['410%20Paper%20Out']]);
});

test('BO-63 it can lose a confirmation once, and confirm twice', async () => {
  const { seen, printer } = await aServer();
  printer.setMode('lose');
  await printer.turn();
  expect([printer.papers.length, seen.confirmed]).toEqual([1, 0]);
  printer.setMode('twice');
  await printer.turn();
  expect([printer.papers.length, seen.confirmed]).toEqual([2, 2]);
});

test('the page takes printers of this machine alone and shows them', async () => {
  const routes = printersRoutes(createPrinters(() => new Date(0)));
  const post = (path: string, fields: Record<string, string>) =>
    routes.request(path, { method: 'POST', body: new URLSearchParams(fields) });
  const { account } = await aServer();
  expect((await post('/printers', { ...account, server: 'http://example.com/x' })).status).toBe(400);
  expect((await post('/printers', account)).status).toBe(303);
  expect((await post('/printers/p1/mode', { mode: 'down' })).status).toBe(303);
  expect((await post('/printers/p2/mode', { mode: 'down' })).status).toBe(404);
  expect(await (await routes.request('/printers')).text()).toContain('aria-label="Printer p1"');
  expect(await (await routes.request('/api/printers/p1')).json()).toMatchObject({ mode: 'down' });
});
