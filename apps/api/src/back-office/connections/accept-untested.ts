import { isAcceptance } from '@dasturxon/core/connections';
import type { PaymentType } from '@dasturxon/core/payment';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import { keepAcceptance } from '../../payments/calls/account-proofs.ts';

type Writer = Parameters<typeof writeAudit>[0];

/**
 * Offers untested accounts to guests by the typed confirmation alone, and keeps it in the audit log (BO-380). Throws
 * connection.untested without one.
 */
export async function acceptUntested(
  ctx: Writer,
  tx: Tx,
  { providers, accept }: { providers: readonly PaymentType[]; accept: string | null | undefined },
): Promise<void> {
  if (providers.length === 0) return;
  if (!isAcceptance(accept)) throw apiError('connection.untested', { providers });
  for (const type of providers) {
    await keepAcceptance(tx, ctx.merchantId, { type, at: ctx.now() });
    await writeAudit(ctx, tx, {
      action: 'connection.accept',
      subject: 'connection',
      subjectId: type,
      branchId: null,
      before: null,
      after: { typed: accept },
    });
  }
}
