import { BLOCK_DAYS_AT_MOST, type BlockReason, type CustomerBlock, isBlockEnd } from '@dasturxon/core/staff';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { customerById } from './customer-scope.ts';
import { blockOf, setBlock } from './set-block.ts';
import { touchOrders } from './touch-orders.ts';

/** What the audit log holds of a block. */
const facts = ({ isBlocked, until, reason }: CustomerBlock) => ({
  isBlocked,
  blockReason: reason,
  blockedUntil: until,
});

/** Writes a block with its line in the audit log. Orders are locked before their guest. Returns the open orders too. */
async function writeBlock(
  ctx: SignedIn,
  tx: Tx,
  { id, block }: { id: string; block: CustomerBlock },
): Promise<{ after: CustomerBlock; touched: string[] }> {
  const { merchantId } = ctx;
  const before = blockOf(await customerById(ctx, tx, id));
  const touched = await touchOrders(tx, { merchantId, userId: id });
  if (!(await setBlock(ctx, tx, { userId: id, block }))) throw apiError('notFound');
  const after = blockOf(await customerById(ctx, tx, id));
  await writeAudit(ctx, tx, {
    action: block.isBlocked ? 'customer.block' : 'customer.unblock',
    subject: 'customer',
    subjectId: id,
    branchId: null,
    before: facts(before),
    after: facts(after),
  });
  return { after, touched };
}

type Asked = { id: string; reason: BlockReason; until: string | null };

/**
 * Blocks a guest, once per key. Throws notFound for a guest of other branches, customer.blockEnd for an end that is past or more
 * than `BLOCK_DAYS_AT_MOST` away.
 */
export async function blockCustomer(
  ctx: SignedIn,
  { id, reason, until }: Asked,
  sent: KeyedCall,
): Promise<Reply<CustomerBlock>> {
  if (!isBlockEnd(until, ctx.now())) throw apiError('customer.blockEnd', { days: BLOCK_DAYS_AT_MOST });
  const touched: string[] = [];
  const endpoint = sent.endpoint.replace('{id}', id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, async (tx) => {
    const done = await writeBlock(ctx, tx, { id, block: { isBlocked: true, until, reason } });
    touched.push(...done.touched);
    return done.after;
  });
  ctx.wakeJobs();
  for (const orderId of touched) ctx.orderEvents.announce(ctx.merchantId, orderId);
  return reply;
}

/** Lifts the block of a guest. Throws notFound for a guest of other branches. */
export async function unblockCustomer(ctx: SignedIn, id: string): Promise<CustomerBlock> {
  const block = { isBlocked: false, until: null, reason: null };
  const { after, touched } = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    writeBlock(ctx, tx, { id, block }),
  );
  for (const orderId of touched) ctx.orderEvents.announce(ctx.merchantId, orderId);
  return after;
}
