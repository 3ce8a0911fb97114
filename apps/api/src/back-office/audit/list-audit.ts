import type { AuditEntry } from '@dasturxon/core/api';
import { isInScope } from '@dasturxon/core/staff';
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';

import { auditLog } from '../../db/schema/staff.ts';
import type { SignedIn } from '../../orders/model/deps.ts';

const PAGE = 100;

type Wanted = { before?: number | undefined; subjectId?: string | undefined };

/** A page of the audit log within the caller's branches, newest first. */
export async function listAudit(ctx: SignedIn, { before, subjectId }: Wanted): Promise<AuditEntry[]> {
  const { branchIds } = ctx.caller;
  const inScope = branchIds && or(isNull(auditLog.branchId), inArray(auditLog.branchId, [...branchIds]));
  const rows = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.merchantId, ctx.merchantId),
          before === undefined ? undefined : lt(auditLog.id, before),
          subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
          inScope ?? undefined,
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(PAGE),
  );
  return rows
    .filter((row) => isInScope(branchIds, row.branchId))
    .map(({ id, at, name, role, action, subject, subjectId: about, ...row }) => ({
      id,
      at: at.toISOString(),
      by: name,
      role,
      action,
      subject,
      subjectId: about,
      before: row.before ?? null,
      after: row.after ?? null,
    }));
}
