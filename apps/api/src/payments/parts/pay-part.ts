import type { endpoints, PaymentPage, Received } from '@dasturxon/core/api';
import type { GroupOrder } from '@dasturxon/core/group';
import { isPaidBeforehand } from '@dasturxon/core/order';
import { SHELL_BASES } from '@dasturxon/core/paths';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { groupMembers, groupOrders } from '../../db/schema/groups/groups.ts';
import { apiError, found } from '../../http/api-error.ts';
import { announceGroup } from '../../orders/groups/group-events.ts';
import { limitEdits } from '../../orders/groups/group-limits.ts';
import { linkMark, provesMember } from '../../orders/groups/group-marks.ts';
import { lockGroup, toGroup } from '../../orders/groups/read-group.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { partsOfOrder } from '../../orders/groups/order-parts.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { attemptsOf } from '../attempts/attempts.ts';
import { freeOrder } from '../attempts/free-order.ts';
import { asOrder, changePart, coverOpenParts, partOf } from '../order-parts/parts.ts';
import { openCheckout, type Payer } from '../checkout/checkout.ts';
import { offered } from '../checkout/choose-payment.ts';
import { ownOrigin } from '../checkout/return-page.ts';
import { lookUpOnce } from '../jobs/payment-jobs.ts';
import type { Ctx, SignedIn } from '../protocol/deps.ts';

type Member = { id: string; memberId: string };
type Choice = Omit<Received<typeof endpoints.payGroupPart, 'body'>, 'token'>;

/** The order of a group, locked, without locking the group. Throws group.notFound for one that is not placed. */
async function orderOf(ctx: Ctx, tx: Tx, { id, memberId }: Member): Promise<OrderRow> {
  const [row] = await tx
    .select({ orderId: groupOrders.orderId })
    .from(groupOrders)
    .innerJoin(
      groupMembers,
      and(eq(groupMembers.merchantId, groupOrders.merchantId), eq(groupMembers.groupId, groupOrders.id)),
    )
    .where(
      and(eq(groupOrders.merchantId, ctx.merchantId), eq(groupOrders.id, id), eq(groupMembers.id, memberId)),
    );
  return lockOrder(tx, ctx.merchantId, found(row?.orderId, 'group.notFound'));
}

/** What a member still owes of a locked order; their last part where they owe nothing. Throws payment.alreadyPaid. */
async function partOfMember(tx: Tx, row: OrderRow, memberId: string): Promise<OrderRow> {
  const own = (await partsOfOrder(tx, row)).filter((part) => part.memberId === memberId);
  const part = own.find(({ state }) => state === 'OPEN') ?? own.at(-1);
  if (!part) throw apiError('payment.alreadyPaid');
  return asOrder(row, part);
}

/** Has a part paid in another way; what was begun before is ended. Throws payment.unavailable and payment.inProgress. */
async function choose(ctx: Ctx, tx: Tx, about: { part: OrderRow; choice: Choice }): Promise<OrderRow> {
  const { part, choice } = about;
  const { paymentType, platform } = choice;
  if (part.isPaid || part.status === 'CANCELED' || part.paymentType === paymentType) return part;
  if (!isPaidBeforehand(paymentType)) throw apiError('payment.unavailable');
  await offered(ctx, tx, { paymentType, platform, session: platform });
  await freeOrder(ctx, tx, { row: part, reason: 'SWITCHED' });
  await changePart(tx, part, { paymentType });
  return { ...part, paymentType };
}

/** The page of a group in the shell of a member; on a host that names no brand the brand is named. */
function groupPage(ctx: Ctx, { id, platform }: { id: string; platform: Choice['platform'] }): string {
  const origin = ownOrigin(ctx);
  const base = { WEB: SHELL_BASES.web, TG: SHELL_BASES.tg, CLICK: SHELL_BASES.click }[platform];
  const isPlain = /\/\/(localhost|127\.|\[::1\])/.test(origin);
  const vendor = isPlain ? `&vendor=${encodeURIComponent(ctx.tenant.sub)}` : '';
  return `${origin}${base}/basket?group=${id}.${linkMark(ctx, id)}${vendor}`;
}

/** Looks up the open attempts of a member's part, before its page is opened again. */
async function askBefore(ctx: Ctx, member: Member): Promise<void> {
  const attempts = await ctx.db.inTenant(ctx.merchantId, async (tx) =>
    attemptsOf(tx, await partOfMember(tx, await orderOf(ctx, tx, member), member.memberId)),
  );
  for (const { id, state, providerId } of attempts)
    if (providerId !== null && (state === 'CREATED' || state === 'PENDING'))
      await lookUpOnce(ctx, ctx.merchantId, id);
}

/**
 * Where a member of a placed group pays their own part (C6), proven by the member's token. Throws group.notFound,
 * payment.alreadyPaid, payment.closed once the order is cancelled, and payment.unavailable.
 */
export async function payGroupPart(
  ctx: Ctx,
  member: Member,
  { token, ...choice }: Received<typeof endpoints.payGroupPart, 'body'>,
): Promise<PaymentPage> {
  if (!provesMember(ctx, member, token)) throw apiError('group.notFound');
  await limitEdits(ctx, member.memberId);
  const { platform, language } = choice;
  const payer: Payer = {
    payer: { id: member.memberId, phone: ctx.caller?.phone ?? null },
    language,
    returnUrl: groupPage(ctx, { id: member.id, platform }),
    platform,
  };
  return openCheckout(ctx, {
    find: async (tx) => {
      const part = await partOfMember(tx, await orderOf(ctx, tx, member), member.memberId);
      return choose(ctx, tx, { part, choice });
    },
    payerOf: async () => payer,
    askBefore: () => askBefore(ctx, member),
  });
}

/**
 * The host takes over what the others have not paid, as a part of their own. Throws group.notFound, group.closed for an order
 * that is not being paid, and payment.inProgress while a provider works on one of these parts.
 */
export async function coverGroup(ctx: SignedIn, id: string): Promise<GroupOrder> {
  const group = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await lockGroup(ctx, tx, id);
    if (row.userId !== ctx.caller.userId) throw apiError('group.notFound');
    if ((await toGroup(ctx, tx, row)).state !== 'PAYING' || row.orderId === null)
      throw apiError('group.closed');
    const order = await lockOrder(tx, ctx.merchantId, row.orderId);
    for (const { part } of await coverOpenParts(tx, order))
      await freeOrder(ctx, tx, { row: await partOf(tx, order, part), reason: 'SWITCHED' });
    return toGroup(ctx, tx, row);
  });
  announceGroup(ctx, id);
  return group;
}
