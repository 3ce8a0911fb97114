import { DAY_MS } from '@dasturxon/core/kernel';
import { type PromoExample, promoOf, type RecordFields } from '@dasturxon/core/drafts';
import { earnedCashback, earnedWithPromotions } from '@dasturxon/core/cart';
import { earningPercent } from '@dasturxon/core/loyalty';
import { pastPromotionOrder } from '@dasturxon/core/order';
import { asksSegment, type PastOrder, promotionCost, type PromoRule } from '@dasturxon/core/promo';
import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/catalog.ts';
import { orders } from '../../db/schema/orders.ts';
import { found } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { isNoTestOrder, withLines } from '../../orders/model/to-order.ts';
import { readPastGuestFacts } from '../../orders/promos/guest-facts.ts';
import { readBrandTerms } from '../../orders/placing/brand-terms.ts';
import { readPatches } from '../drafts/draft-rows.ts';
import { PROMOS_AREA } from './promo-records.ts';

const DAYS = 7;
/** Orders that are judged; of a busier week the last ones. */
const MOST_ORDERS = 5_000;

/** The fields of a promotion as the draft has them. Throws notFound. */
async function draftFields(ctx: SignedIn, tx: Tx, id: string): Promise<RecordFields> {
  const { merchantId } = ctx;
  const ref = { entity: 'promo' as const, id };
  const records = await PROMOS_AREA.read(tx, { merchantId, only: [ref] });
  const { fields } = found([...records.values()][0], 'notFound');
  const patches = (await readPatches(tx, merchantId, 'promos')).filter((patch) => patch.id === id);
  return { ...fields, ...Object.fromEntries(patches.map(({ field, value }) => [field, value])) };
}

/** Orders of the caller's branches that were not cancelled, the oldest first, as promotions judge them. */
async function lastOrders(ctx: SignedIn, tx: Tx, rule: PromoRule | null): Promise<PastOrder[]> {
  const { merchantId, tenant, caller } = ctx;
  const since = new Date(ctx.now().getTime() - DAYS * DAY_MS);
  const before = sql<number>`(select count(*)::int from orders p where p.merchant_id = ${orders.merchantId}
    and p.user_id = ${orders.userId} and p.created_at < ${orders.createdAt} and p.status <> 'CANCELED'
    and coalesce(p.data ->> 'isTest', '') <> 'true')`;
  const rows = await tx
    .select({ order: orders, before })
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, merchantId),
        gte(orders.createdAt, since),
        ne(orders.status, 'CANCELED'),
        isNoTestOrder,
        caller.branchIds === null ? undefined : inArray(orders.branchId, [...caller.branchIds]),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(MOST_ORDERS);
  rows.reverse();
  const whole = await withLines(
    tx,
    rows.map(({ order }) => order),
  );
  const sold = [...new Set(whole.flatMap(({ cartItems }) => cartItems.map(({ productId }) => productId)))];
  const categories = await tx
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(and(eq(products.merchantId, merchantId), inArray(products.id, sold)));
  const byId = new Map(categories.map(({ id, categoryId }) => [id, categoryId]));
  const { regions, settings, orderSettings } = await readBrandTerms(ctx, tx);
  const percent = settings.features.cashback ? earningPercent(orderSettings, 0) : 0;
  const ids = rows.map(({ order }) => order.id);
  const guests = asksSegment(rule) ? await readPastGuestFacts(ctx, tx, ids) : null;
  return whole.map((order, at) => {
    const { id, data, userId } = rows[at]!.order;
    const source = typeof data['source'] === 'string' ? data['source'] : null;
    const guest = guests?.get(id) ?? null;
    const facts = { source, ordersBefore: rows[at]!.before, guest, zone: tenant.timeZone, regions };
    const categoryOf = (id: string) => byId.get(id) ?? null;
    const twice = earnedWithPromotions(rows[at]!.order, percent, [{ doublesCashback: true }]);
    const earned = twice - earnedCashback(rows[at]!.order, percent);
    return { customerId: userId, order: pastPromotionOrder(order, { ...facts, categoryOf }), earned };
  });
}

/** What a promotion of the draft would have cost on the orders of the last days. Throws notFound. */
export const promoExample = (ctx: SignedIn, id: string): Promise<PromoExample> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const promo = promoOf(await draftFields(ctx, tx, id));
    return { days: DAYS, ...promotionCost({ id, ...promo }, promo, await lastOrders(ctx, tx, promo.rule)) };
  });
