import type { DraftArea } from '@dasturxon/core/drafts';
import type { AuditAction } from '@dasturxon/core/staff';

import type { Tx } from '../db/connect.ts';
import { auditLog } from '../db/schema/staff.ts';
import type { Caller, Ctx } from '../http/serving/context.ts';

/** What a member of staff did, to what, and how it was before and after. */
export type Audited = {
  action: AuditAction;
  subject:
    | 'order'
    | 'session'
    | 'product'
    | 'category'
    | 'modifier'
    | 'branch'
    | 'customer'
    | 'staff'
    | 'device'
    | 'printer'
    | 'connection'
    | 'brand'
    | DraftArea
    | 'reservation'
    | 'review'
    | 'broadcast';
  subjectId: string | null;
  branchId: string | null;
  before: unknown;
  after: unknown;
};

/** The member of staff who writes, and when. `requestId` is that of the call, or of a press in the staff chat. */
type Writer = Pick<Ctx, 'merchantId' | 'requestId' | 'now'> & {
  caller: Pick<Caller, 'userId' | 'role' | 'name'>;
};

/** Writes one line of the audit log, in the transaction of the write itself. */
export async function writeAudit(ctx: Writer, tx: Tx, audited: Audited): Promise<void> {
  await tx.insert(auditLog).values({
    ...audited,
    merchantId: ctx.merchantId,
    userId: ctx.caller.userId,
    role: ctx.caller.role,
    name: ctx.caller.name,
    requestId: ctx.requestId,
    at: ctx.now(),
  });
}
