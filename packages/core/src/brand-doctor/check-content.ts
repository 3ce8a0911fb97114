import { DAY_MS } from '../kernel/durations.ts';
import type { PolicyType } from '../content/policy.schema.ts';
import { localize } from '../kernel/localized-text.ts';
import { hasEnded } from '../promo/promo-period.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';

/** Pages that are switched on without a text. The public offer is always on. */
export function checkPolicies(brand: CheckedBrand): Finding[] {
  const { features, languages } = brand.settings;
  const isOn: Record<PolicyType, boolean> = {
    TERMS: features.termsOfUse,
    ABOUT_COMPANY: features.aboutMerchant,
    PRIVACY_POLICY: features.privacy,
  };
  const isWritten = (type: PolicyType) =>
    brand.policies.some((policy) => policy.type === type && localize(policy.text, languages.main).trim());
  return (Object.keys(isOn) as PolicyType[])
    .filter((type) => isOn[type] && !isWritten(type))
    .map((type) => finding('policy.empty', placeOf(brand, 'policy', { id: type })));
}

const isWorthless = ({ productDiscount, deliveryDiscount, hasDishesOff }: CheckedBrand['promos'][number]) =>
  productDiscount <= 0 && deliveryDiscount <= 0 && !hasDishesOff;

const isUsedUp = ({ maxUses, uses, budget, spent }: CheckedBrand['promos'][number]) =>
  (maxUses !== null && uses >= maxUses) || (budget !== null && spent >= budget);

/** Promo codes that are on and take nothing off, can never run, end today, or have no use or budget left. */
export function checkPromos(brand: CheckedBrand): Finding[] {
  const { now, zone } = brand;
  const tomorrow = new Date(now.getTime() + DAY_MS);
  return brand.promos
    .filter(({ isActive }) => isActive)
    .flatMap((promo) => {
      const where = placeOf(brand, 'promo', { id: promo.id, name: promo.code });
      const { startDate, endDate } = promo;
      if (isWorthless(promo)) return finding('promo.worthless', where);
      if (startDate !== null && endDate !== null && startDate > endDate)
        return finding('promo.neverRuns', where);
      if (isUsedUp(promo)) return finding('promo.usedUp', where);
      const endsBy = (moment: Date) => endDate !== null && hasEnded(endDate, { now: moment, zone });
      return !endsBy(now) && endsBy(tomorrow) ? finding('promo.endsToday', where) : [];
    });
}

/** Banners and stories that lead to a dish or a category that is not on the menu. */
export function checkLinks(brand: CheckedBrand): Finding[] {
  const shown = brand.menu.products.filter(({ active }) => active);
  const dishes = new Set(shown.map(({ id }) => id));
  const categories = new Set(shown.map(({ categoryId }) => categoryId));
  const isDead = (to: { productId: string | null; categoryId?: string | null }) =>
    (to.productId !== null && !dishes.has(to.productId)) ||
    ((to.categoryId ?? null) !== null && !categories.has(to.categoryId ?? null));
  const named = new Map([...brand.menu.products, ...brand.menu.categories].map((one) => [one.id, one]));
  const target = (to: { productId: string | null; categoryId?: string | null }) => {
    const id = to.productId ?? to.categoryId ?? '';
    return { to: placeOf(brand, 'product', named.get(id) ?? { id }).name };
  };
  return [
    ...brand.banners
      .filter(isDead)
      .map((one) =>
        finding('link.dead', placeOf(brand, 'banner', { id: one.id, name: one.title }), target(one)),
      ),
    ...brand.stories.flatMap(({ id, title, slides }) =>
      slides
        .filter(isDead)
        .map((slide) => finding('link.dead', placeOf(brand, 'story', { id, name: title }), target(slide))),
    ),
  ];
}
