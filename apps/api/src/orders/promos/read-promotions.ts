import {
  asksSegment,
  asksTop,
  countsOrders,
  type GuestFacts,
  hasUsesLeft,
  normalizePromoCode,
  type Promotion,
} from '@dasturxon/core/promo';
import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { promos } from '../../db/schema/promos.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { readGuestFacts } from './guest-facts.ts';
import { rowOfCode } from './own-codes.ts';
import { usesByCaller } from './promo-uses.ts';
import { hasSharedCode, type PromoRow, toPromotion, usesPerPerson } from './stored-promotion.ts';
import { isNoTestOrder } from '../model/to-order.ts';

/** A promotion with its row, and whether its limits let this customer have it. */
export type ReadPromotion = {
  row: PromoRow;
  promotion: Promotion;
  isLeft: boolean;
  perPerson: number | null;
  /** The code of one use that was entered. */
  ownCode: string | null;
};

/** The promotions that an order may have: what applies by itself, and that of its code. */
export type OrderPromotions = {
  automatic: ReadPromotion[];
  code: ReadPromotion | null;
  /** Codes to offer; read for a quote alone. */
  listed: ReadPromotion[];
  /** Orders that the customer has placed; null for a guest who is not signed in. */
  ordersBefore: number | null;
  /** What the customer's segments follow from; null where no promotion asks. */
  guest: GuestFacts | null;
};

export const NO_PROMOTIONS: OrderPromotions = {
  automatic: [],
  code: null,
  listed: [],
  ordersBefore: null,
  guest: null,
};

/** How many orders the caller has placed that were not cancelled and are no test of the set-up (BO-358). */
export async function ordersOfCaller(ctx: Ctx, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ orders: count() })
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, ctx.merchantId),
        eq(orders.userId, ctx.caller?.userId ?? ''),
        ne(orders.status, 'CANCELED'),
        isNoTestOrder,
      ),
    );
  return row?.orders ?? 0;
}

const AT_MOST = 100;
const NO_CODE = { ownCode: null, isSpent: false };

async function readRows(
  ctx: Ctx,
  tx: Tx,
  { code, withListed }: { code: string | null; withListed: boolean },
) {
  const running = withListed
    ? eq(promos.isActive, true)
    : and(eq(promos.isActive, true), eq(promos.isAutomatic, true));
  const named = code === null ? undefined : and(eq(promos.code, code), eq(promos.isAutomatic, false));
  return (
    tx
      .select()
      .from(promos)
      .where(and(eq(promos.merchantId, ctx.merchantId), or(running, named)))
      // The code's own row is read whatever number of others there is.
      .orderBy(sql`${promos.code} = ${code ?? ''} desc`, asc(promos.createdAt), asc(promos.id))
      .limit(AT_MOST)
  );
}

/** What the customer's segments follow from; nothing is read where no promotion asks. */
async function guestOf(
  ctx: Ctx,
  tx: Tx,
  known: readonly { promotion: Promotion }[],
): Promise<GuestFacts | null> {
  const isAsked = known.some(({ promotion }) => asksSegment(promotion.rule));
  if (ctx.caller === null || !isAsked) return null;
  const withTop = known.some(({ promotion }) => asksTop(promotion.rule));
  return readGuestFacts(ctx, tx, { userId: ctx.caller.userId, withTop });
}

/** Reads the promotions of an order. A code that the brand does not have is null. */
export async function readPromotions(
  ctx: Ctx,
  tx: Tx,
  asked: { code: string | null; withListed: boolean },
): Promise<OrderPromotions> {
  const code = asked.code ? normalizePromoCode(asked.code) : null;
  const rows = await readRows(ctx, tx, { code, withListed: asked.withListed && ctx.caller !== null });
  const entered = await rowOfCode(tx, { merchantId: ctx.merchantId, code, rows });
  // The code's own row is the first one read; a code of one use comes before the others, too.
  const all = entered ? [entered.row, ...rows.filter(({ id }) => id !== entered.row.id)] : rows;
  const known = all.flatMap((row) => {
    const promotion = toPromotion(row);
    return promotion ? [{ row, promotion, perPerson: usesPerPerson(row, promotion.rule) }] : [];
  });
  const isLimited = ctx.caller !== null && known.some(({ perPerson }) => perPerson !== null);
  const used = isLimited ? await usesByCaller(ctx, tx) : new Map<string, number>();
  const isCounted = ctx.caller !== null && known.some(({ promotion }) => countsOrders(promotion.rule));
  const read = known.map(({ row, promotion, perPerson }): ReadPromotion => {
    const { ownCode, isSpent } = entered?.row === row ? entered : NO_CODE;
    const hasBudget = row.budget === null || row.spent < row.budget;
    const hasOwn = perPerson === null || (used.get(row.id) ?? 0) < perPerson;
    const isLeft = hasUsesLeft(row) && hasBudget && hasOwn && !isSpent;
    return { row, promotion, perPerson, isLeft, ownCode };
  });
  const left = read.filter(({ isLeft }) => isLeft);
  return {
    automatic: left.filter(({ row }) => row.isAutomatic),
    code: read.find(({ row }) => row === entered?.row) ?? null,
    listed: left.filter(
      ({ row, ownCode }) => ownCode === null && hasSharedCode(row) && row.data['isHidden'] !== true,
    ),
    ordersBefore: ctx.caller === null ? null : isCounted ? await ordersOfCaller(ctx, tx) : 0,
    guest: await guestOf(ctx, tx, known),
  };
}
