import { endpoints, unwrap, type ErrorCode, type Sent } from '@dasturxon/core/api';
import { expect } from 'vitest';

import { carryOutRefund } from '../../payments/jobs/payment-jobs.ts';
import { key } from '../order-bodies.ts';
import { aRunningApi } from '../scene.ts';
import { inLedgerOf } from './in-ledger.ts';
import { aPayingBrand, PAYME_ACCOUNT } from './paying.ts';
import { aScriptedProvider } from './scripted-provider.ts';

type RefundRequest = Sent<typeof endpoints.refundOrder, 'body'>;

/** A brand with a scripted provider, a guest, and a manager who returns money. */
export async function aRefundScene() {
  const payments = new Map([['PAYME', aScriptedProvider('PAYME', {})] as const]);
  const brand = aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT });
  const osh = await aRunningApi({ brand, outside: { payments } });
  const [guest, staff] = [await osh.person(), await osh.person({ role: 'MANAGER' })];
  const merchant = inLedgerOf(osh, guest);
  const ask = (orderId: string, body: RefundRequest) =>
    staff.api(endpoints.refundOrder, { params: { orderId }, body, idempotencyKey: key() });
  return {
    osh,
    guest,
    staff,
    merchant,
    ask,
    give: async (orderId: string, body: RefundRequest) => unwrap(await ask(orderId, body)),
    refused: async (orderId: string, body: RefundRequest, code: ErrorCode) =>
      expect((await ask(orderId, body)).error?.code).toBe(code),
    /** Leaves the refunds that are due to the staff, as a provider without refunds does. */
    leaveToStaff: async (orderId: string) => {
      for (const { id } of await merchant.refundsOf(orderId))
        await carryOutRefund(osh.deps, osh.merchantId, id);
    },
  };
}
