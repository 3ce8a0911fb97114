import { isOfferedBy, type Product } from '@dasturxon/core/catalog';
import type { OrderDraft } from '@dasturxon/core/order';
import { normalizePromoCode } from '@dasturxon/core/promo';
import { and, eq, sql } from 'drizzle-orm';

import { toProduct } from '../../catalog/to-product.ts';
import type { Tx } from '../../db/connect.ts';
import type { products } from '../../db/schema/catalog.ts';
import { promos } from '../../db/schema/promos.ts';
import type { Ctx } from '../model/deps.ts';
import { userById } from '../../users/find-user.ts';
import { readBrandTerms, type BrandTerms } from './brand-terms.ts';
import { callerPhoneHash } from '../../users/phone-hash.ts';
import { cancelledUntil } from '../limits/order-rate-limits.ts';
import { hasUsedPromo } from '../promos/promo-uses.ts';

export type PromoRow = typeof promos.$inferSelect;

/** Everything an order is judged and priced by, as the database has it at this moment. */
export type OrderFacts = {
  terms: BrandTerms;
  /** The products that the request names, by id. */
  products: ReadonlyMap<string, Product>;
  /** `branch:product` pairs that are out of stock. */
  stopped: ReadonlySet<string>;
  /** The promo of the request's code, and whether this customer has used it up. */
  promo: { row: PromoRow; usedByCaller: boolean } | null;
  cashbackBalance: number;
  menuVersion: number;
  /** How many orders of this customer are neither paid nor accepted. */
  openOrders: number;
  /** Until when (seconds) the customer has given up too many; 0: not at all. */
  cancelledUntil: number;
};

async function readPromo(ctx: Ctx, tx: Tx, code: string | null): Promise<OrderFacts['promo']> {
  if (!code) return null;
  const [row] = await tx
    .select()
    .from(promos)
    .where(and(eq(promos.merchantId, ctx.merchantId), eq(promos.code, normalizePromoCode(code))));
  if (!row) return null;
  if (!row.oncePerUser || !ctx.caller) return { row, usedByCaller: false };
  return { row, usedByCaller: await hasUsedPromo(ctx, tx, row.id) };
}

type ProductRow = Omit<typeof products.$inferSelect, 'merchantId'> & {
  stoppedAt: string[];
  termsVersion: number | string;
  openOrders: number;
  cancelledUntil: number;
};

/** How many orders of the caller are neither paid nor accepted; counted no further than the limit. */
const openOrdersOf = (ctx: Ctx) => sql`(select count(*)::int from (
  select 1 from orders o where o.merchant_id = ${ctx.merchantId}
    and (o.user_id = ${ctx.caller?.userId ?? ''} or o.phone_hash = ${callerPhoneHash(ctx)})
    and o.status in ('OPEN', 'CREATED', 'AT_TIME') and not o.is_paid limit ${ctx.env.OPEN_ORDERS}) as few)`;

/** The products of the request with the branches that have run out of each, and the version of the brand's terms. */
async function readProducts(ctx: Ctx, tx: Tx, ids: string[]): Promise<ProductRow[]> {
  const now = ctx.now().toISOString();
  const { rows } = await tx.execute<ProductRow>(sql`
    select p.id, p.category_id as "categoryId", p.priority, p.active, p.is_available as "isAvailable",
      p.delivery_enabled as "deliveryEnabled", p.type, p.unit, p.cost_price::float8 as "costPrice",
      p.additional_price::float8 as "additionalPrice", p.discount, p.amount, p.data,
      array(select s.branch_id from stop_list s where s.merchant_id = p.merchant_id and s.product_id = p.id
        and (s.until is null or s.until > ${now}::timestamptz)) as "stoppedAt",
      coalesce((select v.version from terms_versions v where v.merchant_id = p.merchant_id), 0) as "termsVersion",
      ${openOrdersOf(ctx)} as "openOrders", ${cancelledUntil(ctx)} as "cancelledUntil"
    from products p where p.merchant_id = ${ctx.merchantId}
      and p.id = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))`);
  return rows;
}

/** Reads what this request needs, and nothing of another merchant. */
export async function readOrderFacts(ctx: Ctx, tx: Tx, request: OrderDraft): Promise<OrderFacts> {
  const ids = [...new Set(request.cartItems.map((item) => item.productId))];
  const rows = await readProducts(ctx, tx, ids);
  const terms = await readBrandTerms(ctx, tx, rows[0] && Number(rows[0].termsVersion));
  const user = ctx.caller && request.cashback > 0 ? await userById(ctx, tx, ctx.caller.userId) : null;
  return {
    terms,
    products: new Map(rows.map((row) => [row.id, toProduct({ ...row, merchantId: ctx.merchantId })])),
    stopped: new Set(rows.flatMap((row) => row.stoppedAt.map((branchId) => `${branchId}:${row.id}`))),
    promo: await readPromo(ctx, tx, request.promoCode),
    cashbackBalance: user?.cashback ?? 0,
    menuVersion: ctx.tenant.menuVersion,
    openOrders: rows[0]?.openOrders ?? 0,
    cancelledUntil: rows[0]?.cancelledUntil ?? 0,
  };
}

/** The product as this branch has it: what the branch does not offer or has run out of is not available there. */
export function atBranch(facts: OrderFacts, product: Product, branchId: string | null): Product {
  if (branchId === null) return product;
  const isHere = isOfferedBy(product, branchId) && !facts.stopped.has(`${branchId}:${product.id}`);
  return isHere ? product : { ...product, isAvailable: false };
}
