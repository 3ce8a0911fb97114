import { AUDIT_EXPORT, AUDIT_PAGE, type AuditEntry } from '@dasturxon/core/api';
import { isInScope } from '@dasturxon/core/staff';
import { boundsOfDay } from '@dasturxon/core/time';
import { and, between, desc, eq, ilike, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { auditLog } from '../../db/schema/staff.ts';
import type { SignedIn } from '../../orders/model/deps.ts';

type Wanted = {
  before?: number | undefined;
  subjectId?: string | undefined;
  person?: string | undefined;
  action?: string | undefined;
  orderNumber?: number | undefined;
  day?: string | undefined;
};

/** LIKE reads these three characters as patterns. */
const likeText = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The condition of each thing that is searched for; null for a day that the calendar does not have. */
function conditions(ctx: SignedIn, wanted: Wanted): (SQL | undefined)[] | null {
  const { before, subjectId, person, action, orderNumber, day } = wanted;
  const bounds = day === undefined ? undefined : boundsOfDay(day, ctx.tenant.timeZone);
  if (bounds === null) return null;
  return [
    before === undefined ? undefined : lt(auditLog.id, before),
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    person ? ilike(auditLog.name, `%${likeText(person)}%`) : undefined,
    action === undefined ? undefined : eq(auditLog.action, action),
    orderNumber === undefined ? undefined : eq(orders.number, orderNumber),
    bounds && between(auditLog.at, bounds.start, bounds.end),
  ];
}

function readRows(ctx: SignedIn, tx: Tx, { wanted, limit }: { wanted: (SQL | undefined)[]; limit: number }) {
  const { branchIds } = ctx.caller;
  const inScope = branchIds && or(isNull(auditLog.branchId), inArray(auditLog.branchId, [...branchIds]));
  return tx
    .select({ entry: auditLog, orderNumber: orders.number })
    .from(auditLog)
    .leftJoin(
      orders,
      and(
        eq(orders.merchantId, auditLog.merchantId),
        eq(orders.id, auditLog.subjectId),
        eq(auditLog.subject, 'order'),
      ),
    )
    .where(and(eq(auditLog.merchantId, ctx.merchantId), ...wanted, inScope ?? undefined))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

async function entriesOf(
  ctx: SignedIn,
  tx: Tx,
  { limit, ...wanted }: Wanted & { limit: number },
): Promise<AuditEntry[]> {
  const where = conditions(ctx, wanted);
  const rows = where === null ? [] : await readRows(ctx, tx, { wanted: where, limit });
  return rows
    .filter(({ entry }) => isInScope(ctx.caller.branchIds, entry.branchId))
    .map(({ entry: { id, at, name, role, action, subject, subjectId, before, after }, orderNumber }) => ({
      id,
      at: at.toISOString(),
      by: name,
      role,
      action,
      subject,
      subjectId,
      orderNumber,
      before: before ?? null,
      after: after ?? null,
    }));
}

/** A page of the audit log within the caller's branches, newest first. */
export const listAudit = (ctx: SignedIn, wanted: Wanted): Promise<AuditEntry[]> =>
  ctx.db.inTenant(ctx.merchantId, (tx) => entriesOf(ctx, tx, { ...wanted, limit: AUDIT_PAGE }));

/** The entries of a search for a file, at most `AUDIT_EXPORT`; the log has the export (BO-499). */
export const exportAudit = (ctx: SignedIn, wanted: Wanted): Promise<AuditEntry[]> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const entries = await entriesOf(ctx, tx, { ...wanted, limit: AUDIT_EXPORT });
    const about = { subject: 'brand' as const, subjectId: null, branchId: null };
    await writeAudit(ctx, tx, {
      action: 'audit.export',
      ...about,
      before: null,
      after: { entries: entries.length },
    });
    return entries;
  });
