import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { auditLog } from '../../db/schema/staff.ts';
import type { SignedIn } from '../../orders/model/deps.ts';

/** The name that colleagues know a member of staff by; null for one without a name. */
export async function staffName(ctx: SignedIn, tx: Tx): Promise<string | null> {
  const [row] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.merchantId, ctx.merchantId), eq(users.id, ctx.caller.userId)));
  return [row?.firstName, row?.lastName].filter(Boolean).join(' ') || null;
}

/** What a member of staff did, to what, and how it was before and after. */
export type Audited = {
  action: string;
  subject: 'order' | 'session' | 'product' | 'branch';
  subjectId: string | null;
  branchId: string | null;
  before: unknown;
  after: unknown;
};

/** Writes one line of the audit log, in the transaction of the write itself. */
export async function writeAudit(ctx: SignedIn, tx: Tx, audited: Audited): Promise<void> {
  await tx.insert(auditLog).values({
    ...audited,
    merchantId: ctx.merchantId,
    userId: ctx.caller.userId,
    role: ctx.caller.role,
    name: await staffName(ctx, tx),
    requestId: ctx.requestId,
    at: ctx.now(),
  });
}
