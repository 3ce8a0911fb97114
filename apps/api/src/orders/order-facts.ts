import { isOfferedBy, type Product } from '@dasturxon/core/catalog';
import type { QuoteOrder } from '@dasturxon/core/order';
import { normalizePromoCode } from '@dasturxon/core/promo';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';

import { toProduct } from '../catalog/to-product.ts';
import type { Tx } from '../db/connect.ts';
import { products, stopList } from '../db/schema/catalog.ts';
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

async function readStopped(ctx: Ctx, tx: Tx, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ branchId: stopList.branchId, productId: stopList.productId })
    .from(stopList)
    .where(
      and(
        eq(stopList.merchantId, ctx.merchantId),
        inArray(stopList.productId, ids),
        or(isNull(stopList.until), gt(stopList.until, ctx.now())),
      ),
    );
  return new Set(rows.map((row) => `${row.branchId}:${row.productId}`));
}

/** Reads what this request needs, and nothing of another merchant. */
export async function readOrderFacts(ctx: Ctx, tx: Tx, request: QuoteOrder): Promise<OrderFacts> {
  const ids = [...new Set(request.cartItems.map((item) => item.productId))];
  const terms = await readBrandTerms(ctx, tx);
  const rows = await tx
    .select()
    .from(products)
    .where(and(eq(products.merchantId, ctx.merchantId), inArray(products.id, ids)));
  const user = ctx.caller && request.cashback > 0 ? await userById(ctx, tx, ctx.caller.userId) : null;
  return {
    terms,
    products: new Map(rows.map((row) => [row.id, toProduct(row)])),
    stopped: await readStopped(ctx, tx, ids),
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
