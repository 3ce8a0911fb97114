import { describe, expect, test } from 'vitest';

import { SHOP_ERRORS, shopAnswer, type ShopError } from './click/shop-answer.ts';
import { PAYME_ERRORS } from './payme/payme-errors.ts';
import { paymeLink } from './payme/payme-link.ts';
import { rpcError } from './payme/payme-rpc.ts';
import {
  PAYNET_ERRORS,
  paynetError,
  paynetErrorOf,
  paynetResult,
  type PaynetError,
} from './paynet/paynet-answer.ts';
import { UZUM_CODES, uzumDone, uzumFailed, type UzumWrong } from './uzum/uzum-bank-answer.ts';

/** The numbers are the providers', as their documents name them; ours are those from −31050 on. */
const PAYME = {
  NOT_POST: -32_300,
  BAD_JSON: -32_700,
  BAD_REQUEST: -32_600,
  UNKNOWN_METHOD: -32_601,
  BAD_PARAMS: -32_602,
  UNAUTHORIZED: -32_504,
  FAILED: -32_400,
  WRONG_AMOUNT: -31_001,
  NO_TRANSACTION: -31_003,
  DELIVERED: -31_007,
  IMPOSSIBLE: -31_008,
  NO_FISCAL_RECEIPT: -32_001,
  NO_ORDER: -31_050,
  ORDER_PAID: -31_051,
  ORDER_CLOSED: -31_052,
  OTHER_METHOD: -31_053,
} as const;

describe('T44 Payme', () => {
  test('T44 has its own number for each of our errors', () => {
    const codes = Object.entries(PAYME_ERRORS).map(([name, { code }]) => [name, code]);
    expect(Object.fromEntries(codes)).toEqual(PAYME);
  });

  test('T44 gets an error over HTTP 200, in three languages, with the call’s id and the field', () => {
    const { status, body } = rpcError(7, 'NO_ORDER', 'order_id');
    expect([status, JSON.parse(body)]).toMatchObject([
      200,
      { id: 7, error: { code: -31_050, data: 'order_id', message: { en: 'The order was not found' } } },
    ]);
    for (const { message } of Object.values(PAYME_ERRORS))
      expect(Object.keys(message)).toEqual(['ru', 'uz', 'en']);
  });

  test.each([
    ['ru', 'ru'],
    ['eng', 'en'],
    ['uz', 'uz'],
    ['zh', 'uz'],
  ] as const)(
    'ENUM-09 answers a guest with language %s in %s, and no address breaks its link',
    (language, expected) => {
      const account = {
        merchantId: 'm1',
        key: 'k',
        field: 'order_id',
        isTest: false,
        keepsCards: true,
        networks: [],
      };
      const order = { number: 7, amount: 100, returnUrl: 'https://osh.example/?a;b;', language };
      const link = paymeLink('https://pay.example/', account, order);
      expect(Buffer.from(link.slice('https://pay.example/'.length), 'base64').toString()).toBe(
        `m=m1;ac.order_id=7;a=100;l=${expected};c=https://osh.example/?a%3Bb%3B;ct=15000;cr=860`,
      );
    },
  );
});

describe('T44 Click', () => {
  test.each<[ShopError, number, string]>([
    ['ok', 0, 'Success'],
    ['sign', -1, 'SIGN CHECK FAILED!'],
    ['amount', -2, 'Incorrect parameter amount'],
    ['action', -3, 'Action not found'],
    ['paid', -4, 'Already paid'],
    ['order', -5, 'User does not exist'],
    ['transaction', -6, 'Transaction does not exist'],
    ['update', -7, 'Failed to update user'],
    ['request', -8, 'Error in request from click'],
    ['canceled', -9, 'Transaction cancelled'],
  ])('T44 gets %s as %i %s, with its ids as sent', (error, code, note) => {
    const echo = { clickTransId: '98765432109876543210', merchantTransId: '10"07' };
    const { status, body } = shopAnswer(echo, error, { merchant_prepare_id: 5 });
    expect(status).toBe(200);
    expect(body).toBe(
      `{"click_trans_id":98765432109876543210,"merchant_trans_id":"10\\"07","merchant_prepare_id":5,"error":${code},"error_note":"${note}"}`,
    );
    expect(SHOP_ERRORS[error]).toEqual([code, note]);
  });
});

