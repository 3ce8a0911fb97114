import { formatTime } from '@dasturxon/core/format';
import type { OrderStatus } from '@dasturxon/core/order';
import { and, desc, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderHistory } from '../../db/schema/orders.ts';
import { found } from '../../http/api-error.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { statusLabel } from '../messages/bot-brand.ts';
import type { ActionRequest, Done, StaffQuery } from './callback-query.ts';

/** The answer to a late press: the author and time of the last move; only the status if the author is the same person. */
export async function describeLastMove(tx: Tx, { brand }: StaffQuery, request: ActionRequest): Promise<Done> {
  const { main: language, timeZone, merchantId } = brand;
  const [last] = await tx
    .select()
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.merchantId, merchantId),
        eq(orderHistory.orderId, request.orderId),
        inArray(orderHistory.event, ['CHANGE_STATUS', 'PAID_AND_CHANGE_STATUS']),
      ),
    )
    .orderBy(desc(orderHistory.id))
    .limit(1);
  const { toStatus, data, actorId, at } = found(last, 'order.notFound');
  const status = statusLabel(brand, toStatus as OrderStatus, language);
  if (actorId === request.who.userId) return { text: status, alert: false };
  const name = typeof data['by'] === 'string' ? data['by'] : formatMessage('callback.unknown', language);
  return {
    text: formatMessage('callback.first', language, { name, status, time: formatTime(at, timeZone) }),
    alert: true,
  };
}
