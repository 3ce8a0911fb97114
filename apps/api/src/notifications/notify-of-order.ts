import { localize, type Language } from '@dasturxon/core/kernel';
import type { Order, OrderStatus } from '@dasturxon/core/order';

import { ownReason, messageKeyOf } from './messages/order-sentence.ts';
import { formatMessage } from './messages/format-message.ts';
import { inEach } from './messages/in-each.ts';
import type { Tx } from '../db/connect.ts';
import { writeNotification } from './write-notification.ts';

/** Steps that send a message; the others show on the order's page only. */
const NOTIFIED_STATUSES: readonly OrderStatus[] = ['ACCEPTED', 'ON_WAY', 'DELIVERED', 'CANCELED'];

const isNotified = ({ status, serviceType, isSlowlyAnswered, isLate }: Order) =>
  NOTIFIED_STATUSES.includes(status) ||
  isSlowlyAnswered ||
  isLate ||
  (status === 'DONE' && serviceType !== 'DELIVERY');

/** The open branch that is offered in place of one that did not answer. */
const offerOf = ({ offeredBranch }: Order, language: Language) =>
  offeredBranch && formatMessage('order.offer', language, { branch: localize(offeredBranch.name, language) });

/**
 * Writes the guest a message about an order step in every language (SCR-14). Call it in the transaction of the step.
 * A guest's own steps write none.
 */
export async function notifyOfOrder(
  deps: { now: () => Date; newId: () => string },
  tx: Tx,
  about: { merchantId: string; userId: string; order: Order; actorId: string | null },
): Promise<void> {
  const { merchantId, userId, order, actorId } = about;
  if (!isNotified(order) || actorId === userId) return;
  const title = inEach((language) =>
    formatMessage('order.number', language, { number: String(order.number) }),
  );
  const text = inEach((language) =>
    [formatMessage(messageKeyOf(order), language), ownReason(order, language), offerOf(order, language)]
      .filter(Boolean)
      .join('. '),
  );
  const data = { title, text, orderId: order.id };
  await writeNotification(deps, tx, { merchantId, userId, data, isUrgent: order.status === 'ON_WAY' });
}
