import { isOfferedBy, type Product } from '@dasturxon/core/catalog';
import type { QuoteOrder } from '@dasturxon/core/order';
import { normalizePromoCode } from '@dasturxon/core/promo';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';

import { toProduct } from '../catalog/to-product.ts';
import type { Tx } from '../db/connect.ts';
import { products, stopList } from '../db/schema/catalog.ts';
import { termsVersions } from '../db/schema/merchants.ts';
import { promos, promoUses } from '../db/schema/promos.ts';
import type { Ctx } from '../deps.ts';
import { userById } from '../users/find-user.ts';
import { readBrandTerms, type BrandTerms } from './brand-terms.ts';

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
};

async function readPromo(ctx: Ctx, tx: Tx, code: string | null): Promise<OrderFacts['promo']> {
  if (!code) return null;
  const [row] = await tx
    .select()
    .from(promos)
    .where(and(eq(promos.merchantId, ctx.merchantId), eq(promos.code, normalizePromoCode(code))));
  if (!row) return null;
  if (!row.oncePerUser || !ctx.caller) return { row, usedByCaller: false };
  const uses = await tx
    .select({ orderId: promoUses.orderId })
    .from(promoUses)
    .where(
      and(
        eq(promoUses.merchantId, ctx.merchantId),
        eq(promoUses.promoId, row.id),
        eq(promoUses.userId, ctx.caller.userId),
      ),
    )
    .limit(1);
  return { row, usedByCaller: uses.length > 0 };
}

/** The products of the request with the branches that have run out of each, and the version of the brand's terms. */
async function readProducts(ctx: Ctx, tx: Tx, ids: string[]) {
  const now = ctx.now().toISOString();
  return tx
    .select({
      ...getTableColumns(products),
      stoppedAt: sql<
        string[]
      >`array(select s.branch_id from ${stopList} s where s.merchant_id = products.merchant_id
        and s.product_id = products.id and (s.until is null or s.until > ${now}::timestamptz))`,
      termsVersion: sql<string>`coalesce((select v.version from ${termsVersions} v
        where v.merchant_id = products.merchant_id), 0)`,
    })
    .from(products)
    .where(and(eq(products.merchantId, ctx.merchantId), inArray(products.id, ids)));
}

/** Reads what this request needs, and nothing of another merchant. */
export async function readOrderFacts(ctx: Ctx, tx: Tx, request: QuoteOrder): Promise<OrderFacts> {
  const ids = [...new Set(request.cartItems.map((item) => item.productId))];
  const rows = await readProducts(ctx, tx, ids);
  const terms = await readBrandTerms(ctx, tx, rows[0] && Number(rows[0].termsVersion));
  const user = ctx.caller && request.cashback > 0 ? await userById(ctx, tx, ctx.caller.userId) : null;
  return {
    terms,
    products: new Map(rows.map((row) => [row.id, toProduct(row)])),
    stopped: new Set(rows.flatMap((row) => row.stoppedAt.map((branchId) => `${branchId}:${row.id}`))),
    promo: await readPromo(ctx, tx, request.promoCode),
    cashbackBalance: user?.cashback ?? 0,
    menuVersion: ctx.tenant.menuVersion,
  };
}

/** The product as this branch has it: what the branch does not offer or has run out of is not available there. */
export function atBranch(facts: OrderFacts, product: Product, branchId: string | null): Product {
  if (branchId === null) return product;
  const isHere = isOfferedBy(product, branchId) && !facts.stopped.has(`${branchId}:${product.id}`);
  return isHere ? product : { ...product, isAvailable: false };
}
