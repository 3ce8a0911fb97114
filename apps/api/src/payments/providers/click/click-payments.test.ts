import { describe, expect, test } from 'vitest';

import { CLICK_ACCOUNT, clickFields } from '../../../testing/payments/click/click-caller.ts';
import { aClickService } from '../../../testing/payments/click/click-service.ts';
import { createTestLedger } from '../../../testing/payments/test-ledger.ts';
import { aCall, aPayable } from '../../../testing/payments/test-payable.ts';

const FORM = 'application/x-www-form-urlencoded';
const aForm = (fields: Record<string, string>, change: object = {}) =>
  aCall({ body: String(new URLSearchParams(fields)), headers: { 'content-type': FORM }, ...change });
const aPrepare = (change: Record<string, string | number> = {}) =>
  clickFields({ action: 0, merchant_trans_id: 1007, click_trans_id: '55', ...change });
const errorOf = ({ body }: { body: string }) => (JSON.parse(body) as { error: number }).error;

describe('a call of SHOP-API', () => {
  test('T44 signed, for this service, from anywhere, is applied', async () => {
    const testLedger = createTestLedger('CLICK');
    testLedger.order();
    const verified = await aClickService().at.verify(aForm(aPrepare()));
    const answer = verified.ok && (await verified.apply(testLedger.ledger));
    expect(answer).toMatchObject({ status: 200 });
    expect(testLedger.attempts).toMatchObject([{ state: 'PENDING', providerId: '55' }]);
  });

  test.each<[string, ReturnType<typeof aCall>, string, number]>([
    ['a wrong signature', aForm(aPrepare({ sign_string: 'a'.repeat(32) })), 'wrong signature', -1],
    ['another service', aForm(aPrepare({ service_id: '12346' })), 'another service', -8],
    ['GET', { ...aForm(aPrepare()), method: 'GET' }, 'not a call of Click', -8],
    ['JSON', aCall({ body: JSON.stringify(aPrepare()) }), 'not a call of Click', -8],
    ['nothing', aCall({ body: '' }), 'not a call of Click', -8],
  ])('T44 with %s is refused with its code, and echoes what could be read', async (_, call, reason, code) => {
    const verified = await aClickService().at.verify(call);
    expect(verified).toMatchObject({ ok: false, reason });
    expect(!verified.ok && errorOf(verified.answer)).toBe(code);
  });

  test('T44 an address outside of the contract is refused before its signature is looked at', async () => {
    const { at } = aClickService({}, { networks: ['10.0.0.0/8'] });
    expect(await at.verify(aForm(aPrepare(), { clientAddress: '11.0.0.1' }))).toMatchObject({
      ok: false,
      reason: 'foreign address',
    });
    expect(await at.verify(aForm(aPrepare()))).toMatchObject({ ok: true });
  });

  test('T45 every answer contains the ids of the request', () => {
    const { provider } = aClickService();
    const call = aForm(aPrepare());
    const echo = { click_trans_id: 55, merchant_trans_id: '1007' };
    expect(JSON.parse(provider.unauthenticated(call).body)).toMatchObject({ ...echo, error: -1 });
    expect(JSON.parse(provider.failed(call).body)).toMatchObject({ ...echo, error: -7 });
    const half = aCall({ body: 'click_trans_id=77&merchant_trans_id=8', headers: { 'content-type': FORM } });
    expect(JSON.parse(provider.unauthenticated(half).body)).toMatchObject({
      click_trans_id: 77,
      merchant_trans_id: '8',
    });
    expect(JSON.parse(provider.unauthenticated(aCall()).body)).toMatchObject({ click_trans_id: 0 });
  });
});

test.each([
  { serviceId: 'x' },
  { serviceId: '' },
  { merchantId: '' },
  { secretKey: '' },
  { miniAppMode: 'sms' },
])('T44 an incomplete account is refused: %j', (change) => {
  expect(aClickService().provider.at({ ...CLICK_ACCOUNT, ...change })).toBeNull();
});

test('ENUM-09 a contract of SHOP-API alone, without the Merchant API’s user, is one', async () => {
  const { provider } = aClickService();
  const { merchantUserId: _, ...alone } = CLICK_ACCOUNT;
  const at = provider.at(alone)!;
  expect(await at.startCheckout(aPayable())).toMatchObject({ kind: 'PAGE' });
  expect(await at.verify(aForm(aPrepare()))).toMatchObject({ ok: true });
});
