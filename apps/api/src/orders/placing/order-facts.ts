import {
  asCombo,
  isOfferedBy,
  type MenuMoment,
  MenuRule,
  orderMoment,
  type Product,
  productAt,
  stockAt,
  withoutModifiers,
} from '@dasturxon/core/catalog';
import type { OrderDraft } from '@dasturxon/core/order';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import { isShelfHidden } from '../../catalog/is-on-menu.ts';
import { activeModifierStops, isStopActive, stopsInForce } from '../../catalog/stop-list.ts';
import { toProduct } from '../../catalog/to-product.ts';
import type { Tx } from '../../db/connect.ts';
import type { products } from '../../db/schema/catalog.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { isEnding } from '../../merchants/ending-brand.ts';
import { userById } from '../../users/find-user.ts';
import { readBrandTerms, type BrandTerms, termsAt } from './brand-terms.ts';
import { callerPhoneHash } from '../../users/phone-hash.ts';
import { spentBy } from '../loyalty/read-loyalty.ts';
import { cancelledUntil } from '../limits/order-rate-limits.ts';
import { NO_PROMOTIONS, type OrderPromotions, readPromotions } from '../promos/read-promotions.ts';

/** Everything an order is judged and priced by, as the database has it at this moment. */
export type OrderFacts = {
  terms: BrandTerms;
  /** The products that the request names and the options of its combos, at the moment that the order is for, by id. */
  products: ReadonlyMap<string, Product>;
  /** `branch:product` pairs that are out of stock. */
  stopped: ReadonlySet<string>;
  /** What a branch still sells of a product, in the product's unit, by `branch:product`. */
  left: ReadonlyMap<string, number>;
  /** Choices that are out of stock, by the branch. */
  stoppedModifiers: ReadonlyMap<string, ReadonlySet<string>>;
  /** What applies by itself, and the promotion of the request's code. */
  promotions: OrderPromotions;
  cashbackBalance: number;
  /** What the customer has paid in the days that count for tiers (B31). */
  spent: number;
  menuVersion: number;
  /** How many orders of this customer are neither paid nor accepted. */
  openOrders: number;
  /** Until when (seconds) the customer has given up too many; 0: not at all. */
  cancelledUntil: number;
  /** The day of the brand's deletion has come: what is open is finished, nothing new begins (BO-521). */
  isEnding: boolean;
};

/** `forQuote`: the codes to offer are read too. */
type Asked = OrderDraft & { forQuote?: boolean };

type ProductRow = Omit<typeof products.$inferSelect, 'merchantId'> & {
  stoppedAt: string[];
  leftAt: { branchId: string; left: number }[];
  modifiersOff: { branchId: string; id: string }[];
  rules: unknown[];
  termsVersion: number | string;
  openOrders: number;
  cancelledUntil: number;
  isEnding: boolean;
};

/** How many orders of the caller's phone are neither paid nor accepted; counted no further than the limit. */
const openOrdersOf = (ctx: Ctx) => sql`(select count(*)::int from (
  select 1 from orders o where o.merchant_id = ${ctx.merchantId} and o.phone_hash = ${callerPhoneHash(ctx)}
    and o.status in ('OPEN', 'CREATED', 'AT_TIME') and not o.is_paid limit ${ctx.env.OPEN_ORDERS}) as few)`;

/** The products of the request with the branches that have run out of each, and the version of the brand's terms. */
async function readProducts(ctx: Ctx, tx: Tx, ids: string[]): Promise<ProductRow[]> {
  const { rows } = await tx.execute<ProductRow>(sql`
    with asked as (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id),
    wanted as (select id from asked union
      select jsonb_path_query(c.data, '$.modificationGroups[*].items[*].productId') #>> '{}' from products c
      where c.merchant_id = ${ctx.merchantId} and c.id in (select id from asked)
        and jsonb_typeof(c.data -> 'combo') = 'object')
    select p.id, p.category_id as "categoryId", p.priority, p.active and not ${isShelfHidden('p')} as active, p.is_available as "isAvailable",
      p.delivery_enabled as "deliveryEnabled", p.type, p.unit, p.cost_price::float8 as "costPrice",
      p.additional_price::float8 as "additionalPrice", p.discount, p.amount, p.data,
      array(select branch_id from stop_list where stop_list.merchant_id = p.merchant_id and stop_list.product_id = p.id
        and ${isStopActive(ctx.now())}) as "stoppedAt",
      coalesce((select jsonb_agg(jsonb_build_object('branchId', branch_id, 'left', amount_left)) from stop_list
        where ${stopsInForce(ctx)} and stop_list.product_id = p.id and amount_left is not null), '[]') as "leftAt",
      coalesce((select jsonb_agg(jsonb_build_object('branchId', branch_id, 'id', modifier_id)) from modifier_stops
        where ${activeModifierStops(ctx)}), '[]') as "modifiersOff",
      coalesce((select jsonb_agg(r.data || jsonb_build_object('id', r.id, 'priority', r.priority)) from menu_rules r
        where r.merchant_id = p.merchant_id), '[]') as rules,
      coalesce((select v.version from terms_versions v where v.merchant_id = p.merchant_id), 0) as "termsVersion",
      ${openOrdersOf(ctx)} as "openOrders", ${cancelledUntil(ctx)} as "cancelledUntil",
      ${isEnding(ctx)} as "isEnding"
    from products p where p.merchant_id = ${ctx.merchantId}
      and p.id = any(array(select id from wanted))`);
  return rows;
}

