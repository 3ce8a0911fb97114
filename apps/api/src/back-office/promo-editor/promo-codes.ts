import { randomBytes } from 'node:crypto';

import { CODE_LENGTH, codeOfBytes, CODES_AT_MOST, type PromoCodes } from '@dasturxon/core/promo';
import { and, asc, count, eq, sql } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { promoCodes, promos, promoUses } from '../../db/schema/promos.ts';
import { apiError, found } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';

/** Throws notFound for a promotion without codes of one use. A locked one waits for codes that are being made. */
async function requireOwnCodes(tx: Tx, about: { merchantId: string; id: string; isLocked: boolean }) {
  const { merchantId, id, isLocked } = about;
  const query = tx
    .select({ id: promos.id })
    .from(promos)
    .where(
      and(
        eq(promos.merchantId, merchantId),
        eq(promos.id, id),
        sql`${promos.data} ->> 'hasOwnCodes' = 'true'`,
        sql`coalesce(${promos.data} ->> 'isRemoved', '') <> 'true'`,
      ),
    );
  const [row] = isLocked ? await query.for('no key update') : await query;
  found(row, 'notFound');
}

/** The codes of one use of a promotion. Throws notFound. */
export const readPromoCodes = ({ db, merchantId }: SignedIn, id: string): Promise<PromoCodes> =>
  db.inTenant(merchantId, async (tx) => {
    await requireOwnCodes(tx, { merchantId, id, isLocked: false });
    const rows = await tx
      .select({ code: promoCodes.code, at: promoCodes.createdAt, usedBy: promoUses.orderId })
      .from(promoCodes)
      .leftJoin(
        promoUses,
        and(eq(promoUses.merchantId, promoCodes.merchantId), eq(promoUses.code, promoCodes.code)),
      )
      .where(and(eq(promoCodes.merchantId, merchantId), eq(promoCodes.promoId, id)))
      .orderBy(asc(promoCodes.createdAt), asc(promoCodes.code));
    return {
      codes: rows.map(({ code, at, usedBy }) => ({
        code,
        createdAt: at.toISOString(),
        isUsed: usedBy !== null,
      })),
    };
  });

/** Makes codes of one use. Throws notFound, and request.invalid with `left` where the promotion would have too many. */
export async function makePromoCodes(
  ctx: SignedIn,
  tx: Tx,
  { id, count: wanted }: { id: string; count: number },
): Promise<{ made: number }> {
  const { merchantId } = ctx;
  await requireOwnCodes(tx, { merchantId, id, isLocked: true });
  const own = and(eq(promoCodes.merchantId, merchantId), eq(promoCodes.promoId, id));
  const [had] = await tx.select({ codes: count() }).from(promoCodes).where(own);
  const left = CODES_AT_MOST - (had?.codes ?? 0);
  if (wanted > left) throw apiError('request.invalid', { left });
  const codes = Array.from({ length: wanted }, () => codeOfBytes(randomBytes(CODE_LENGTH)));
  // Two equal codes of 60 random bits fail the write: nothing is made, and the call is repeated.
  await tx.execute(sql`
    insert into promo_codes (merchant_id, code, promo_id, created_at)
    select ${merchantId}, code, ${id}, ${ctx.now().toISOString()}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) as code`);
  await writeAudit(ctx, tx, {
    action: 'promos.codes',
    subject: 'promos',
    subjectId: id,
    branchId: null,
    before: null,
    after: { codes: wanted },
  });
  return { made: wanted };
}
