import { describe, expect, test } from 'vitest';

import { aSandbox } from '../testing/a-sandbox.ts';

const GEOCODER = '/nominatim/reverse?lat=41.32&lon=69.2826';
const TILE = '/tiles/8/177/95.png';

describe('faults', () => {
  test('down: the proxy in front answers, until switched off', async () => {
    const sandbox = aSandbox();
    expect((await sandbox.post('/api/faults', { service: 'nominatim', mode: 'down' })).status).toBe(200);
    for (let i = 0; i < 3; i += 1) {
      const answer = await sandbox.ask(GEOCODER);
      expect(answer.status).toBe(502);
      expect(answer.headers.get('content-type')).toContain('text/html');
    }
    expect((await sandbox.ask(TILE)).status).toBe(200);
    await sandbox.post('/api/faults', { service: 'nominatim', mode: 'ok' });
    expect((await sandbox.ask(GEOCODER)).status).toBe(200);
  });

  test('error: each service fails with its own message', async () => {
    const sandbox = aSandbox();
    for (const service of ['eskiz', 'playmobile', 'nominatim', 'tiles'] as const)
      sandbox.faults.set({ service, mode: 'error' });
    const login = await sandbox.ask('/eskiz/api/auth/login', { method: 'POST' });
    expect([login.status, await login.json()]).toEqual([500, { status: 'error', message: 'Server Error' }]);
    const send = await sandbox.post('/playmobile/broker-api/send', {});
    expect([send.status, await send.json()]).toMatchObject([400, { error_code: 100 }]);
    expect((await sandbox.ask(GEOCODER)).status).toBe(500);
    expect((await sandbox.ask(TILE)).status).toBe(500);
  });

  test('refused: 403 with a code once, then the service answers', async () => {
    const sandbox = aSandbox();
    sandbox.faults.set({ service: 'yandex-delivery', mode: 'refused', times: 1 });
    const path = '/yandex-delivery/b2b/cargo/integration/v2/claims/info?claim_id=one';
    const headers = { authorization: 'Bearer key' };
    const first = await sandbox.ask(path, { method: 'POST', headers });
    expect([first.status, await first.json()]).toMatchObject([403, { code: 'forbidden' }]);
    expect((await sandbox.ask(path, { method: 'POST', headers })).status).toBe(404);
  });

  test('affect the configured number of calls', async () => {
    const sandbox = aSandbox();
    await sandbox.post('/api/faults', { service: 'nominatim', mode: 'error', times: 2 });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await sandbox.ask(GEOCODER)).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(await (await sandbox.ask('/api/faults')).json()).toEqual([]);
  });

  test('slow: the unchanged answer comes after the delay', async () => {
    const sandbox = aSandbox();
    await sandbox.post('/api/faults', { service: 'nominatim', mode: 'slow', delayMs: 30 });
    const before = performance.now();
    expect((await sandbox.ask(GEOCODER)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(29);
  });

  test.each([
    {},
    { service: 'bank', mode: 'down' },
    { service: 'eskiz', mode: 'tired' },
    { service: 'eskiz', mode: 'down', times: 0 },
    { service: 'eskiz', mode: 'down', for: 'ever' },
  ])('refuse %j', async (body) => {
    const sandbox = aSandbox();
    expect((await sandbox.post('/api/faults', body)).status).toBe(400);
    expect(sandbox.faults.list()).toEqual([]);
  });
});
