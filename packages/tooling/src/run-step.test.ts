import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

import { expect, test } from 'vitest';

import { runSteps, type Step } from './run-step.ts';

const node = (name: string, script: string, isReader = false): Step => ({
  name,
  command: [process.execPath, '-e', script],
  isReader,
});

/** A place where two commands meet: each waits until the other one is there. Gives the script that does so. */
async function aMeeting(): Promise<(thenExit: number) => string> {
  const waiting: Socket[] = [];
  const server = createServer((socket) => {
    waiting.push(socket);
    if (waiting.length < 2) return;
    for (const each of waiting) each.end();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server on a port has no other kind
  return (thenExit) =>
    `require('node:net').connect(${port}, '127.0.0.1').resume().on('end', () => process.exit(${thenExit}));`;
}

test('two readers run side by side, and each step is counted, in the order of the steps, also when one fails', async () => {
  const meet = await aMeeting();
  const outcomes = await runSteps([
    node('first', meet(0), true),
    node('failed', meet(3), true),
    node('alone', ''),
  ]);
  expect(outcomes.map(({ name, passed, failed }) => ({ name, passed, failed }))).toEqual([
    { name: 'first', passed: 1, failed: 0 },
    { name: 'failed', passed: 0, failed: 1 },
    { name: 'alone', passed: 1, failed: 0 },
  ]);
});