const byBranch = (off: readonly { branchId: string; id: string }[]) =>
  new Map(
    [...Map.groupBy(off, ({ branchId }) => branchId)].map(([branchId, rows]) => [
      branchId,
      new Set(rows.map(({ id }) => id)),
    ]),
  );

/** What branches still sell of the products, and the choices that they have run out of. */
const soldAtBranches = (rows: readonly ProductRow[]): Pick<OrderFacts, 'left' | 'stoppedModifiers'> => ({
  left: new Map(
    rows.flatMap((row) => row.leftAt.map(({ branchId, left }) => [`${branchId}:${row.id}`, left] as const)),
  ),
  stoppedModifiers: byBranch(rows[0]?.modifiersOff ?? []),
});

/** The products at the moment that the order is for, by the menu's rules (B21). */
function soldProducts(ctx: Ctx, rows: readonly ProductRow[], at: MenuMoment): OrderFacts['products'] {
  const rules = v.parse(v.array(MenuRule), rows[0]?.rules ?? []);
  const products = rows.map((row) => toProduct({ ...row, merchantId: ctx.merchantId }));
  return new Map(products.map((product) => [product.id, productAt(product, rules, at)]));
}

function promotionsOf(ctx: Ctx, tx: Tx, { request, terms }: { request: Asked; terms: BrandTerms }) {
  const { promoCode: code, forQuote: withListed = false } = request;
  return terms.settings.features.promo ? readPromotions(ctx, tx, { code, withListed }) : NO_PROMOTIONS;
}

/** Nothing where no tier asks for it, and for a guest who is not signed in. */
async function spentOf(ctx: Ctx, tx: Tx, { settings, orderSettings }: BrandTerms): Promise<number> {
  const isAsked = settings.features.cashback && orderSettings.cashbackTiers.length > 0;
  if (!ctx.caller || !isAsked) return 0;
  const guest = { merchantId: ctx.merchantId, userId: ctx.caller.userId };
  return spentBy(tx, guest, { settings: orderSettings, now: ctx.now() });
}

/** What keeps the caller from ordering, as each row has it. */
const limitsOf = (
  row: ProductRow | undefined,
): Pick<OrderFacts, 'openOrders' | 'cancelledUntil' | 'isEnding'> => ({
  openOrders: row?.openOrders ?? 0,
  cancelledUntil: row?.cancelledUntil ?? 0,
  isEnding: row?.isEnding ?? false,
});

/** Reads what this request needs, and nothing of another merchant. */
export async function readOrderFacts(ctx: Ctx, tx: Tx, request: Asked): Promise<OrderFacts> {
  const ids = [...new Set(request.cartItems.map((item) => item.productId))];
  const rows = await readProducts(ctx, tx, ids);
  const at = orderMoment(request, { now: ctx.now(), zone: ctx.tenant.timeZone });
  const terms = termsAt(await readBrandTerms(ctx, tx, rows[0] && Number(rows[0].termsVersion)), at);
  const user = ctx.caller && request.cashback > 0 ? await userById(ctx, tx, ctx.caller.userId) : null;
  return {
    terms,
    products: soldProducts(ctx, rows, at),
    stopped: new Set(rows.flatMap((row) => row.stoppedAt.map((branchId) => `${branchId}:${row.id}`))),
    ...soldAtBranches(rows),
    promotions: await promotionsOf(ctx, tx, { request, terms }),
    cashbackBalance: user?.cashback ?? 0,
    spent: await spentOf(ctx, tx, terms),
    menuVersion: ctx.tenant.menuVersion,
    ...limitsOf(rows[0]),
  };
}

function ownAtBranch(facts: OrderFacts, product: Product, branchId: string | null): Product {
  if (branchId === null) return product;
  const key = `${branchId}:${product.id}`;
  const isHere = isOfferedBy(product, branchId) && !facts.stopped.has(key);
  if (!isHere) return { ...product, isAvailable: false };
  const amount = stockAt(product.amount, facts.left.get(key) ?? null);
  return withoutModifiers({ ...product, amount }, facts.stoppedModifiers.get(branchId) ?? new Set());
}

/**
 * The product as this branch has it: what it does not offer or has run out of is not available, also as a choice and as an
 * option of a combo.
 */
export function atBranch(facts: OrderFacts, product: Product, branchId: string | null): Product {
  const find = (id: string) => {
    const part = facts.products.get(id);
    return part && ownAtBranch(facts, part, branchId);
  };
  return asCombo(ownAtBranch(facts, product, branchId), find);
}
