import {
  blankFields,
  type EditedPromo,
  promoFields,
  promoOf,
  recordKey,
  type RecordFields,
  type RecordProblem,
} from '@dasturxon/core/drafts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { promos } from '../../db/schema/promos.ts';
import { hasSharedCode, type PromoRow, StoredPromotion } from '../../orders/promos/stored-promotion.ts';
import {
  type Asked,
  type DraftRecord,
  type EditedArea,
  mayBegin,
  type Publishing,
} from '../drafts/edited-area.ts';
import { readMenuTimes, writeMenuTimes } from './menu-times.ts';

const toRecord = (id: string, fields: RecordFields): DraftRecord => ({
  entity: 'promo',
  id,
  fields,
  row: {},
});

/** The edited promotion of a row; null where its rule cannot be read, or it was removed. */
function editedOf(row: PromoRow): EditedPromo | null {
  const stored = v.safeParse(StoredPromotion, row.data);
  if (!stored.success || stored.output.isRemoved) return null;
  const { name, priority, rule, isHidden, hasOwnCodes } = stored.output;
  const { code, discountType, maxUses, maxPerUser, oncePerUser, budget, isActive } = row;
  const { productDiscount, deliveryDiscount, minPrice, startDate, endDate } = row;
  return {
    code: hasSharedCode(row) ? code : null,
    hasOwnCodes,
    name,
    priority,
    discountType: discountType === 'PERCENTAGE' ? 'PERCENTAGE' : 'AMOUNT',
    productDiscount,
    deliveryDiscount,
    minPrice,
    startDate,
    endDate,
    isActive,
    isHidden,
    maxUses,
    maxPerUser: oncePerUser ? 1 : maxPerUser,
    budget,
    rule,
  };
}

/** Promotions in the order in which they were made; a named one that is not there is blank. */
async function readPromos(tx: Tx, asked: Asked): Promise<DraftRecord[]> {
  const { merchantId, only, isLocked } = asked;
  const ids = only?.filter(({ entity }) => entity === 'promo').map(({ id }) => id) ?? null;
  if (ids?.length === 0) return [];
  const query = tx
    .select()
    .from(promos)
    .where(and(eq(promos.merchantId, merchantId), ids === null ? undefined : inArray(promos.id, ids)))
    .orderBy(asc(promos.createdAt), asc(promos.id));
  const rows = isLocked ? await query.for('no key update') : await query;
  const there = rows.flatMap((row) => {
    const promo = editedOf(row);
    return promo ? [toRecord(row.id, promoFields(promo, true))] : [];
  });
  const known = new Set(there.map(({ id }) => id));
  const made = [...new Set(ids)]
    .filter((id) => !known.has(id) && mayBegin(id, asked))
    .map((id) => toRecord(id, blankFields('promo')!));
  return [...there, ...made];
}

const toRow = (merchantId: string, { id, fields }: DraftRecord) => {
  const { code, name, priority, rule, isHidden, hasOwnCodes, ...columns } = promoOf(fields);
  return {
    ...columns,
    merchantId,
    id,
    code: code ?? id,
    isAutomatic: code === null && !hasOwnCodes,
    // A row from before may hold a limit of its own; it is read into `maxPerUser`.
    oncePerUser: false,
    data: { name, priority, rule, isHidden, hasOwnCodes } satisfies v.InferInput<typeof StoredPromotion>,
  };
};

/** A removed promotion that orders have had, or that has codes of one use, is kept for them, without its code. */
async function removePromos(tx: Tx, merchantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const own = and(eq(promos.merchantId, merchantId), inArray(promos.id, [...ids]));
  const isUsed = sql`(exists (select 1 from promo_uses u where u.merchant_id = ${promos.merchantId} and u.promo_id = ${promos.id})
    or exists (select 1 from promo_codes c where c.merchant_id = ${promos.merchantId} and c.promo_id = ${promos.id}))`;
  await tx.delete(promos).where(and(own, sql`not ${isUsed}`));
  await tx
    .update(promos)
    .set({
      isActive: false,
      isAutomatic: true,
      code: sql`${promos.id}`,
      data: sql`${promos.data} || '{"isRemoved": true}'::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(own);
}

/** Adds and changes promotions that are there, and removes the others. Their counts stay. */
async function writePromos(tx: Tx, merchantId: string, records: readonly DraftRecord[]): Promise<void> {
  const isThere = ({ fields }: DraftRecord) => fields['exists'] === true;
  const removed = records.filter((record) => !isThere(record)).map(({ id }) => id);
  await removePromos(tx, merchantId, removed);
  for (const row of records.filter(isThere).map((record) => toRow(merchantId, record)))
    await tx
      .insert(promos)
      .values(row)
      .onConflictDoUpdate({ target: [promos.merchantId, promos.id], set: { ...row, updatedAt: sql`now()` } });
}

/** Codes that two promotions would have. */
async function checkPromos(tx: Tx, merchantId: string, publishing: Publishing): Promise<RecordProblem[]> {
  const after = publishing.after.filter(isPromo);
  const rows = await tx.select().from(promos).where(eq(promos.merchantId, merchantId));
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  // A removed promotion gives its code up.
  for (const record of after) {
    const isThere = record.fields['exists'] === true;
    codes.set(record.id, isThere ? toRow(merchantId, record).code : record.id);
  }
  const isTaken = ({ id }: DraftRecord) =>
    [...codes].some(([other, code]) => other !== id && code === codes.get(id));
  return after
    .filter((record) => record.fields['exists'] === true && isTaken(record))
    .map(({ entity, id }) => ({ entity, id, field: 'code', problem: 'codeTaken' }));
}

const isPromo = ({ entity }: Pick<DraftRecord, 'entity'>) => entity === 'promo';

/** The promotions, and the rules of the menu by time, as they are drafted and published. */
export const PROMOS_AREA: EditedArea = {
  area: 'promos',
  read: async (tx, asked) => {
    const records = [...(await readPromos(tx, asked)), ...(await readMenuTimes(tx, asked))];
    return new Map(records.map((record) => [recordKey(record), record]));
  },
  write: async (tx, { merchantId }, records) => {
    await writePromos(tx, merchantId, records.filter(isPromo));
    const times = records.filter((record) => !isPromo(record));
    await writeMenuTimes(tx, merchantId, times);
  },
  check: checkPromos,
  missing: () => 'notFound',
};
