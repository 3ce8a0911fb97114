import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { paymentRefunds } from '../../db/schema/payments.ts';
import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { checkAllMoney } from '../commands/check-money.ts';
import { dueRefund } from '../attempts/due-refund.ts';

let osh: Scene;
let staff: Person;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME']) });
  staff = await osh.person({ role: 'MANAGER' });
  merchant = inLedgerOf(osh, await osh.person());
});

const list = async () => unwrap(await staff.api(endpoints.listRefunds));
const aDay = (nth: number) => new Date(Date.parse('2026-05-01T00:00:00Z') + nth * 60_000);

test('D83 the staff lists manual refunds, oldest first, in whole so’m, two hundred at once', async () => {
  expect(await list()).toEqual([]);
  expect(await checkAllMoney(osh.deps)).toMatch(/^the ledgers of \d+ brands agree with their orders$/);
  const { id: orderId, attempt } = await merchant.aPaidOrder();
  const { number: orderNumber } = await merchant.orderRow(orderId);
  await merchant.inTenant((tx) => dueRefund(osh.deps, tx, { attempt, amount: 100, reason: 'STAFF' }));
  const about = { merchantId: osh.merchantId, orderId, attemptId: attempt.id, reason: 'STAFF' } as const;
  const rows = Array.from({ length: 201 }, (_, nth) => ({
    ...about,
    id: `r${nth}`,
    amount: nth === 1 ? 10_500_000 : 1_599,
    state: 'MANUAL',
    note: nth === 0 ? 'cold' : null,
    createdAt: aDay(nth),
  }));
  await merchant.inTenant((tx) => tx.insert(paymentRefunds).values(rows.toReversed()));
  const shown = await list();
  expect(shown.map(({ id }) => id)).toEqual(rows.slice(0, 200).map(({ id }) => id));
  expect(shown[1]).toMatchObject({ amount: 105_000, note: null });
  expect(shown[0]).toEqual({
    id: 'r0',
    orderId,
    orderNumber,
    paymentType: 'PAYME',
    amount: 15,
    note: 'cold',
    createdDate: aDay(0).toISOString(),
  });
  expect(await checkAllMoney(osh.deps)).toMatch(/; 201 refunds wait for staff$/);
});
