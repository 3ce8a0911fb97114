import { somNumber } from '@dasturxon/core/payment';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';

import { CLICK_ACCOUNT } from '../../testing/payments/click/click-caller.ts';
import { TEST_START } from '../../testing/payments/test-ledger.ts';
import { createTestFetch } from '../../testing/payments/test-fetch.ts';
import { clickMerchantApi, PaymentStatus } from './click/merchant-api.ts';
import {
  askClick,
  clickAuthHeader,
  ClickMerchantFailed,
  ClickMerchantRefused,
} from './click/merchant-call.ts';
import { readUzumCall } from './uzum/uzum-bank-request.ts';
import { UzumFailed, uzumCheckoutApi, UzumRefused } from './uzum/uzum-checkout-api.ts';

const at = (body: unknown, status: number) => Response.json(body, { status });

describe('T49 Uzum Checkout’s answers', () => {
  const terminal = { baseUrl: 'https://uzum.test', terminalId: 't', apiKey: 'k' };
  const ask = (response: unknown) => {
    const world = createTestFetch(() => response);
    return { world, answer: uzumCheckoutApi(world).readStatus(terminal, 'op', 'o1') };
  };
  const yes = { errorCode: 0, result: { status: 'COMPLETED' } };

  test('T49 a successful answer, requested in Uzbek by default', async () => {
    const { world, answer } = ask(yes);
    expect(await answer).toMatchObject({ status: 'COMPLETED', totalAmount: null });
    expect(world.asked[0]!.headers.get('content-language')).toBe('uz-UZ');
  });

  test('T49 it is waited for five seconds', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    await ask(yes).answer;
    expect(patience.mock.calls).toEqual([[5_000]]);
    patience.mockRestore();
  });

  test.each([
    [at(yes, 500), UzumFailed, 'status 500'],
    [at({ errorCode: 7 }, 499), UzumRefused, '7'],
    [at({ errorCode: -1 }, 200), UzumRefused, '-1'],
    [at({ errorCode: 1 }, 200), UzumRefused, '1'],
    [at({ result: {} }, 200), UzumFailed, 'odd, status 200'],
    [at({ errorCode: 0, result: {} }, 200), UzumFailed, 'odd'],
    [new Error('cut'), UzumFailed, 'no answer'],
    [new Response('<html>', { status: 200 }), UzumFailed, 'odd, status 200'],
  ])(
    'T49 a refusal is an error, an invalid body is a missing answer: case %#',
    async (response, kind, message) => {
      const failure: unknown = await ask(response).answer.catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(kind);
      expect((failure as Error).message).toBe(message);
    },
  );
});

describe('T49 Click’s answers', () => {
  const account = CLICK_ACCOUNT;
  const call = { account, now: TEST_START };
  const ask = (response: unknown, body?: object) => {
    const world = createTestFetch(() => response);
    const conversation = { baseUrl: () => 'https://click.test', fetch: world.fetch };
    const asked = { ...call, method: 'POST' as const, path: 'x', ...(body && { body }) };
    return { world, answer: askClick(conversation, v.object({ ok: v.boolean() }), asked) };
  };
  const yes = { error_code: 0, error_note: 'fine', ok: true };

  test('T49 a successful answer; a call without a body sends none', async () => {
    const plain = ask(yes);
    expect(await plain.answer).toEqual({ ok: true });
    expect(plain.world.asked[0]!.body).toBeNull();
    const withBody = ask(yes, { a: 1 });
    await withBody.answer;
    expect(withBody.world.asked[0]!.body).toEqual({ a: 1 });
  });

  test('T49 it is waited for five seconds', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    await ask(yes).answer;
    expect(patience.mock.calls).toEqual([[5_000]]);
    patience.mockRestore();
  });

  test('T44 each call is proven by its second: what was cut off of it is not counted', () => {
    const second = TEST_START.getTime() / 1000;
    const header = (ms: number) => clickAuthHeader(account, new Date(TEST_START.getTime() + ms));
    expect(header(0)).toMatch(new RegExp(`^${account.merchantUserId}:[0-9a-f]{40}:${second}$`));
    expect(header(999)).toBe(header(0));
    expect(header(1000)).not.toBe(header(0));
  });

  test.each([
    [at(yes, 500), ClickMerchantFailed, 'status 500'],
    [at({ error_code: -5, error_note: 'no' }, 499), ClickMerchantRefused, 'no'],
    [at({ error_code: -1 }, 200), ClickMerchantRefused, ''],
    [at({ error_code: 1, error_note: null }, 200), ClickMerchantRefused, ''],
    [at({ ok: true }, 200), ClickMerchantFailed, 'odd'],
    [at({ error_code: 0, ok: 'yes' }, 200), ClickMerchantFailed, 'odd'],
    [new Error('cut'), ClickMerchantFailed, 'no answer'],
  ])(
    'T49 a refusal is an error with its note, the rest is a missing answer: case %#',
    async (response, kind, message) => {
      const failure: unknown = await ask(response).answer.catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(kind);
      expect((failure as Error).message).toBe(message);
    },
  );

  test.each([
    [{}, { paymentId: null, status: null }],
    [
      { payment_id: 7, payment_status: 2 },
      { paymentId: '7', status: 2 },
    ],
    [
      { payment_id: '12345678901234567', payment_status: -1 },
      { paymentId: '12345678901234567', status: -1 },
    ],
  ])('T49 a payment is read of %j', (response, status) => {
    expect(v.parse(PaymentStatus, response)).toEqual(status);
  });

  test('T47 an invoice is asked for in so’m, to the tiyin, and known by its number as text', async () => {
    expect([somNumber(10_500_000), somNumber(10_500_050)]).toEqual([105_000, 105_000.5]);
    const world = createTestFetch(() => ({ ...yes, invoice_id: 7 }));
    const api = clickMerchantApi({ baseUrl: () => 'https://click.test', fetch: world.fetch });
    const invoice = { amount: 150, phone: '998901234567', transactionParam: '1007' };
    expect(await api.createInvoice(call, invoice)).toBe('7');
    expect(world.asked[0]!.body).toMatchObject({ amount: 1.5, merchant_trans_id: '1007' });
  });
});

describe('T44 what Uzum Bank calls with', () => {
  const base = { serviceId: 1, timestamp: 5 };
  const read = (operation: string, values: object) =>
    readUzumCall(operation, JSON.stringify({ ...base, ...values }));

  test('T44 an id of one letter to 64, an operation of its own, JSON', () => {
    for (const length of [1, 64])
      expect(read('status', { transId: 'x'.repeat(length) })).toMatchObject({ ok: true });
    for (const length of [0, 65])
      expect(read('status', { transId: 'x'.repeat(length) })).toMatchObject({
        ok: false,
        wrong: 'missing',
        echo: { serviceId: 1, transId: null, timestamp: 5 },
      });
    for (const length of [1, 64])
      expect(read('check', { serviceId: 's'.repeat(length), params: {} })).toMatchObject({ ok: true });
    for (const length of [0, 65])
      expect(read('check', { serviceId: 's'.repeat(length), params: {} })).toMatchObject({ ok: false });
    expect(read('toString', {})).toMatchObject({ ok: false, wrong: 'operation' });
    const nothing = { serviceId: null, transId: null, timestamp: null };
    for (const body of ['{', '7', ''])
      expect(readUzumCall('check', body)).toEqual({ ok: false, echo: nothing, wrong: 'json' });
  });
});
