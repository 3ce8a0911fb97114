import type { BrandFindings, CheckUpScope } from '@dasturxon/core/brand-doctor';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { checkUp, wholeCheckUp } from '../check-up.ts';
import { fixFinding } from '../fix-finding.ts';
import { recordCheckUp } from '../record-check-up.ts';

/**
 * Examines the brand of the caller. A whole check-up asks the services outside and is kept; that of the brand alone waits for
 * no one.
 */
export async function readFindings(ctx: SignedIn, scope: CheckUpScope): Promise<BrandFindings> {
  const { merchantId } = ctx;
  const checkedAt = ctx.now().toISOString();
  if (scope === 'BRAND') return { checkedAt, findings: await checkUp(ctx, merchantId), unanswered: [] };
  const { findings, outside } = await wholeCheckUp(ctx, merchantId);
  await recordCheckUp(ctx, merchantId, findings);
  return { checkedAt, findings, unanswered: [...outside.unanswered] };
}

type Named = { code: string; kind: string; id: string };

/**
 * Mends a finding, once per key, as `brand:doctor --fix` does. One that is not there any more, or is not safe to mend, changes
 * nothing. Throws forbidden for people of some branches.
 */
export async function mendFinding(
  ctx: SignedIn,
  { code, kind, id }: Named,
  sent: KeyedCall,
): Promise<Reply<{ isMended: boolean }>> {
  if (ctx.caller.branchIds !== null) throw apiError('forbidden');
  const { merchantId } = ctx;
  const found = (await checkUp(ctx, merchantId)).find(
    (one) => one.code === code && one.where.kind === kind && one.where.id === id,
  );
  const reply = await doOnce(ctx, sent, async (tx) => {
    if (!found?.isFixable) return { isMended: false };
    await fixFinding({ merchantId, now: ctx.now() }, tx, found);
    await writeAudit(ctx, tx, {
      action: 'doctor.fix',
      subject: 'settings',
      subjectId: id,
      branchId: null,
      before: { code, kind, ...found.facts },
      after: null,
    });
    return { isMended: true };
  });
  ctx.tenants.forget();
  return reply;
}
