import type { Tx } from '../../db/connect.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { isBrandEnding } from '../../merchants/ending-brand.ts';
import { writeOrder } from '../../orders/placing/write-order.ts';
import { changeAggregator } from '../model/account.ts';
import { type AggregatorCtx, servedBranch, takesOrders } from '../model/client.ts';
import { factsOf } from '../menu/sold-menu.ts';
import type { EatsOrder } from '../wire/eats-order.schema.ts';
import { Refusal } from '../wire/refusal.ts';
import { toEatsInsert } from './eats-insert.ts';
import { claimEatsId, noteEatsId, orderOfEatsId } from './known-order.ts';
import { takeWhatIsThere } from './take-stock.ts';
import { toEatsLines } from './to-lines.ts';

type Given = { order: EatsOrder; bodyText: string };

/** The call as the key of the order's statement: the aggregator's id can be used up once. */
const onceOf = ({ caller, account }: AggregatorCtx, { order, bodyText }: Given) => ({
  userId: caller.userId,
  key: `${account.kind}:${order.eatsId}`,
  endpoint: '/order',
  bodyHash: sha256(bodyText),
});

async function write(ctx: AggregatorCtx, tx: Tx, given: Given): Promise<string> {
  const { order } = given;
  const facts = await factsOf(
    ctx,
    tx,
    order.items.map(({ id }) => id),
  );
  const serving = servedBranch(ctx, facts.terms, order.restaurantId);
  if (!takesOrders(ctx, serving) || (await isBrandEnding(ctx, tx)))
    throw new Refusal(400, 'the restaurant takes no orders now');
  const branchId = serving.branch.id;
  const lines = toEatsLines(facts, order, branchId);
  const insert = toEatsInsert(ctx, { order, lines, serving });
  await takeWhatIsThere(ctx, tx, { lines: insert.lines, branchId });
  // The address of the call is the aggregator's, so that newcomers are not counted by it.
  const by = { userId: ctx.caller.userId, role: ctx.caller.role };
  const { number } = await writeOrder(ctx, tx, {
    order: insert,
    uses: [],
    once: onceOf(ctx, given),
    answer: {},
    by,
  });
  const doubts = lines.doubts.join('; ') || null;
  await noteEatsId(ctx, tx, { eatsId: order.eatsId, orderId: insert.id, message: doubts });
  await changeAggregator(tx, ctx.account, { orderedAt: ctx.now() });
  const about = { orderId: insert.id, number, eatsId: order.eatsId, kind: ctx.account.kind };
  ctx.log.info({ ...about, ...(doubts && { doubts }) }, 'aggregator order taken');
  return insert.id;
}

/**
 * Takes an order of an aggregator, once by its id: the same id gets the same order of ours, however often and however
 * simultaneously it is sent. Throws 404 for an unknown restaurant, 400 for one that takes no orders and for an item that is
 * not on the menu.
 */
export async function takeEatsOrder(ctx: AggregatorCtx, given: Given): Promise<string> {
  const { eatsId } = given.order;
  const taken = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    if (await claimEatsId(ctx, tx, eatsId)) return { id: await write(ctx, tx, given), isNew: true };
    const known = await orderOfEatsId(ctx, tx, eatsId);
    // Between the two statements a refusal may have been written over.
    if (!known) throw new Refusal(500, 'try again');
    return { id: known.orderId, isNew: false };
  });
  if (taken.isNew) {
    ctx.wakeJobs();
    ctx.orderEvents.announce(ctx.merchantId, taken.id);
  }
  return taken.id;
}

/** Notes why an order was not taken, beside the call that failed: the command and the log show it. */
export async function noteRefused(ctx: AggregatorCtx, eatsId: string, message: string): Promise<void> {
  await ctx.db.inTenant(ctx.merchantId, (tx) => noteEatsId(ctx, tx, { eatsId, orderId: null, message }));
  ctx.log.warn(
    { kind: ctx.account.kind, merchantId: ctx.merchantId, eatsId, message },
    'aggregator order refused',
  );
}
