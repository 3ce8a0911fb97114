import { Notification } from '@dasturxon/core/content';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { notifications } from '../../db/schema/content.ts';

/** A message to one guest as it is stored. */
export type StoredNotification = Pick<Notification, 'id' | 'title' | 'text' | 'orderId'> & {
  userId: string;
  createdAt: Date;
};

/** Reads a message to one guest; null if it is gone, or is for every guest. */
export async function readStored(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<StoredNotification | null> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.merchantId, merchantId), eq(notifications.id, id)));
  if (!row || row.userId === null) return null;
  const { title, text, orderId } = v.parse(Notification, { ...row.data, id });
  return { id, userId: row.userId, title, text, orderId, createdAt: row.createdAt };
}
