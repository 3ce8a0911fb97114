import { LANGUAGES } from '@dasturxon/core/kernel';
import { REFUND_ALARM_MS } from '@dasturxon/core/staff';
import { beforeAll, expect, test } from 'vitest';

import { formatMessage } from '../../notifications/messages/format-message.ts';
import { carryOutRefund } from '../../payments/jobs/payment-jobs.ts';
import { completeRefund } from '../../payments/ledger/settle-order.ts';
import { dueRefund } from '../../payments/attempts/due-refund.ts';
import { aBotScene, type BotScene } from '../../testing/bot-scene.ts';
import { settings } from '../../testing/order-bodies.ts';
import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { alarmOverdueRefund } from './alarm-overdue-refund.ts';

let osh: BotScene;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  const brand = aPayingBrand(['CASH', 'PAYME']);
  osh = await aBotScene({ ...brand, settings: settings({ ...brand.settings, mainLanguage: 'uz' }) });
  merchant = inLedgerOf(osh, await osh.person());
});

/** A paid order with a refund that its provider is to make. */
async function aRefund() {
  const { id } = await merchant.aPaidOrder();
  await osh.work();
  const [attempt] = await attemptsIn(osh, id);
  const refund = await merchant.inTenant((tx) =>
    dueRefund(osh.deps, tx, { attempt: attempt!, reason: 'STAFF' }),
  );
  const { number } = await merchant.orderRow(id);
  return { id, number: String(number), refund: refund!, attempt: attempt! };
}
const tenMinutesLater = async () => {
  osh.clock.now = new Date(osh.clock.now.getTime() + REFUND_ALARM_MS);
  await osh.work();
};
const alarms = async (number: string) =>
  (await osh.messagesIn(osh.staffChat)).filter(({ text }) => text.startsWith('⏰') && text.includes(number));

test('BO-121 a refund that its provider has not made for ten minutes is reported in the staff chat, once', async () => {
  const { refund, number } = await aRefund();
  await osh.work();
  expect(await alarms(number)).toEqual([]);
  await tenMinutesLater();
  expect(await alarms(number)).toHaveLength(1);
  // The job runs again, on two processes at once.
  const again = () => alarmOverdueRefund(osh.deps, osh.merchantId, { refundId: refund.id });
  await Promise.allSettled([again(), again()]);
  expect(await alarms(number)).toHaveLength(1);
});

test('BO-121 one that the provider left to staff is reported too, and one that was made is not', async () => {
  const left = await aRefund();
  await carryOutRefund(osh.deps, osh.merchantId, left.refund.id);
  const made = await aRefund();
  const row = await merchant.orderRow(made.id);
  await merchant.inTenant((tx) =>
    completeRefund(osh.deps, tx, { row, attempt: made.attempt, refund: made.refund }),
  );
  await tenMinutesLater();
  expect(await alarms(left.number)).toHaveLength(1);
  expect(await alarms(made.number)).toEqual([]);
});

test('BO-121 in every language it names the order and the sum', () => {
  for (const language of LANGUAGES)
    expect(formatMessage('staff.refundOverdue', language, { number: '1007', sum: '5 000' })).toMatch(
      /1007.*5 000|5 000.*1007/,
    );
});
