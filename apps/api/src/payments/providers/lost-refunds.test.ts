import { expect, test } from 'vitest';

import type { AttemptRow } from '../attempts/attempts.ts';
import type { PaymentProvider } from '../protocol/provider.ts';
import { clickPayments } from './click/click-payments.ts';
import { multicardPayments } from './multicard/multicard-payments.ts';
import { paymePayments } from './payme/payme.ts';
import { uzumPayments } from './uzum/uzum-payments.ts';

const now = new Date('2026-03-01T07:34:56Z');
const attempt = {
  providerId: '55',
  providerPaymentId: '987',
  amount: 500_000,
  data: {},
  // Of an attempt a refund reads these.
} as unknown as AttemptRow;

/** A provider that refunds once, refuses a second time, and whose first answer is lost. */
function aLosingProvider(name: string) {
  let given = 0;
  const answer = (body: object, status = 200) => Response.json(body, { status });
  const lost = () => {
    given += 1;
    throw new TypeError('terminated');
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [url, body] = [String(input), String(init?.body ?? '')];
    if (url.endsWith('/auth')) return answer({ token: 't', role: 'api', expiry: '2026-03-02 12:00:00' });
    const isRefund =
      init?.method === 'DELETE' || url.endsWith('payment/refund') || body.includes('receipts.cancel');
    if (isRefund && given === 0) lost();
    if (name === 'RAHMAT')
      return isRefund
        ? answer({ success: false, error: { code: 'ERROR_STATUS' } }, 400)
        : answer({ success: true, data: { uuid: '987', amount: 500_000, status: 'revert' } });
    if (name === 'UZUM')
      return isRefund
        ? answer({ errorCode: 3030, message: 'refunded' })
        : answer({ errorCode: 0, result: { orderId: '987', status: 'REFUNDED', amount: 500_000 } });
    if (name === 'PAYME')
      return isRefund
        ? answer({ jsonrpc: '2.0', id: 1, error: { code: -31_008, message: 'cancelled' } })
        : answer({ jsonrpc: '2.0', id: 1, result: { state: 50 } });
    return isRefund
      ? answer({ error_code: -5, error_note: 'no' })
      : answer({ error_code: 0, error_note: '', payment_id: 987, payment_status: -99 });
  };
  return { fetch, given: () => given };
}

const PAGE = (to: string) => to;
const at = (name: string, fetch: typeof globalThis.fetch) => {
  const of: Record<string, () => [PaymentProvider, Record<string, unknown>]> = {
    RAHMAT: () => [
      multicardPayments({ fetch, now: () => now, apiUrl: () => 'https://mesh.test' }),
      { applicationId: 'a', secret: 's', storeId: '6' },
    ],
    UZUM: () => [
      uzumPayments({ fetch, appPage: PAGE, checkoutUrl: () => 'https://chk.test' }),
      { checkout: { terminalId: crypto.randomUUID(), apiKey: 'k' } },
    ],
    PAYME: () => [
      paymePayments({ fetch, api: () => 'https://payme.test/api', page: PAGE }),
      { merchantId: '587f72c72cac0d162c722ae2', key: 'TEST_KEY' },
    ],
    CLICK: () => [
      clickPayments({ fetch, payPage: PAGE, apiUrl: () => 'https://click.test' }),
      { serviceId: '1', merchantId: '2', merchantUserId: '3', secretKey: 'k' },
    ],
  };
  const [provider, account] = of[name]!();
  return provider.at(account)!;
};
const whole = { id: 'r-1', attempt, amount: 500_000, isWhole: true, now };

test.each(['PAYME', 'CLICK', 'UZUM', 'RAHMAT'])(
  'T48 T49 %s refunded all of it and the answer was lost: a look-up confirms it, and it is refunded once',
  async (name) => {
    const { fetch, given } = aLosingProvider(name);
    const { refund } = at(name, fetch);
    await expect(refund!(whole)).rejects.toThrow();
    expect(await refund!(whole)).toBe('DONE');
    expect(given()).toBe(1);
  },
);

test('T48 T49 a part that Rahmat may have given back is not asked for twice: staff looks', async () => {
  const { fetch, given } = aLosingProvider('RAHMAT');
  const part = { ...whole, amount: 100_000, isWhole: false };
  expect(await at('RAHMAT', fetch).refund!(part)).toBe('IMPOSSIBLE');
  expect(given()).toBe(1);
});

test.each(['PAYME', 'CLICK'])(
  'T48 %s has no way to give a part back: it is not asked, staff has to',
  async (name) => {
    const { fetch, given } = aLosingProvider(name);
    const part = { ...whole, amount: 100_000, isWhole: false };
    expect(await at(name, fetch).refund!(part)).toBe('IMPOSSIBLE');
    expect(given()).toBe(0);
  },
);
