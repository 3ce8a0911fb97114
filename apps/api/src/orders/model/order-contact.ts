import type { Order } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import type { OrderRow } from './to-order.ts';

/** Who receives an order: the named recipient, else the customer. The phone is digits, empty without one. */
export async function orderContact(
  tx: Tx,
  row: Pick<OrderRow, 'merchantId' | 'userId'>,
  { receiver }: Pick<Order, 'receiver'>,
): Promise<{ phone: string; name: string | null }> {
  const [person] = await tx
    .select({ phone: users.phone, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.merchantId, row.merchantId), eq(users.id, row.userId)));
  const phone = (receiver?.phone ?? person?.phone ?? '').replaceAll(/\D/g, '');
  return { phone, name: receiver?.name ?? person?.firstName ?? null };
}
