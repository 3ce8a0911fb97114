import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { afterEach, expect, test } from 'vitest';

import { createAgent } from './print-agent.ts';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function listening(server: Server | ReturnType<typeof createTcp>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return (server.address() as AddressInfo).port;
}

/** A server with one job: it counts confirmations, loses the first `lost` of them, and notes every status. */
async function aServer({ lost = 0 } = {}) {
  const seen = { codes: [] as string[], states: [] as string[], fetched: 0, isDone: false };
  let toLose = lost;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const url = new URL(request.url ?? '', 'http://localhost');
    if (request.method === 'GET') {
      seen.fetched += 1;
      return response.end(Buffer.from('1b401d76', 'hex'));
    }
    if (request.method === 'DELETE') {
      toLose -= 1;
      if (toLose >= 0) return request.socket.destroy();
      const code = url.searchParams.get('code') ?? '';
      seen.codes.push(code);
      seen.isDone ||= code.startsWith('2');
      return response.writeHead(204).end();
    }
    let text = '';
    for await (const part of request) text += String(part);
    const { statusCode } = JSON.parse(text) as { statusCode: string };
    seen.states.push(statusCode);
    const isReady = statusCode.startsWith('2') && !seen.isDone;
    return response.end(
      JSON.stringify(isReady ? { jobReady: true, jobToken: 'job-1' } : { jobReady: false }),
    );
  };
  const server = createServer((request, response) => void answer(request, response));
  return { seen, port: await listening(server) };
}

/** A printer on TCP that answers `DLE EOT n`; `breaks` ends the connection while it prints. */
async function aPrinter() {
  const printer = { papers: 0, paper: 0x12, breaks: false };
  const server = createTcp((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      if (bytes.includes(Buffer.from('1b40', 'hex'))) {
        printer.papers += 1;
        if (printer.breaks) return void socket.destroy();
      }
      const asked = bytes.lastIndexOf(Buffer.from([0x10, 0x04]));
      if (asked >= 0) socket.write(Buffer.from([bytes[asked + 2] === 4 ? printer.paper : 0x12]));
    });
  });
  return { printer, port: await listening(server) };
}

async function agentOf(given: Parameters<typeof aServer>[0] = {}) {
  const server = await aServer(given);
  const { printer, port } = await aPrinter();
  const address = `http://osh.localhost:${server.port}/printers/v1/cloudprnt`;
  const at = { host: '127.0.0.1', port };
  const agent = createAgent({ server: address, user: 'a', password: 'b', printer: at });
  return { agent, printer, seen: server.seen };
}

test('BO-63 the print agent prints a job once and confirms it', async () => {
  const { agent, printer, seen } = await agentOf();
  await agent.turn();
  await agent.turn();
  expect([printer.papers, seen.codes, seen.states]).toEqual([1, ['200 OK'], ['200 OK', '200 OK']]);
});

test('BO-62 without paper the agent reports it and takes no job', async () => {
  const { agent, printer, seen } = await agentOf();
  printer.paper = 0x72;
  await agent.turn();
  expect([printer.papers, seen.fetched, seen.states]).toEqual([0, 0, ['410 Paper Out']]);
  printer.paper = 0x12;
  await agent.turn();
  expect([printer.papers, seen.isDone]).toEqual([1, true]);
});

test('BO-63 a confirmation that was lost is sent again without a second paper', async () => {
  const { agent, printer, seen } = await agentOf({ lost: 1 });
  await expect(agent.turn()).rejects.toThrow();
  await agent.turn();
  expect([printer.papers, seen.fetched, seen.isDone]).toEqual([1, 1, true]);
});

test('BO-63 a print that breaks off is confirmed neither way: the server offers it as a copy', async () => {
  const { agent, printer, seen } = await agentOf();
  printer.breaks = true;
  await expect(agent.turn()).rejects.toThrow();
  expect(seen.codes).toEqual([]);
  printer.breaks = false;
  await agent.turn();
  expect([printer.papers, seen.fetched, seen.isDone]).toEqual([2, 2, true]);
});

test('BO-62 a printer that is switched off is reported as not reachable', async () => {
  const server = await aServer();
  const closed = createTcp();
  const port = await listening(closed);
  await new Promise((resolve) => closed.close(resolve));
  open.pop();
  const address = `http://osh.localhost:${server.port}/printers/v1/cloudprnt`;
  const agent = createAgent({
    server: address,
    user: 'a',
    password: 'b',
    printer: { host: '127.0.0.1', port },
  });
  await agent.turn();
  expect(server.seen.states).toEqual(['500 Not Reachable']);
});
