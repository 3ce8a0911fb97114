import {
  checkMinimum,
  earnedWithPromotions,
  priceOrder,
  progressToCheaperDelivery,
  resolveLines,
  type OrderPrice,
  type PricedLine,
  type ResolvedLine,
  deliveryTerms,
  type DeliveryTerms,
} from '@dasturxon/core/cart';
import type { Product } from '@dasturxon/core/catalog';
import type { ErrorCode } from '@dasturxon/core/api';
import {
  type OrderLine,
  type OriginPlatform,
  type Quote,
  type OrderDraft,
  withLineNotes,
} from '@dasturxon/core/order';
import { earningPercent } from '@dasturxon/core/loyalty';
import type { AppliedPromotion, PromotionOffer } from '@dasturxon/core/promo';

import { apiError } from '../../http/api-error.ts';
import type { ServingBranch } from '../../places/serving-branch.ts';
import { merged, routeOrder } from './choose-branch.ts';
import { atBranch, type OrderFacts } from './order-facts.ts';
import { promotionsFor } from '../promos/order-promotions.ts';

/** The server's time, the brand's time zone, and where the guest's session was opened. */
type Clock = { now: Date; zone: string; platform: OriginPlatform };

/** A priced request: its quote, branch and delivery terms. */
export type PricedRequest = {
  serving: ServingBranch | null;
  delivery: DeliveryTerms | null;
  lines: ResolvedLine[];
  orderLines: OrderLine[];
  price: OrderPrice<Product>;
  promotions: AppliedPromotion[];
  offers: PromotionOffer[];
  /** The minimum for delivery, and what is missing to it. */
  minimal: { amount: number; missing: number };
};

/** Throws what is wrong with the lines: the first reason as the code, all of them as data. */
function refuseLines(lines: readonly ResolvedLine[]) {
  const wrong = lines.flatMap((line) =>
    line.errors.map((reason) => ({ productId: line.product.id, ...reason })),
  );
  if (wrong[0]) throw apiError(wrong[0].code satisfies ErrorCode, { ...withoutCode(wrong[0]), lines: wrong });
}

function withoutCode<T extends { code: string }>({ code: _code, ...data }: T) {
  return data;
}

/** The items with their products; unknown products are refused before anything else is asked of the basket. */
export function resolveItems(
  request: Pick<OrderDraft, 'cartItems' | 'serviceType'>,
  facts: OrderFacts,
  branchId: string | null,
): ResolvedLine[] {
  const find = (id: string) => {
    const product = facts.products.get(id);
    return product && atBranch(facts, product, branchId);
  };
  const unknown = request.cartItems.find((item) => !facts.products.has(item.productId));
  if (unknown) throw apiError('product.notFound', { productId: unknown.productId });
  const resolved = resolveLines(merged(request.cartItems), find, request.serviceType);
  const [dropped] = resolved.dropped;
  if (dropped) throw apiError('modifier.notFound', { productId: dropped.productId });
  refuseLines(resolved.lines);
  return resolved.lines;
}

/** The fee of the hall, or of the table's hall (D58, D74). Throws table.notFound. */
function hallFee(request: OrderDraft, facts: OrderFacts, serving: ServingBranch | null): number {
  const { serviceType, hallId, tableId } = request;
  if (serviceType !== 'DINE_IN' || (!hallId && !tableId)) return 0;
  const hall = facts.terms.halls.find(
    (one) =>
      one.branchId === serving?.branch.id &&
      (!hallId || one.id === hallId) &&
      (!tableId || one.tableIds.includes(tableId)),
  );
  if (!hall) throw apiError('table.notFound');
  return hall.fee;
}

/** A priced line as it is sold; `index` counts from 0. */
export function toOrderLine(line: PricedLine<Product>, index: number): OrderLine {
  return {
    id: `line-${index + 1}`,
    productId: line.product.id,
    name: line.product.name,
    image: line.product.image,
    unit: line.product.unit,
    measure: line.product.measure,
    count: line.count,
    costPrice: line.product.costPrice,
    discount: line.product.discount,
    unitPrice: line.unitPrice,
    price: line.price,
    modifiers: line.modifiers.map(({ modifier, count }) => ({
      id: modifier.id,
      name: choiceName(line.product, modifier.id),
      price: modifier.price ?? 0,
      count,
      ...partOf(line.product, modifier.id),
    })),
    comment: null,
    ifMissing: null,
  };
}

