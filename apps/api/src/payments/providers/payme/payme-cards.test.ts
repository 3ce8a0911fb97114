import { describe, expect, test, vi } from 'vitest';

import { CardRefused } from '../../protocol/card-keeper.ts';
import { TEST_AMOUNT } from '../../../testing/payments/test-ledger.ts';
import {
  aPaymeScene,
  KEYS,
  no,
  REAL,
  receipt,
  RECEIPT,
} from '../../../testing/payments/payme/payme-subscribe-scene.ts';

describe('saved cards', () => {
  const card = { number: '860006******6311', expire: '03/99', token: 'T1', verify: true };
  const cards = (answers: Record<string, unknown> = {}, account: object = {}) => {
    const scene = aPaymeScene(answers, account);
    return { scene, keeper: scene.cards! };
  };

  test('D14 of a card come the last four digits, its month, its brand and a token', async () => {
    const check = async (change: object) =>
      cards({ 'cards.check': { result: { card: { ...card, ...change } } } }).keeper.check('T1');
    const kept = { lastFour: '6311', expire: '03/99', phone: null, isVerified: true, token: 'T1' };
    expect(await check({})).toEqual({ ...kept, brand: 'UZCARD' });
    expect(await check({ verify: false, phone: '99890*****67' })).toMatchObject({
      isVerified: false,
      phone: '99890*****67',
    });
    for (const [number, brand] of [
      ['561468******6311', 'UZCARD'],
      ['986009******6311', 'HUMO'],
      ['444444******6311', 'VISA'],
      ['514444******6311', 'MASTERCARD'],
      ['222144******6311', 'MASTERCARD'],
      ['584444******6311', null],
      ['123456******6311', null],
    ])
      expect(await check({ number })).toMatchObject({ brand, lastFour: '6311' });
  });

  test('D14 the browser gets the address for a card number and the merchant’s id, and never the key', () => {
    expect(cards().keeper.form('http://osh')).toEqual({ url: REAL.api, merchantId: KEYS.merchantId });
    expect(cards({}, { isTest: true }).keeper.form('http://osh').url).toBe(
      'https://checkout.test.paycom.uz/api',
    );
    expect(aPaymeScene({}, { keepsCards: false }).cards).toBeNull();
    expect(aPaymeScene({}, { key: '' }).cards).toBeNull();
  });

  const pay = (answers: Record<string, unknown>, detail: object | null = null) => {
    const { scene, keeper } = cards(answers);
    const started: string[] = [];
    const payment = { orderNumber: 1007, amount: TEST_AMOUNT, token: 'T1', detail };
    const paid = keeper.pay({ ...payment, started: async (id: string) => void started.push(id) });
    return { scene, started, paid };
  };
  const create = { 'receipts.create': { result: { receipt: receipt(0) } } };

  test.each([
    [4, true],
    [5, false],
    [1, false],
  ])(
    'ENUM-09 pays by a receipt that is stored before it is paid; at %i it is paid: %s',
    async (state, isPaid) => {
      const { paid, started, scene } = pay({
        ...create,
        'receipts.pay': { result: { receipt: receipt(state) } },
      });
      expect(await paid).toEqual({ providerId: RECEIPT, isPaid });
      expect(started).toEqual([RECEIPT]);
      expect(scene.world.asked.map(({ body }) => (body as { params: object }).params)).toEqual([
        { amount: TEST_AMOUNT, account: { order_id: '1007' } },
        { id: RECEIPT, token: 'T1' },
      ]);
      expect(scene.world.asked[0]!.headers.get('x-auth')).toBe(`${KEYS.merchantId}:${KEYS.key}`);
    },
  );

  test('T49 Payme is asked by JSON-RPC, and waited for twenty seconds', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    const { scene, keeper } = cards({ 'cards.remove': { result: { success: true } } });
    await keeper.remove('T1');
    expect(scene.world.asked[0]!.body).toEqual({ id: 1, method: 'cards.remove', params: { token: 'T1' } });
    expect(patience.mock.calls).toEqual([[20_000]]);
    patience.mockRestore();
  });

  test('ENT-26 the fiscal receipt’s lines go with the receipt', async () => {
    const { scene, paid } = pay(
      { ...create, 'receipts.pay': { result: { receipt: receipt(4) } } },
      { items: [] },
    );
    await paid;
    expect(scene.world.asked[0]!.body).toMatchObject({ params: { detail: { items: [] } } });
  });

  test('ENUM-09 a refusal is a card error; a missing answer is not', async () => {
    await expect(pay({ 'receipts.create': no }).paid).rejects.toThrow(CardRefused);
    await expect(pay({ ...create, 'receipts.pay': no }).paid).rejects.toThrow(CardRefused);
    await expect(pay({ ...create, 'receipts.pay': 500 }).paid).rejects.not.toThrow(CardRefused);
    await expect(cards({ 'cards.remove': no }).keeper.remove('T1')).rejects.toThrow(CardRefused);
    await expect(cards({ 'cards.check': no }).keeper.check('T1')).rejects.toThrow(CardRefused);
    expect(
      await cards({ 'cards.remove': { result: { success: true } } }).keeper.remove('T1'),
    ).toBeUndefined();
  });
});
