import { describe, expect, test } from 'vitest';

import { clickAuthHeader } from './merchant-call.ts';
import { clickPayLink } from './pay-link.ts';
import { shopAnswer } from './shop-answer.ts';
import { readShopRequest, type ShopRequest } from './shop-request.ts';
import { isSignedByClick, signShopRequest } from './shop-sign.ts';

const SECRET = 'TEST_SECRET_KEY';
const FORM = 'application/x-www-form-urlencoded';
const prepare = {
  click_trans_id: '13987654',
  service_id: '12345',
  click_paydoc_id: '9876',
  merchant_trans_id: '1007',
  amount: '125000.00',
  action: '0',
  error: '0',
  error_note: 'Success',
  sign_time: '2026-03-01 12:34:56',
  sign_string: '0997366552227f58907a1ecfda797dbb',
};
const complete = {
  ...prepare,
  merchant_prepare_id: '5501',
  action: '1',
  sign_time: '2026-03-01 12:35:07',
  sign_string: 'e31aeb6f38b1549dea5523ba8430d1ab',
};
const read = (fields: Record<string, string>) => readShopRequest(String(new URLSearchParams(fields)), FORM);

function requestOf(fields: Record<string, string>): ShopRequest {
  const { request } = read(fields);
  if (!request) throw new Error('not a request');
  return request;
}

describe('T44 the signature of Click’s SHOP-API', () => {
  test.each([
    ['Prepare', prepare],
    ['Complete', complete],
  ])('T44 %s is checked over the texts as they came', (_, fields) => {
    expect(isSignedByClick(requestOf(fields), SECRET)).toBe(true);
    expect(isSignedByClick(requestOf({ ...fields, amount: '125000' }), SECRET)).toBe(false);
    expect(isSignedByClick(requestOf(fields), 'another')).toBe(false);
  });

  test('T44 the signature of a Prepare omits merchant_prepare_id, that of a Complete contains it', () => {
    expect(isSignedByClick(requestOf({ ...prepare, merchant_prepare_id: '5501' }), SECRET)).toBe(true);
    expect(isSignedByClick(requestOf({ ...complete, merchant_prepare_id: '5502' }), SECRET)).toBe(false);
  });

  test('T44 another spelling of the same amount has another signature', () => {
    expect(signShopRequest(requestOf({ ...prepare, amount: '125000' }), SECRET)).toBe(
      'c261c27617c54fbc28ea7d1c688bd85c',
    );
  });

  test.each(Object.keys(complete).filter((name) => !/paydoc|note|^error$|sign_string/.test(name)))(
    'T44 %s cannot be changed',
    (name) => {
      const changed = { ...complete, [name]: name === 'action' ? '0' : '7' };
      expect(isSignedByClick(requestOf(changed), SECRET)).toBe(false);
    },
  );
});

describe('invalid calls of Click', () => {
  test.each(Object.keys(complete).filter((name) => !/paydoc|note/.test(name)))(
    'T44 one without %s',
    (name) => {
      const { [name as 'amount']: _, ...rest } = complete;
      expect(read(rest)).toMatchObject({ request: null });
    },
  );

  test.each([
    ['click_paydoc_id', 32],
    ['merchant_trans_id', 64],
    ['merchant_prepare_id', 32],
    ['amount', 64],
    ['action', 8],
    ['error_note', 1000],
    ['sign_time', 32],
    ['sign_string', 128],
  ])('T62 one whose %s is longer than %i', (name, length) => {
    expect(read({ ...complete, [name]: '1'.repeat(length) }).request).not.toBeNull();
    expect(read({ ...complete, [name]: '1'.repeat(length + 1) }).request).toBeNull();
  });

  test.each(['merchant_trans_id', 'amount', 'action', 'sign_time', 'sign_string'])(
    'T44 one whose %s is empty',
    (name) => expect(read({ ...complete, [name]: '' }).request).toBeNull(),
  );

  test('T44 a form that calls itself something else', () => {
    const form = String(new URLSearchParams(prepare));
    expect(readShopRequest(form, 'text/plain').request).toBeNull();
    expect(readShopRequest(form, `${FORM}; charset=utf-8`).request).not.toBeNull();
  });

  test('T62 the order that is echoed is cut short', () => {
    const order = `1${'2'.repeat(63)}`;
    expect(read({ ...prepare, merchant_trans_id: `${order}34` })).toMatchObject({ merchantTransId: order });
  });

  test('T44 one with a field twice, one in JSON, an empty one', () => {
    const twice = `${new URLSearchParams(prepare)}&amount=1.00`;
    expect(readShopRequest(twice, FORM)).toMatchObject({ request: null, clickTransId: '13987654' });
    expect(readShopRequest(JSON.stringify(prepare), 'application/json')).toEqual({
      request: null,
      clickTransId: '0',
      merchantTransId: '',
    });
    expect(readShopRequest('', FORM)).toMatchObject({ request: null });
  });
});

test('T45 an answer echoes ids digit by digit', () => {
  const echo = { clickTransId: '9223372036854775807', merchantTransId: '1007' };
  expect(shopAnswer(echo, 'ok', { merchant_prepare_id: 5001 }).body).toBe(
    '{"click_trans_id":9223372036854775807,"merchant_trans_id":"1007","merchant_prepare_id":5001,"error":0,"error_note":"Success"}',
  );
  expect(shopAnswer(echo, 'sign')).toMatchObject({ status: 200 });
});

test('ENUM-09 the link of a payment is in so‘m and returns to the order', () => {
  const link = clickPayLink('https://my.click.uz/services/pay/', {
    serviceId: '12345',
    merchantId: '678',
    amount: 12_500_000,
    transactionParam: '1007',
    returnUrl: 'https://merchant.example/orders/1007',
  });
  expect(link).toBe(
    'https://my.click.uz/services/pay/?service_id=12345&merchant_id=678&amount=125000.00&transaction_param=1007&return_url=https%3A%2F%2Fmerchant.example%2Forders%2F1007',
  );
});

test('T44 a call of ours proves itself for its second', () => {
  const account = { serviceId: '12345', merchantUserId: '777', secretKey: SECRET };
  expect(clickAuthHeader(account, new Date(1_772_350_496_000))).toBe(
    '777:e3abe9db4e4b51a3239de3672136c9698c6ef80c:1772350496',
  );
});
