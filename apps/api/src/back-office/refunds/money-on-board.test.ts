import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { carryOutRefund } from '../../payments/jobs/payment-jobs.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { anEditScene } from '../../testing/edits/edit-scene.ts';
import { key } from '../../testing/order-bodies.ts';

let scene: Awaited<ReturnType<typeof anEditScene>>;
let manager: StaffPerson;
beforeAll(async () => {
  scene = await anEditScene();
  manager = await staffPerson(scene.osh, { role: 'MANAGER' });
});

const refund = async (id: string, amount: number | null) =>
  unwrap(
    await manager.api(endpoints.refundAsStaff, {
      params: { id },
      body: { amount, reason: 'cold' },
      idempotencyKey: key(),
    }),
  );
/** Makes all refunds of an order by hand: its provider makes none. */
async function giveBack(id: string) {
  for (const { id: refundId, state } of await scene.merchant.refundsOf(id)) {
    if (state === 'DONE') continue;
    await carryOutRefund(scene.osh.deps, scene.osh.merchantId, refundId);
    const body = { note: 'by card' };
    unwrap(
      await manager.api(endpoints.finishRefund, { params: { id: refundId }, body, idempotencyKey: key() }),
    );
  }
}

test('BO-170 a cancelled cash order is neither paid nor unpaid on the board', async () => {
  const id = await scene.accepted({ kabob: 1 }, { paymentType: 'CASH' });
  expect(await scene.cardOf(id)).toMatchObject({ money: 'UNPAID', refunded: 0 });
  await scene.move(id, 'CANCELED');
  expect(await scene.cardOf(id)).toMatchObject({ status: 'CANCELED', money: null, refunded: 0 });
});

test('BO-170 the money of a rejected paid order goes back, and has gone back', async () => {
  const id = await scene.accepted({ kabob: 1 });
  expect(await scene.cardOf(id)).toMatchObject({ money: 'PAID', refunded: 0 });
  await scene.move(id, 'CANCELED');
  expect(await scene.cardOf(id)).toMatchObject({ money: 'RETURNING', refunded: 0 });
  await giveBack(id);
  expect(await scene.cardOf(id)).toMatchObject({ money: 'RETURNED', refunded: 30_000 });
});

test('BO-80 an order refunded in part is paid with a part returned, as a board reads it in its next change', async () => {
  const id = await scene.accepted({ manti: 1, kabob: 1 });
  await refund(id, 7_500);
  const before = await scene.cardOf(id);
  expect(before).toMatchObject({ money: 'PAID', refunded: 0 });
  await giveBack(id);
  const after = await scene.cardOf(id);
  expect(after).toMatchObject({ money: 'PAID', refunded: 7_500 });
  expect(after.version).toBeGreaterThan(before.version);
  const cook = await staffPerson(scene.osh, { role: 'KITCHEN' });
  const seen = unwrap(await cook.api(endpoints.readBoard)).orders.find((order) => order.id === id);
  expect(seen?.refunded).toBeNull();
  await refund(id, null);
  await giveBack(id);
  expect(await scene.cardOf(id)).toMatchObject({ money: 'RETURNED', refunded: 87_500 });
});
