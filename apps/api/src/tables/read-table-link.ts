import { TableLink } from '@dasturxon/core/content';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { branches, halls, hallTables } from '../db/schema/places.ts';
import type { Ctx } from '../http/serving/context.ts';
import { found, apiError } from '../http/api-error.ts';
import { findBranch } from '../places/find-branch.ts';
import { parseTableLink } from './table-link.ts';

/**
 * Where a guest sits who opened this link: the hall and the table that an order eaten there carries (IMP-12, D74).
 * Throws notFound for a link of another merchant, a made-up one, and one whose table or hall is gone or off.
 */
export async function readTableLink(ctx: Ctx, link: string): Promise<TableLink> {
  const place = parseTableLink(ctx.secrets, ctx.merchantId, link);
  if (!place) throw apiError('notFound');
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const [row] = await tx
      .select({ hall: halls, branch: branches })
      .from(halls)
      .innerJoin(branches, and(eq(branches.merchantId, halls.merchantId), eq(branches.id, halls.branchId)))
      .where(and(eq(halls.merchantId, ctx.merchantId), eq(halls.id, place.hallId), eq(halls.isActive, true)));
    const { hall } = found(row, 'notFound');
    const branch = await findBranch(ctx, tx, hall.branchId);
    const wanted = and(
      eq(hallTables.merchantId, ctx.merchantId),
      eq(hallTables.hallId, hall.id),
      eq(hallTables.id, place.tableId ?? ''),
      eq(hallTables.isActive, true),
    );
    const [table] = place.tableId === null ? [] : await tx.select().from(hallTables).where(wanted);
    if (place.tableId !== null && !table) throw apiError('notFound');
    return v.parse(TableLink, {
      branch,
      hall: { ...hall.data, id: hall.id, price: hall.fee },
      table: table && { ...table.data, id: table.id, hallId: hall.id, chairs: table.chairs },
    });
  });
}
