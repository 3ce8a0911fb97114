import type { Deps } from '../../http/serving/context.ts';
import { pushDeliveries } from '../../db/schema/connections/push.ts';
import { pushServiceOf } from '../../kernel/push-services.ts';
import { type Jobs, sendJob } from '../../jobs/queues.ts';
import { smsRoute } from '../../sign-in/sms/sms-route.ts';
import { liveSubscriptions } from './live-subscriptions.ts';
import { openPushAddress } from './open-address.ts';
import { smsInstead } from './sms-instead.ts';
import { readStored } from './stored-notification.ts';

/** What bringing messages to devices works with. */
export type PushDeps = Pick<Deps, 'db' | 'env' | 'log' | 'now' | 'newId' | 'secrets' | 'postToPublic'>;

/** How long a message about an order is worth reading, in seconds. */
const USEFUL_SECONDS = 3600;

/**
 * The job that plans a message for each device of its guest, once however often it runs (B36). An urgent one goes by SMS
 * where there is no device.
 */
export async function planPushJob(
  deps: PushDeps,
  merchantId: string,
  { notificationId, isUrgent }: Jobs['push.plan'],
): Promise<void> {
  const route = isUrgent ? await smsRoute(deps, merchantId) : null;
  const notAfter = new Date(deps.now().getTime() + USEFUL_SECONDS * 1000).toISOString();
  await deps.db.inTenant(merchantId, async (tx) => {
    const notification = await readStored(tx, { merchantId, id: notificationId });
    if (!notification) return;
    const { userId } = notification;
    const devices = await liveSubscriptions(tx, { merchantId, userId, now: deps.now() });
    for (const { sessionId, sealed } of devices) {
      const planned = await tx
        .insert(pushDeliveries)
        .values({ merchantId, notificationId, sessionId, createdAt: deps.now() })
        .onConflictDoNothing()
        .returning({ sessionId: pushDeliveries.sessionId });
      if (planned.length === 0) continue;
      const service = pushServiceOf(openPushAddress(deps, sealed, merchantId).endpoint);
      const payload = { notificationId, sessionId, isUrgent, notAfter, service };
      await sendJob(tx, { id: deps.newId(), merchantId, queue: 'push.send', payload });
    }
    if (route && devices.length === 0) await smsInstead(deps, tx, { merchantId, notification, route });
  });
}
