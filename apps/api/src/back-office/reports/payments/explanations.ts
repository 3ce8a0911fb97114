import {
  type DifferenceExplanation,
  differenceKey,
  mainProvider,
  type PaymentDifference,
  type PaymentProvider,
} from '@dasturxon/core/report';
import { and, eq } from 'drizzle-orm';

import { writeAudit } from '../../../audit/write-audit.ts';
import type { Tx } from '../../../db/connect.ts';
import { paymentExplanations } from '../../../db/schema/shifts/payment-days.ts';
import type { SignedIn } from '../../../orders/model/deps.ts';
import { requireEveryBranch } from '../../drafts/publish-draft.ts';

type OfProvider = { merchantId: string; provider: PaymentProvider };
const ofProvider = ({ merchantId, provider }: OfProvider) =>
  and(
    eq(paymentExplanations.merchantId, merchantId),
    eq(paymentExplanations.provider, mainProvider(provider)),
  );

const toExplanation = (row: typeof paymentExplanations.$inferSelect): DifferenceExplanation => ({
  reason: row.reason,
  by: row.explainedBy,
  at: row.at.toISOString(),
});

/** The explanations of a provider's differences by their keys. */
export async function readExplanations(
  tx: Tx,
  about: OfProvider,
): Promise<ReadonlyMap<string, DifferenceExplanation>> {
  const rows = await tx.select().from(paymentExplanations).where(ofProvider(about));
  return new Map(rows.map((row) => [row.difference, toExplanation(row)]));
}

type Explained = { provider: PaymentProvider; reason: string } & Pick<
  PaymentDifference,
  'kind' | 'name' | 'ours' | 'theirs'
>;

/** Explains a difference (BO-539); the same reason again changes nothing. Throws forbidden for one of some branches alone. */
export function explainDifference(
  ctx: SignedIn,
  { provider, reason, ...found }: Explained,
): Promise<DifferenceExplanation> {
  requireEveryBranch(ctx);
  const { merchantId } = ctx;
  const difference = differenceKey(found);
  return ctx.db.inTenant(merchantId, async (tx) => {
    const own = and(ofProvider({ merchantId, provider }), eq(paymentExplanations.difference, difference));
    const [before] = await tx.select().from(paymentExplanations).where(own);
    if (before?.reason === reason) return toExplanation(before);
    const set = { reason, explainedBy: ctx.caller.name ?? ctx.caller.role, at: ctx.now() };
    const { provider: ofCompany, difference: key } = paymentExplanations;
    const [row] = await tx
      .insert(paymentExplanations)
      .values({ merchantId, provider: mainProvider(provider), difference, ...set })
      .onConflictDoUpdate({ target: [paymentExplanations.merchantId, ofCompany, key], set })
      .returning();
    const { kind, name, ours, theirs } = found;
    await writeAudit(ctx, tx, {
      action: 'payments.explain',
      subject: 'brand',
      subjectId: null,
      branchId: null,
      before: before ? { reason: before.reason } : null,
      after: { company: mainProvider(provider), difference: kind, payment: name, ours, theirs, reason },
    });
    return toExplanation(row!);
  });
}
