import type { LocalizedText } from '@dasturxon/core/kernel';
import { sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { notifications } from '../db/schema/content.ts';

type NewNotification = {
  merchantId: string;
  userId: string;
  data: { title: Partial<LocalizedText>; text: Partial<LocalizedText>; orderId?: string };
  /** Whether a guest whom no notification reaches may get it by SMS, where the merchant pays for that. */
  isUrgent?: boolean;
};

/**
 * Writes a message to one guest into the open transaction, and the job that brings it to their devices: nothing for a
 * guest without any, unless an urgent one may go by SMS (B36).
 */
export async function writeNotification(
  deps: { now: () => Date; newId: () => string },
  tx: Tx,
  { merchantId, userId, data, isUrgent = false }: NewNotification,
): Promise<void> {
  const id = deps.newId();
  await tx.insert(notifications).values({ merchantId, id, userId, data, createdAt: deps.now() });
  const payload = { notificationId: id, isUrgent };
  await tx.execute(sql`insert into outbox (merchant_id, id, queue, payload)
    select ${merchantId}, ${deps.newId()}, 'push.plan', ${JSON.stringify(payload)}::jsonb
    where exists (select 1 from push_subscriptions p where p.merchant_id = ${merchantId} and p.user_id = ${userId})
      or (${isUrgent} and exists (select 1 from settings s where s.merchant_id = ${merchantId}
        and s.web ->> 'smsOnWayActive' = 'true'))`);
}
