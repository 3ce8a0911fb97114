import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PAYME_FISCAL_RECEIPT } from '../../../testing/payments/payme/payme-fiscal-receipt.ts';
import { TEST_AMOUNT } from '../../../testing/payments/test-ledger.ts';
import {
  ID,
  OTHER_ID,
  LIFE_MS,
  aPaymeScene,
  type PaymeScene,
  STATES,
} from '../../../testing/payments/payme/test-payme.ts';

test('T46 the PAYME_FISCAL_RECEIPT goes with the permission, where there is one', async () => {
  const scene = aPaymeScene();
  expect(await scene.checkPerform()).toEqual({ allow: true });
  scene.testLedger.world.fiscal = { receipt_type: 0, items: [] };
  expect(await scene.checkPerform()).toEqual({ allow: true, detail: { receipt_type: 0, items: [] } });
});

test('T44 the password changes once, and never to the one that is known', async () => {
  const scene = aPaymeScene();
  expect(await scene.ask('ChangePassword', { password: 'TEST_KEY' })).toBe('UNAUTHORIZED');
  expect(scene.testLedger.account).toEqual({});
  expect(await scene.ask('ChangePassword', { password: 'NEW' })).toEqual({ success: true });
  expect(scene.testLedger.account).toEqual({ key: 'NEW' });
});

describe('SetFiscalData', () => {
  const set = (scene: PaymeScene, change: object = {}) =>
    scene.ask('SetFiscalData', { id: ID, type: 'PERFORM', fiscal_data: PAYME_FISCAL_RECEIPT, ...change });

  test('T46 both fiscal receipts of a payment are kept beside each other', async () => {
    const scene = aPaymeScene();
    await STATES['performed']!(scene);
    expect(await set(scene)).toEqual({ success: true });
    expect(await set(scene, { type: 'CANCEL' })).toEqual({ success: true });
    const { fiscal } = scene.testLedger.attempts[0]!.data as { fiscal: Record<string, object> };
    expect(Object.keys(fiscal)).toEqual(['PERFORM', 'CANCEL']);
    expect(fiscal['PERFORM']).toMatchObject({ qr_code_url: PAYME_FISCAL_RECEIPT.qr_code_url });
  });

  test('T44 about an unknown payment, or of an unknown kind', async () => {
    const scene = aPaymeScene();
    expect(await set(scene)).toBe('NO_FISCAL_RECEIPT');
    expect(await set(scene, { type: 'OTHER' })).toBe('BAD_PARAMS');
    expect(await set(scene, { fiscal_data: 7 })).toBe('BAD_PARAMS');
  });
});

const aCall = fc.record({
  call: fc.constantFrom(
    'CheckPerformTransaction',
    'CreateTransaction',
    'PerformTransaction',
    'CancelTransaction',
  ),
  id: fc.constantFrom(ID, OTHER_ID),
  order: fc.constantFrom('1007', '1008'),
  amount: fc.constantFrom(TEST_AMOUNT, TEST_AMOUNT, TEST_AMOUNT + 1),
  wait: fc.constantFrom(0, 1_000, LIFE_MS + 1),
});

test('T45 T46 for any sequence of Payme’s calls an order is paid exactly when one transaction of it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aCall, { maxLength: 12 }), async (calls) => {
      const scene = aPaymeScene();
      const other = scene.testLedger.order();
      for (const { call, id, order, amount, wait } of calls) {
        scene.testLedger.wait(wait);
        const time = scene.testLedger.world.now.getTime();
        const params = { id, time, amount, reason: 3, account: { order_id: order } };
        const first = await scene.call(call, params);
        // A Create that ends an old transaction is refused, as is its repeat.
        if (call !== 'CheckPerformTransaction') expect(await scene.call(call, params)).toEqual(first);
      }
      for (const row of [scene.row, other]) {
        const paid = scene.testLedger.paidOf(row);
        expect(paid.length).toBe(scene.testLedger.now(row).isPaid ? 1 : 0);
        expect(paid.every(({ amount }) => amount === TEST_AMOUNT)).toBe(true);
      }
    }),
    { numRuns: Number(process.env['FC_RUNS'] ?? 1000) },
  );
});