const choiceOf = ({ modificationGroups }: Product, id: string) =>
  modificationGroups.flatMap(({ items }) => items).find((item) => item.id === id);

const choiceName = (product: Product, id: string) =>
  choiceOf(product, id)?.name ?? { ru: '', uz: '', eng: '' };

function partOf(product: Product, id: string) {
  const { productId = null, worth = 0 } = choiceOf(product, id) ?? {};
  return { productId, worth };
}

/** The delivery terms; null without delivery or a branch that delivers. */
function deliveryOf(
  { serviceType, address }: OrderDraft,
  { terms }: OrderFacts,
  serving: ServingBranch | null,
): DeliveryTerms | null {
  if (serviceType !== 'DELIVERY' || !address || !serving) return null;
  return deliveryTerms(terms, serving, { lat: address.latitude, lon: address.longitude });
}

/** The percent that the order earns as points; 0 where the brand gives none. */
const earningOf = ({ terms, spent }: OrderFacts): number =>
  terms.settings.features.cashback ? earningPercent(terms.orderSettings, spent) : 0;

/** Prices a request from the catalogue only; of the client's sums it reads only the cashback to spend. */
export function priceRequest(request: OrderDraft, facts: OrderFacts, clock: Clock): PricedRequest {
  const { terms } = facts;
  const { serviceType } = request;
  const serving = routeOrder(request, facts, clock);
  const delivery = deliveryOf(request, facts, serving);
  const lines = resolveItems(request, facts, serving?.branch.id ?? null);
  const branchId = serving?.branch.id ?? null;
  const isEarning = earningOf(facts) > 0;
  const { applied, offers } = promotionsFor({ request, facts, lines, branchId, delivery, clock, isEarning });
  const price = priceOrder<Product>({
    lines,
    serviceType,
    deliveryPrice: delivery ? delivery.fee : 0,
    promotions: applied,
    cashback: terms.settings.features.cashback ? request.cashback : 0,
    cashbackBalance: facts.cashbackBalance,
    serviceFee: terms.orderSettings,
    hallFee: hallFee(request, facts, serving),
    tip: terms.settings.features.tips ? request.tip : 0,
    now: clock.now,
  });
  const orderLines = withLineNotes(price.lines.map(toOrderLine), request.cartItems);
  return {
    serving,
    delivery,
    lines,
    orderLines,
    price,
    promotions: applied,
    offers,
    minimal: minimalOf(request, facts, { delivery, price }),
  };
}

/** The smallest order that is delivered: the zone's, else the brand's (D37, B12). */
function minimalOf(
  { serviceType }: OrderDraft,
  { terms }: OrderFacts,
  { delivery, price }: Pick<PricedRequest, 'delivery' | 'price'>,
): PricedRequest['minimal'] {
  const amount = delivery?.minimum ?? terms.orderSettings.minimalDeliveryPrice;
  const { totalProductPrice } = price;
  const minimum = checkMinimum({ serviceType, totalProductPrice, minimalDeliveryPrice: amount });
  return { amount, missing: minimum.ok ? 0 : minimum.missing };
}

/** The next sum of dishes that makes the delivery cheaper (B12). */
function cheaperOf({ delivery, price }: PricedRequest): Quote['cheaperDelivery'] {
  const next = progressToCheaperDelivery(delivery?.fee ?? null, price.totalProductPrice);
  return next && { fromSum: next.threshold, price: next.price, missing: next.missing };
}

/** The promotion of the order's code. */
export const promoIdOf = ({ promotions }: OrderFacts): string | null => promotions.code?.row.id ?? null;

/** The priced request as the wire has it, before it is signed and explained. */
export function toQuote(priced: PricedRequest, facts: OrderFacts): Quote {
  const { price, promotions, delivery, serving, orderLines, minimal } = priced;
  const { lines: _lines, promoError: _refusal, ...sums } = price;
  const isTaximeter = delivery?.fee === null;
  const city = isTaximeter ? delivery.city : null;
  return {
    ...sums,
    mark: null,
    explanation: price.explanation.map((step) => ({ ...step, text: null })),
    lines: orderLines,
    minimal,
    cheaperDelivery: cheaperOf(priced),
    isTaximeter,
    taximeterComment: city?.taximeterComment ?? null,
    branchId: serving?.branch.id ?? null,
    promoId: promoIdOf(facts),
    promotions,
    offers: [],
    earned: earnedWithPromotions(price, earningOf(facts), promotions),
    menuVersion: String(facts.menuVersion),
  };
}
