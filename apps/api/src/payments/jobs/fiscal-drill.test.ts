import { endpoints, unwrap } from '@dasturxon/core/api';
import type { Fault } from '@dasturxon/sandbox';
import { eq, and } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { jobHandlers } from '../../app/job-handlers.ts';
import { outbox } from '../../db/schema/merchants.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { drill, DRILL_MS } from '../../testing/connections/drill.ts';
import { CALL_MS, lateNetwork } from '../../testing/connections/late-network.ts';
import {
  aSandboxMerchant,
  attemptOf,
  atThePage,
  sandboxContracts,
} from '../../testing/payments/sandbox-payments.ts';
import type { Scene } from '../../testing/scene.ts';
import { paymentProviders } from '../providers/providers.ts';

const MODES = ['down', 'error', 'refused', 'cut', 'changed', 'silent', 'slow', 'stale'] as const;
const fault = fc.record({ mode: fc.constantFrom(...MODES), times: fc.integer({ min: 1, max: 6 }) });

let osh: Scene;
let settled: () => Promise<void>;
beforeAll(async () => {
  osh = await aSandboxMerchant(sandboxContracts());
  const late = lateNetwork({ app: osh.app }, 'http://127.0.0.1');
  ({ settled } = late);
  const address = (name: string) => () => `http://127.0.0.1/sandbox/${name}`;
  osh.deps.payments = paymentProviders({ fetch: late.network, now: osh.deps.now, address });
});

const setFault = ({ mode, times }: { mode: Fault['mode']; times?: number }) =>
  osh.request('http://127.0.0.1/sandbox/api/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'click', mode, ...(times && { times }), delayMs: CALL_MS * 2 }),
  });

/** Works the jobs of fiscal receipts; one that fails is tried again later, as in the queue. Whether all are done. */
async function work(): Promise<boolean> {
  const { deps, merchantId, clock } = osh;
  const own = and(eq(outbox.merchantId, merchantId), eq(outbox.queue, 'payment.cheque'));
  const rows = await deps.db.inTenant(merchantId, (tx) => tx.select().from(outbox).where(own));
  let isDone = true;
  for (const { id, payload } of rows) {
    clock.now = new Date(clock.now.getTime() + 5_000);
    // The queue of the row decides what its payload is.
    const done = jobHandlers(deps)['payment.cheque'](merchantId, payload as Jobs['payment.cheque']);
    const isMade = await done.then(
      () => true,
      () => false,
    );
    isDone &&= isMade;
    if (isMade) await deps.db.inTenant(merchantId, (tx) => tx.delete(outbox).where(eq(outbox.id, id)));
  }
  await settled();
  return isDone;
}

test(
  'ENT-26 F60 whatever Click does, a payment has one fiscal receipt of its sum, and the order’s page shows it',
  async () => {
    const events = fc.array(fault, { minLength: 1, maxLength: 6 });
    await drill({ adapter: 'fiscal receipts (Click)', few: 10, events }, async (faults) => {
      await setFault({ mode: 'ok' });
      const { guest, order, press } = await atThePage(osh, 'CLICK');
      await press('pay');
      for (const one of faults) {
        await setFault(one);
        await work();
      }
      await setFault({ mode: 'ok' });
      for (let turn = 0; turn < 12 && !(await work()); turn += 1)
        osh.clock.now = new Date(osh.clock.now.getTime() + 120_000);
      const attempt = await attemptOf(osh, order.id);
      const path = `/sandbox/click/merchant/sandbox-receipts/${attempt.providerPaymentId}`;
      const made = (await (await osh.request(`http://127.0.0.1${path}`)).json()) as {
        url: string;
        sum: number;
      }[];
      expect(made.map(({ sum }) => sum)).toEqual([attempt.amount]);
      const { receipts } = unwrap(await guest.api(endpoints.getPayment, { params: { orderId: order.id } }));
      expect(receipts).toMatchObject([{ type: 'PERFORM', qrCodeUrl: made[0]!.url }]);
      return 1;
    });
  },
  DRILL_MS,
);
