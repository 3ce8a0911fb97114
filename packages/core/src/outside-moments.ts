import type { Result } from './kernel/result.ts';
import { DEFAULT_ZONE } from './kernel/zone.ts';
import { type DateOptions, formatDate as formatDateIn } from './format/format-date.ts';
import {
  applyPromo as applyPromoAt,
  type PromoBasket,
  type PromoDiscount,
  type PromoError,
  type PromoTerms,
} from './promo/apply-promo.ts';
import type { PromoMoment } from './promo/promo-period.ts';

/** `formatDate` for tools outside the repository, which may leave out the options and the zone. */
export function formatDate(
  date: Parameters<typeof formatDateIn>[0],
  options: DateOptions = {},
  zone: string = DEFAULT_ZONE,
): string {
  return formatDateIn(date, options, zone);
}

/** `applyPromo` for tools outside the repository: a `Date` alone is a moment in the default zone. */
export function applyPromo(
  promo: PromoTerms,
  basket: PromoBasket,
  at: Date | PromoMoment,
): Result<PromoDiscount, PromoError> {
  return applyPromoAt(promo, basket, at instanceof Date ? { now: at, zone: DEFAULT_ZONE } : at);
}
