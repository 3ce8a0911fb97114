import { localize } from '@dasturxon/core/kernel';
import type { Order } from '@dasturxon/core/order';

import type { Tx } from '../db/connect.ts';
import { formatMessage } from './messages/format-message.ts';
import { inEach } from './messages/in-each.ts';
import { writeNotification } from './write-notification.ts';

/** Writes the guest a message that another branch makes the order, in every language (C.8). */
export async function notifyOfBranch(
  deps: { now: () => Date; newId: () => string },
  tx: Tx,
  about: {
    row: { merchantId: string; userId: string; id: string; number: number };
    order: Pick<Order, 'branch' | 'serviceType'>;
  },
): Promise<void> {
  const { row, order } = about;
  const { merchantId, userId, id: orderId } = row;
  const kind = order.serviceType === 'PICK_UP' ? 'branch.pickUp' : 'branch.delivery';
  const title = inEach((language) => formatMessage('order.number', language, { number: String(row.number) }));
  const text = inEach((language) =>
    formatMessage(kind, language, { branch: localize(order.branch?.name ?? null, language) }),
  );
  await writeNotification(deps, tx, { merchantId, userId, data: { title, text, orderId } });
}
