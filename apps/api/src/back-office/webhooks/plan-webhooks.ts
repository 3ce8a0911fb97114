import { WebhookEvent } from '@dasturxon/core/staff';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/connections/webhooks.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { sendJob } from '../../jobs/queues.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { factsOfOrder } from '../board/read-board.ts';
import { toBoardOrder } from '../board/to-board-order.ts';
import { AS_OWNER } from '../printing/plan-order.ts';

type PlanDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'secrets'>;
type About = PlanDeps & { merchantId: string };

const hasEvents = async (about: About, tx: Tx, orderId: string) => {
  const { merchantId } = about;
  const own = and(eq(webhookDeliveries.merchantId, merchantId), eq(webhookDeliveries.orderId, orderId));
  return (
    (await tx.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(own).limit(1)).length > 0
  );
};

/** Writes the event of an order's present version for each endpoint that has none yet, and the jobs that send them. */
async function planWebhooks(about: About, tx: Tx, orderId: string): Promise<void> {
  const { merchantId } = about;
  const endpoints = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.merchantId, merchantId), isNull(webhookEndpoints.removedAt)));
  if (endpoints.length === 0) return;
  const order = toBoardOrder(await factsOfOrder(about, tx, orderId), AS_OWNER);
  // No system of the merchant's gets the test order of the set-up (BO-334).
  if (order.isTest) return;
  const type = (await hasEvents(about, tx, orderId)) ? 'order.changed' : 'order.created';
  for (const endpoint of endpoints) {
    const id = about.newId();
    const event = v.parse(WebhookEvent, { id, type, at: about.now().toISOString(), order });
    const written = await tx
      .insert(webhookDeliveries)
      .values({
        merchantId,
        id,
        endpointId: endpoint.id,
        orderId,
        orderVersion: order.version,
        sealedBody: about.secrets.seal({ body: JSON.stringify(event) }, merchantId),
        createdAt: about.now(),
      })
      .onConflictDoNothing()
      .returning({ id: webhookDeliveries.id });
    if (written.length > 0)
      await sendJob(tx, {
        id: about.newId(),
        merchantId,
        queue: 'webhook.send',
        payload: { deliveryId: id },
      });
  }
}

/** The job that plans the events of a changed order (B48). */
export async function planWebhooksJob(
  deps: PlanDeps,
  merchantId: string,
  { orderId }: Jobs['webhook.plan'],
): Promise<void> {
  await deps.db.inTenant(merchantId, (tx) => planWebhooks({ ...deps, merchantId }, tx, orderId));
}
