import { Hall } from '@dasturxon/core/content';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import { halls, hallTables } from '../db/schema/places.ts';
import type { Ctx } from '../http/serving/context.ts';
import { findBranch } from './find-branch.ts';

/** Halls of a branch with their tables (D81, IMP-12). Throws branch.notFound. */
export function listHalls(ctx: Ctx, branchId: string): Promise<Hall[]> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await findBranch(ctx, tx, branchId);
    const rows = await tx
      .select()
      .from(halls)
      .where(
        and(eq(halls.merchantId, ctx.merchantId), eq(halls.branchId, branchId), eq(halls.isActive, true)),
      )
      .orderBy(asc(halls.priority), asc(halls.id));
    const ids = rows.map(({ id }) => id);
    const tables = await tx
      .select()
      .from(hallTables)
      .where(
        and(
          eq(hallTables.merchantId, ctx.merchantId),
          inArray(hallTables.hallId, ids),
          eq(hallTables.isActive, true),
        ),
      )
      .orderBy(asc(hallTables.priority), asc(hallTables.id));
    const byHall = Map.groupBy(tables, ({ hallId }) => hallId);
    return rows.map(({ id, fee, data }) => {
      const inHall = byHall.get(id) ?? [];
      return v.parse(Hall, {
        ...data,
        id,
        branchId,
        price: fee,
        tables: inHall.map((table) => ({
          ...table.data,
          id: table.id,
          hallId: id,
          chairs: table.chairs,
        })),
      });
    });
  });
}
