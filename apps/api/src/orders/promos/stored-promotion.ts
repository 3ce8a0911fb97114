import { LocalizedText } from '@dasturxon/core/kernel';
import { isForNewGuests, PromoRule, type Promotion, ruleWithin } from '@dasturxon/core/promo';
import * as v from 'valibot';

import type { promos } from '../../db/schema/promos.ts';

export type PromoRow = typeof promos.$inferSelect;

/** What a promotion's row holds beside its columns. */
export const StoredPromotion = v.object({
  name: v.optional(v.nullable(LocalizedText), null),
  /** The lower is used first. */
  priority: v.optional(v.number(), 0),
  rule: v.optional(v.nullable(PromoRule), null),
  /** It has codes of one use (BO-412). */
  hasOwnCodes: v.optional(v.boolean(), false),
  /** A code that no list shows. */
  isHidden: v.optional(v.boolean(), false),
  /** It was removed by its editor; orders that had it still name it. */
  isRemoved: v.optional(v.boolean(), false),
});

/** A promotion as the engine takes it; null where its rule cannot be read: it would hold for orders that it is not meant for. */
export function toPromotion(row: PromoRow): Promotion | null {
  const stored = v.safeParse(StoredPromotion, row.data);
  if (!stored.success) return null;
  const { name, priority, rule } = stored.output;
  const { id, isAutomatic, isActive, startDate, endDate, minPrice, budget, spent } = row;
  return {
    id,
    code: isAutomatic ? null : row.code,
    name,
    priority,
    discountType: row.discountType === 'PERCENTAGE' ? 'PERCENTAGE' : 'AMOUNT',
    productDiscount: row.productDiscount,
    deliveryDiscount: row.deliveryDiscount,
    isActive,
    startDate,
    endDate,
    minPrice,
    rule: budget === null ? rule : ruleWithin(rule, budget - spent),
  };
}

/** Whether a promotion has a code that every guest may enter: one that has codes of one use alone keeps its id in `code`. */
export const hasSharedCode = ({ id, code, isAutomatic, data }: PromoRow): boolean =>
  !isAutomatic && !(data['hasOwnCodes'] === true && code === id);

/** How often one customer may use a promotion; null: as often as they want. A first order is one order, also after an account is deleted, and so is that of a new guest. */
export function usesPerPerson(row: PromoRow, rule: PromoRule | null): number | null {
  const once = row.oncePerUser || isForNewGuests(rule) ? 1 : Infinity;
  const numbers =
    rule?.everyNth === null && rule.orderNumbers.length > 0 ? rule.orderNumbers.length : Infinity;
  const most = Math.min(once, numbers, row.maxPerUser ?? Infinity);
  return most === Infinity ? null : most;
}
