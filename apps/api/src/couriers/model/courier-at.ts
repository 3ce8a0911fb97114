import { isInScope } from '@dasturxon/core/staff';
import { and, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { found } from '../../http/api-error.ts';
import { readScope } from '../../http/serving/staff-branches.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';

/** An own courier who works at the branch of an order. Throws notFound. */
export async function courierAt(tx: Tx, { merchantId, branchId }: OrderRow, id: string) {
  const [row] = await tx
    .select({ id: users.id, firstName: users.firstName, phone: users.phone })
    .from(users)
    .where(
      and(
        eq(users.merchantId, merchantId),
        eq(users.id, id),
        eq(users.role, 'COURIER'),
        eq(users.isActive, true),
        isNull(users.deletedAt),
      ),
    );
  const courier = found(row, 'notFound');
  const scope = await readScope(tx, { merchantId, userId: id });
  return found(isInScope(scope, branchId) ? courier : null, 'notFound');
}
