import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createDeps } from '../app/create-deps.ts';
import { createLog } from '../kernel/log.ts';
import { createSecrets } from '../kernel/secrets.ts';
import { databaseOfFile } from '../testing/database.ts';
import { aTestEnv } from '../testing/scene.ts';

let server: Server;
let asked: string[] = [];
let outside: Awaited<ReturnType<typeof createDeps>>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isElsewhere = request.url?.startsWith('/elsewhere') ?? false;
    asked.push(isElsewhere ? 'elsewhere' : 'service');
    if (isElsewhere) response.setHeader('content-type', 'application/json').end('{"ok":true,"result":[]}');
    else response.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const places = ['ESKIZ_URL', 'PLAY_MOBILE_URL', 'TELEGRAM_GATEWAY_URL', 'GEOCODER_URL', 'TELEGRAM_URL'];
  outside = await createDeps({
    env: aTestEnv({ SANDBOX: '0', ...Object.fromEntries(places.map((name) => [name, url])) }),
    db: await databaseOfFile(),
    log: createLog('silent'),
    secrets: createSecrets(Buffer.alloc(32, 7)),
    ownUrl: () => url,
    fetch,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  });
});
afterAll(async () => {
  await outside.orderEvents.close();
  await outside.brandAnswers.close();
  server.close();
});

const sms = { id: '1', phone: '998901234567', text: 'Kod: 482135' };
const account = { username: 'osh', password: 'secret' };

test.each([
  ['Eskiz', () => outside.sendSms(sms, { smsGateway: null, accounts: { ESKIZ: account } })],
  ['Play Mobile', () => outside.sendSms(sms, { smsGateway: null, accounts: { PLAY_MOBILE: account } })],
  ['Telegram', () => outside.bots.api('1:token').getMe()],
  ['the geocoder', () => outside.geocoder.search('Chorsu', 'uz')],
])('OPS-10 %s sends its call elsewhere: what it had is not sent there', async (_, call) => {
  asked = [];
  await expect(call()).rejects.toThrow();
  expect(asked).toContain('service');
  expect(asked).not.toContain('elsewhere');
});
