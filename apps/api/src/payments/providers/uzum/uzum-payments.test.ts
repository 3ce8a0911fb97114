import { expect, test } from 'vitest';

import { createTestLedger } from '../../../testing/payments/test-ledger.ts';
import { createTestFetch } from '../../../testing/payments/test-fetch.ts';
import { uzumPayments } from './uzum-payments.ts';

const bank = { serviceId: 498_624, username: 'uzum', password: 'TEST_PASSWORD' };
const checkout = { terminalId: '4f0c2f0e-7a8b-11f0-8a55-0242ac120002', apiKey: 'k' };

/** A call of the bank to a merchant with such a contract: its error, or its answer. */
async function answerTo(account: Record<string, unknown>, { password = bank.password, body = '' }) {
  const world = {
    ...createTestFetch(() => undefined),
    appPage: () => '',
    checkoutUrl: () => 'https://uzum.test',
  };
  const testLedger = createTestLedger('UZUM');
  const { number } = testLedger.order();
  const call = {
    method: 'POST',
    operation: 'check',
    headers: new Headers({
      authorization: `Basic ${Buffer.from(`${bank.username}:${password}`).toString('base64')}`,
    }),
    body: body || JSON.stringify({ ...bank, timestamp: 1, params: { order_id: String(number + 1) } }),
    clientAddress: '127.0.0.1',
    now: new Date(0),
  };
  const verified = await uzumPayments(world).at(account)!.verify(call);
  const answer = verified.ok ? await verified.apply(testLedger.ledger) : verified.answer;
  const { errorCode } = JSON.parse(answer.body) as { errorCode?: string };
  return { isProven: verified.ok, status: answer.status, errorCode };
}

test('T46 a merchant of both contracts accepts the bank’s calls beside the page', async () => {
  const asked = await answerTo({ bank, checkout }, {});
  expect(asked).toEqual({ isProven: true, status: 400, errorCode: '10007' });
});

test('T46 a code of the contract is used, else the default one', async () => {
  const own = { bank: { ...bank, codes: { access: '77', order: '10008' } } };
  expect(await answerTo(own, {})).toMatchObject({ isProven: true, errorCode: '10008' });
  expect(await answerTo(own, { password: 'other' })).toMatchObject({ isProven: false, errorCode: '77' });
  expect(await answerTo(own, { body: '{' })).toEqual({ isProven: false, status: 400, errorCode: '10002' });
});
