import type { RejectionReason } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { guestLanguage, type BotBrand } from '../messages/bot-brand.ts';

/** What the guest reads about a rejection: the sentence of the reason in their own language (IMP-17). */
export async function reasonForGuest(
  tx: Tx,
  brand: BotBrand,
  about: { orderId: string; why: RejectionReason },
) {
  const [guest] = await tx
    .select({ language: users.language })
    .from(orders)
    .innerJoin(users, and(eq(users.merchantId, orders.merchantId), eq(users.id, orders.userId)))
    .where(and(eq(orders.merchantId, brand.merchantId), eq(orders.id, about.orderId)));
  return formatMessage(`reason.${about.why}`, guestLanguage(brand, [guest?.language ?? null]));
}