describe('T44 Uzum Bank', () => {
  const CODES: [UzumWrong, string][] = [
    ['access', '10001'],
    ['json', '10002'],
    ['operation', '10003'],
    ['missing', '10005'],
    ['service', '10006'],
    ['order', '10007'],
    ['orderPaid', '10008'],
    ['orderCanceled', '10009'],
    ['transactionExists', '10010'],
    ['amount', '10011'],
    ['transaction', '10014'],
    ['confirmCanceled', '10015'],
    ['confirmRepeated', '10016'],
    ['delivered', '10017'],
    ['reverseRepeated', '10018'],
    ['data', '99999'],
  ];

  test('T44 Uzum Bank has one code per situation', () => {
    expect(Object.keys(UZUM_CODES)).toEqual(CODES.map(([wrong]) => wrong));
    expect(new Set(Object.values(UZUM_CODES)).size).toBe(CODES.length);
  });

  test.each(CODES)(
    'T44 Uzum Bank receives %s as the text %s over HTTP 400, or as its contract’s own code',
    (wrong, code) => {
      const echo = { serviceId: 7, transId: 't1', timestamp: 5 };
      const answered = { serviceId: 7, transId: 't1', timestamp: 5, status: 'FAILED' };
      const { status, body } = uzumFailed(echo, wrong);
      expect([status, JSON.parse(body)]).toEqual([400, { ...answered, errorCode: code }]);
      const own = uzumFailed(echo, wrong, { [wrong]: 1 });
      expect(JSON.parse(own.body)).toEqual({ ...answered, errorCode: 1 });
      expect(UZUM_CODES[wrong]).toBe(code);
    },
  );

  test('T44 gets nothing about a transaction that it did not name, and results over HTTP 200', () => {
    const { body } = uzumFailed({ serviceId: 7, transId: null, timestamp: 5 }, 'json');
    expect(JSON.parse(body)).not.toHaveProperty('transId');
    expect(uzumDone({ a: 1 })).toMatchObject({ status: 200, body: '{"a":1}' });
  });
});

describe('T44 Paynet', () => {
  const CODES: [PaynetError, number][] = [
    ['notPost', -32_300],
    ['parse', -32_700],
    ['request', -32_600],
    ['method', -32_601],
    ['params', -32_602],
    ['internal', -32_603],
    ['cannotCancel', 77],
    ['system', 102],
    ['exists', 201],
    ['notFound', 203],
    ['client', 302],
    ['service', 305],
    ['missing', 411],
    ['login', 412],
    ['amount', 413],
    ['date', 414],
    ['forbidden', 501],
    ['access', 601],
  ];

  test.each(CODES)('T44 gets %s as %i, only a wrong login over HTTP 401', (error, code) => {
    const { status, body, headers } = paynetError('a1', error);
    const message = expect.any(String);
    expect(JSON.parse(body)).toEqual({ jsonrpc: '2.0', id: 'a1', error: { code, message } });
    expect(status).toBe(error === 'login' ? 401 : 200);
    expect(headers?.['WWW-Authenticate']).toBe(error === 'login' ? 'Basic realm="paynet"' : undefined);
    expect(paynetErrorOf(code)).toBe(error);
    expect(PAYNET_ERRORS[error][0]).toBe(code);
  });

  test('T44 an unknown number is a server error, and a result is over HTTP 200', () => {
    expect(paynetErrorOf(999)).toBe('internal');
    const { status, body } = paynetResult(1, { ok: 1 });
    expect([status, JSON.parse(body)]).toEqual([200, { jsonrpc: '2.0', id: 1, result: { ok: 1 } }]);
  });
});
