import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import type { FindProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import { aSandbox } from '../testing/a-sandbox.ts';

const TEXT_IDS = { serviceId: '12345', merchantUserId: '777', secretKey: 'TEST_SECRET_KEY' };
const NUMBER_IDS = { ...TEXT_IDS, serviceId: 12_345, merchantUserId: 777 };

const merchantWith =
  (account: object): FindProviderMerchant =>
  async (_, isIt) =>
    isIt({ ...account })
      ? { merchantId: 'osh', brand: 'Osh', callbackUrl: 'http://merchant/callbacks', account: { ...account } }
      : null;
const PAGE = '/click/pay?service_id=12345&merchant_id=678&amount=105000.00&transaction_param=1007';

/** A merchant that accepts every call, and a payment made on Click's page at the given moment. */
async function paidAt(now: string, account: object = TEXT_IDS) {
  const calls: URLSearchParams[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    calls.push(new URLSearchParams(String(init?.body)));
    return Response.json({ error: 0, error_note: 'Success', merchant_prepare_id: 5001 });
  };
  const sandbox = aSandbox({ findProviderMerchant: merchantWith(account), fetch, now: () => new Date(now) });
  await sandbox.ask(PAGE, { method: 'POST', body: new URLSearchParams({ deed: 'pay' }) });
  const digest = createHash('sha1').update(`1${TEXT_IDS.secretKey}`).digest('hex');
  const merchantApi = async (path: string, method = 'GET') => {
    const headers = { auth: `777:${digest}:1` };
    const answer = await sandbox.ask(`/click/merchant/payment/${path}`, { method, headers });
    return (await answer.json()) as { error_code: number; payment_id?: number; payment_status?: number };
  };
  const [transId, paydocId] = ['click_trans_id', 'click_paydoc_id'].map((name) => calls[0]!.get(name)!);
  return { calls, merchantApi, transId: transId!, paydocId: paydocId! };
}

test('ST-03 Click has different ids for a transaction and its payment; the Merchant API accepts only the payment’s', async () => {
  const { calls, merchantApi, transId, paydocId } = await paidAt('2026-03-01T07:34:56Z');
  expect(paydocId).not.toBe(transId);
  expect(calls.map((call) => call.get('click_paydoc_id'))).toEqual([paydocId, paydocId]);
  const paid = { error_code: 0, payment_id: Number(paydocId), payment_status: 2 };
  expect(await merchantApi(`status/12345/${paydocId}`)).toMatchObject(paid);
  expect(await merchantApi('status_by_mti/12345/1007/2026-03-01')).toMatchObject(paid);
  expect(await merchantApi(`status/12345/${transId}`)).toMatchObject({ error_code: -5 });
  expect(await merchantApi(`reversal/12345/${transId}`, 'DELETE')).toMatchObject({ error_code: -5 });
  expect(await merchantApi(`reversal/12345/${paydocId}`, 'DELETE')).toMatchObject({ error_code: 0 });
});

test('ST-03 Click finds a payment of an order on the day of the payment alone, in Tashkent', async () => {
  const { merchantApi } = await paidAt('2026-03-01T19:00:00Z');
  expect(await merchantApi('status_by_mti/12345/1007/2026-03-01')).toMatchObject({ error_code: -5 });
  expect(await merchantApi('status_by_mti/12345/1007/2026-03-02')).toMatchObject({ payment_status: 2 });
});

test('ST-03 an account whose ids are numbers is paid and asked like one whose ids are texts', async () => {
  const { merchantApi, paydocId } = await paidAt('2026-03-01T07:34:56Z', NUMBER_IDS);
  expect(await merchantApi(`status/12345/${paydocId}`)).toMatchObject({ error_code: 0, payment_status: 2 });
});
