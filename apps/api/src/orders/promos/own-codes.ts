import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { promoCodes, promos } from '../../db/schema/promos.ts';
import { hasSharedCode, type PromoRow } from './stored-promotion.ts';

/** The promotion of a code of one use, with that code as its own, and whether an order has it already. */
type OwnCode = { row: PromoRow; isSpent: boolean };

/** Finds the promotion of a code of one use (BO-412); null for another code. */
async function findOwnCode(
  tx: Tx,
  { merchantId, code }: { merchantId: string; code: string },
): Promise<OwnCode | null> {
  const isSpent = sql<boolean>`exists (select 1 from promo_uses u where u.merchant_id = ${promoCodes.merchantId} and u.code = ${promoCodes.code})`;
  const [found] = await tx
    .select({ row: promos, isSpent })
    .from(promoCodes)
    .innerJoin(promos, and(eq(promos.merchantId, promoCodes.merchantId), eq(promos.id, promoCodes.promoId)))
    .where(
      and(
        eq(promoCodes.merchantId, merchantId),
        eq(promoCodes.code, code),
        eq(promos.isAutomatic, false),
        sql`${promos.data} ->> 'hasOwnCodes' = 'true'`,
      ),
    );
  return found ? { row: { ...found.row, code }, isSpent: found.isSpent } : null;
}

/** The promotion of a code, shared or of one use; null for an unknown code. */
export async function rowOfCode(
  tx: Tx,
  { merchantId, code, rows }: { merchantId: string; code: string | null; rows: readonly PromoRow[] },
): Promise<(OwnCode & { ownCode: string | null }) | null> {
  if (code === null) return null;
  const row = rows.find((one) => hasSharedCode(one) && one.code === code);
  if (row) return { row, ownCode: null, isSpent: false };
  const own = await findOwnCode(tx, { merchantId, code });
  return own && { ...own, ownCode: code };
}
