import { LocalizedText } from '@dasturxon/core/kernel';
import { DiscountType, normalizePromoCode, PromoRule } from '@dasturxon/core/promo';
import { and, asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { promos } from '../../db/schema/promos.ts';
import type { CommandDeps } from '../../http/serving/context.ts';
import { namedMerchant } from '../../merchants/named-merchant.ts';
import { type PromoRow, StoredPromotion } from './stored-promotion.ts';

const Amount = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)), 0);
const Money = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Limit = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null);
const Day = v.optional(v.nullable(v.pipe(v.string(), v.isoDate())), null);

/** A promotion in the command's file: with a code, or with a name and without a code, which applies by itself. */
const FilePromotion = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'id: small letters, digits and hyphens')),
    code: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), null),
    name: v.optional(v.nullable(LocalizedText), null),
    priority: v.optional(v.number(), 0),
    discountType: v.optional(DiscountType, 'AMOUNT'),
    productDiscount: Amount,
    deliveryDiscount: Amount,
    minPrice: v.optional(Money, 0),
    startDate: Day,
    endDate: Day,
    isActive: v.optional(v.boolean(), true),
    isHidden: v.optional(v.boolean(), false),
    maxUses: Limit,
    maxPerUser: Limit,
    budget: v.optional(v.nullable(Money), null),
    rule: v.optional(v.nullable(PromoRule), null),
  }),
  v.check(({ code, name }) => code !== null || name !== null, 'a promotion without a code needs a name'),
);

/** A brand and its promotions; without `promotions` the command lists them. Those that are not named stay as they are. */
export const ConfiguredPromos = v.object({
  sub: v.string(),
  promotions: v.optional(v.pipe(v.array(FilePromotion), v.minLength(1), v.maxLength(100))),
});
export type ConfiguredPromos = v.InferOutput<typeof ConfiguredPromos>;

/** The promotions that have codes of one use. */
async function readWithOwnCodes(tx: Tx, merchantId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: promos.id })
    .from(promos)
    .where(and(eq(promos.merchantId, merchantId), sql`${promos.data} ->> 'hasOwnCodes' = 'true'`));
  return new Set(rows.map(({ id }) => id));
}

async function write(tx: Tx, merchantId: string, list: NonNullable<ConfiguredPromos['promotions']>) {
  const withCodes = await readWithOwnCodes(tx, merchantId);
  for (const { id, code, name, priority, rule, isHidden, ...columns } of list) {
    // A file names no codes of one use: a promotion that has them keeps them, and never begins to apply by itself.
    const hasOwnCodes = withCodes.has(id);
    const row = {
      ...columns,
      code: code === null ? id : normalizePromoCode(code),
      isAutomatic: code === null && !hasOwnCodes,
      // A row from before this command may hold a limit of its own.
      oncePerUser: false,
      data: { name, priority, rule, isHidden, hasOwnCodes } satisfies v.InferInput<typeof StoredPromotion>,
    };
    await tx
      .insert(promos)
      .values({ ...row, merchantId, id })
      .onConflictDoUpdate({ target: [promos.merchantId, promos.id], set: { ...row, updatedAt: sql`now()` } });
  }
}

function line({ id, code, isAutomatic, isActive, uses, maxUses, spent, budget, data }: PromoRow): string {
  const limit = (used: number, most: number | null) => (most === null ? String(used) : `${used} of ${most}`);
  const state = v.is(StoredPromotion, data) ? (isActive ? 'on' : 'off') : 'off: its rule cannot be read';
  const by = isAutomatic ? 'by itself' : code;
  return `${id}  ${by}  ${state}  uses ${limit(uses, maxUses)}  taken off ${limit(spent, budget)} UZS`;
}

/** Adds and changes a brand's promotions, all of a file or none, and lists them with what they have taken off (B30). */
export async function configurePromos(
  deps: CommandDeps,
  { sub, promotions }: ConfiguredPromos,
): Promise<string> {
  const { merchantId } = await deps.db.asPlatform((tx) => namedMerchant(deps, tx, sub));
  const rows = await deps.db.inTenant(merchantId, async (tx) => {
    if (promotions) await write(tx, merchantId, promotions);
    return tx.select().from(promos).where(eq(promos.merchantId, merchantId)).orderBy(asc(promos.id));
  });
  const kept = rows.filter(({ data }) => data['isRemoved'] !== true);
  return kept.length === 0 ? `${sub} has no promotions` : kept.map(line).join('\n');
}
