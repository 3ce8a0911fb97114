import { isFrontEndId } from '@dasturxon/core/address';
import type { OrderDraft } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { addresses } from '../../db/schema/customers.ts';
import type { Ctx } from '../model/deps.ts';
import { apiError } from '../../http/api-error.ts';

/**
 * Throws address.notFound when an order or a quote names a saved address that is not the caller's (T04): another
 * customer's, a deleted one and a made-up one get the same answer. An id that the front end made is no saved address
 * (VAL-09), and a visitor has none.
 */
export async function requireOwnAddress(ctx: Ctx, tx: Tx, { address }: OrderDraft): Promise<void> {
  const id = address?.id ?? null;
  if (id === null || !ctx.caller || isFrontEndId(id)) return;
  const [own] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(
      and(
        eq(addresses.merchantId, ctx.merchantId),
        eq(addresses.userId, ctx.caller.userId),
        eq(addresses.id, id),
      ),
    );
  if (!own) throw apiError('address.notFound');
}
