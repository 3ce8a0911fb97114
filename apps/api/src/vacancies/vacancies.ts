import { Vacancy } from '@dasturxon/core/content';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { vacancies } from '../db/schema/content.ts';
import type { Ctx } from '../http/serving/context.ts';
import { found } from '../http/api-error.ts';

type Row = typeof vacancies.$inferSelect;

function toVacancy({ id, data, createdAt }: Row): Vacancy {
  return v.parse(Vacancy, { createdDate: createdAt.toISOString(), ...data, id });
}

const open = (ctx: Ctx) => and(eq(vacancies.merchantId, ctx.merchantId), eq(vacancies.isActive, true));

/** Open positions in the merchant's order. */
export async function listVacancies(ctx: Ctx): Promise<Vacancy[]> {
  const rows = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx.select().from(vacancies).where(open(ctx)).orderBy(asc(vacancies.priority), asc(vacancies.id)),
  );
  return rows.map(toVacancy);
}

/** Throws notFound for one that is filled or of another merchant. */
export async function readVacancy(ctx: Ctx, id: string): Promise<Vacancy> {
  const [row] = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .select()
      .from(vacancies)
      .where(and(open(ctx), eq(vacancies.id, id))),
  );
  return toVacancy(found(row, 'notFound'));
}
