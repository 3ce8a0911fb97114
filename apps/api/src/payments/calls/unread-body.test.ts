import { beforeAll, describe, expect, test } from 'vitest';

import { basic, PAYNET_ACCOUNT, UZUM_BANK } from '../../testing/payments/bank-callers.ts';
import { CLICK_ACCOUNT } from '../../testing/payments/click/click-caller.ts';
import { PAYME_AUTH } from '../../testing/payments/payme/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../testing/payments/paying.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  const accounts = {
    PAYME: PAYME_ACCOUNT,
    UZUM: { bank: UZUM_BANK },
    PAYNET: PAYNET_ACCOUNT,
    CLICK: CLICK_ACCOUNT,
  };
  osh = await aRunningApi({ brand: aPayingBrand(['PAYME', 'UZUM', 'PAYNET', 'CLICK'], accounts) });
});

/** A call whose body is noted when it is read. */
async function call(path: string, authorization: string | null) {
  let wasRead = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        wasRead = true;
        controller.enqueue(new TextEncoder().encode('{"id":7}'));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  // fetch requires `duplex` for a stream; its types lack it.
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const response = await osh.request(`/callbacks/${path}`, init);
  return { status: response.status, answer: (await response.json()) as Record<string, unknown>, wasRead };
}

const WRONG = `Basic ${Buffer.from('Paycom:guess').toString('base64')}`;

describe.each([
  ['payme', '', PAYME_AUTH, { status: 200, answer: { id: null, error: { code: -32_504 } } }],
  ['paynet', '', basic(PAYNET_ACCOUNT), { status: 401, answer: { id: null, error: { code: 412 } } }],
  ['uzum', '/check', basic(UZUM_BANK), { status: 400, answer: { serviceId: null, errorCode: '10001' } }],
] as const)('a call of %s', (name, operation, right, refused) => {
  test.each([
    ['no key', null],
    ['a wrong key', WRONG],
  ])('T44 T62 with %s is refused before its body is read', async (_, authorization) => {
    const answer = await call(`${name}/${osh.merchantId}${operation}`, authorization);
    expect(answer).toMatchObject({ ...refused, wasRead: false });
  });

  test('T44 T62 a call for an unknown merchant is refused like a wrong key, and unread', async () => {
    const wrong = await call(`${name}/${osh.merchantId}${operation}`, WRONG);
    expect(await call(`${name}/unknown${operation}`, right)).toEqual({ ...wrong, wasRead: false });
  });

  test('T44 with the right key is read', async () => {
    expect((await call(`${name}/${osh.merchantId}${operation}`, right)).wasRead).toBe(true);
  });
});

test('T44 a call of Click is read, for its signature is in the body', async () => {
  expect((await call(`click/${osh.merchantId}/prepare`, null)).wasRead).toBe(true);
});
