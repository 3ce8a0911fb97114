import { deleteAccount } from '../../account/delete-account.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { guestContext } from '../phone-orders/guest-context.ts';
import { customerById } from './customer-scope.ts';

/** Deletes the account of a guest as the guest's own deletion does (BO-502), with a line of the audit log. Throws notFound. */
export async function eraseCustomer(ctx: SignedIn, id: string): Promise<null> {
  const guest = await ctx.db.inTenant(ctx.merchantId, (tx) => customerById(ctx, tx, id));
  return deleteAccount(guestContext(ctx, guest), async (tx) => {
    // They may have deleted it, or joined the staff, meanwhile.
    await customerById(ctx, tx, id);
    const about = { subject: 'customer' as const, subjectId: id, branchId: null };
    await writeAudit(ctx, tx, { action: 'customer.erase', ...about, before: null, after: null });
  });
}
