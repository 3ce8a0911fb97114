import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { aScriptedProvider, REFUSED, UNAUTHENTICATED } from '../../testing/payments/scripted-provider.ts';
import type { RawCall, Verified } from '../protocol/provider.ts';

const LARGEST = 16 * 1024;

let osh: Scene;
const verify = vi.fn<(call: RawCall) => Verified>();
beforeAll(async () => {
  const payments = new Map([['PAYME', aScriptedProvider('PAYME', { verify })] as const]);
  const brand = aPayingBrand(['PAYME'], { PAYME: { keys: 'some' } });
  osh = await aRunningApi({ brand, outside: { payments } });
});
beforeEach(() => void verify.mockReset().mockReturnValue({ ok: false, reason: 'FORGED', answer: REFUSED }));

const call = (rest: string, body: BodyInit | null = '{}', method = 'POST') =>
  osh.request(`/callbacks/${rest}`, { method, body });
const received = () => verify.mock.calls[0]?.[0];

test('T44 a provider’s call reaches it as it came, with the operation that its address names', async () => {
  const answer = await call(`payme/${osh.merchantId}/prepare`, ' {"a":1}\n');
  expect([answer.status, await answer.text()]).toEqual([REFUSED.status, REFUSED.body]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(received()).toMatchObject({ method: 'POST', operation: 'prepare', body: ' {"a":1}\n' });
  verify.mockClear();
  await call(`payme/${osh.merchantId}`, null, 'GET');
  expect(received()).toMatchObject({ method: 'GET', operation: '', body: '', now: osh.clock.now });
});

test.each([
  ['16 KiB', 'a'.repeat(LARGEST), LARGEST],
  ['one byte more', 'a'.repeat(LARGEST + 1), 0],
  ['what is no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 0],
])('T44 T62 of %s it reads at most so many bytes', async (_, body, length) => {
  await call(`payme/${osh.merchantId}`, body);
  expect(received()?.body).toHaveLength(length);
});

test('T44 a name of no provider, or of one that is not here, is no address; a call for an unknown merchant is unauthenticated', async () => {
  for (const name of ['visa', 'click', 'PAYME', 'constructor'])
    expect((await call(`${name}/${osh.merchantId}`)).status).toBe(404);
  expect((await call('payme/unknown')).status).toBe(UNAUTHENTICATED.status);
  expect(verify).not.toHaveBeenCalled();
});
