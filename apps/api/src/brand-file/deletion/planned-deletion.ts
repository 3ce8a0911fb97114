import { type BrandDeletion, deletionDueAt, isTypedName, namesToType } from '@dasturxon/core/brand-file';
import { and, eq, isNull } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import { spendCode } from '../../back-office/second-factor/prove.ts';
import { readTypedCode, type TypedCode } from '../../back-office/second-factor/recovery-codes.ts';
import { requireWholeBrand } from '../screen/require-whole-brand.ts';
import type { Tx } from '../../db/connect.ts';
import { brandDeletions } from '../../db/schema/editing/brand-deletions.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { readMerchant } from '../../merchants/read-merchant.ts';
import { openBusiness } from './open-business.ts';

const ofBrand = ({ merchantId }: Pick<SignedIn, 'merchantId'>) => eq(brandDeletions.merchantId, merchantId);

async function stateOf(ctx: SignedIn, tx: Tx): Promise<BrandDeletion> {
  const [row] = await tx.select().from(brandDeletions).where(ofBrand(ctx));
  const { orders, payments } = await openBusiness(tx, ctx.merchantId);
  return {
    names: namesToType(await readMerchant(tx)),
    dueAt: row?.dueAt.toISOString() ?? null,
    askedBy: row?.askedByName ?? null,
    openOrders: orders,
    openPayments: payments,
  };
}

/** The planned deletion of the brand (BO-521). */
export async function readBrandDeletion(ctx: SignedIn): Promise<BrandDeletion> {
  requireWholeBrand(ctx);
  return ctx.db.inTenant(ctx.merchantId, (tx) => stateOf(ctx, tx));
}

const auditPlan = (
  ctx: SignedIn,
  tx: Tx,
  about: { action: 'askDeletion' | 'callOffDeletion'; dueAt: Date },
) =>
  writeAudit(ctx, tx, {
    action: `brand.${about.action}`,
    subject: 'brand',
    subjectId: null,
    branchId: null,
    before: about.action === 'askDeletion' ? null : { dueAt: about.dueAt.toISOString() },
    after: about.action === 'askDeletion' ? { dueAt: about.dueAt.toISOString() } : null,
  });

/** Plans the deletion. The error of a wrong code is returned, so that it is counted. */
async function plan(ctx: SignedIn, tx: Tx, code: TypedCode) {
  const spent = await spendCode(ctx, tx, code);
  if ('refused' in spent) return spent;
  const { merchantId, caller } = ctx;
  const askedAt = ctx.now();
  const row = { merchantId, askedAt, dueAt: deletionDueAt(askedAt) };
  const [made] = await tx
    .insert(brandDeletions)
    .values({ ...row, askedBy: caller.userId, askedByName: caller.name })
    .onConflictDoNothing()
    .returning({ dueAt: brandDeletions.dueAt });
  // Asked for before: its day stays.
  if (made) await auditPlan(ctx, tx, { action: 'askDeletion', dueAt: made.dueAt });
  return { state: await stateOf(ctx, tx) };
}

/**
 * Plans the deletion of the brand in 30 days (BO-521). Throws forbidden for an owner of some branches, brand.nameDiffers,
 * factor.wrong and request.rateLimited.
 */
export async function askBrandDeletion(
  ctx: SignedIn,
  { name, code: text }: { name: string; code: string },
): Promise<BrandDeletion> {
  requireWholeBrand(ctx);
  const merchant = await ctx.db.inTenant(ctx.merchantId, readMerchant);
  if (!isTypedName(name, namesToType(merchant))) throw apiError('brand.nameDiffers');
  const code = await readTypedCode(ctx, text);
  const outcome = await ctx.db.inTenant(ctx.merchantId, (tx) => plan(ctx, tx, code));
  if ('refused' in outcome) throw outcome.refused;
  ctx.log.info({ dueAt: outcome.state.dueAt }, 'deletion of the brand planned');
  return outcome.state;
}

/** Calls the deletion off (BO-522). It needs no code: keeping a brand takes nothing from anyone. */
export function callOffBrandDeletion(ctx: SignedIn): Promise<BrandDeletion> {
  requireWholeBrand(ctx);
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const [ended] = await tx
      .delete(brandDeletions)
      .where(and(ofBrand(ctx), isNull(brandDeletions.begunAt)))
      .returning({ dueAt: brandDeletions.dueAt });
    if (ended) await auditPlan(ctx, tx, { action: 'callOffDeletion', dueAt: ended.dueAt });
    return stateOf(ctx, tx);
  });
}
