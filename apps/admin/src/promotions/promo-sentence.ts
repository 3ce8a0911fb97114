import { type EditedPromo, promoOf, type RecordFields } from '@dasturxon/core/drafts';
import { formatDate } from '@dasturxon/core/format';
import type { Language } from '@dasturxon/core/kernel';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { SERVICE_LABELS } from '../board/labels.ts';
import { WEEKDAY_LABELS } from '../branch-editor/branch-labels.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { priceText } from '../prices/price-text.ts';
import { PROMO_LABELS } from './promo-labels.ts';

type Rule = NonNullable<EditedPromo['rule']>;
type Meant = { productIds: readonly string[]; categoryIds: readonly string[] };
type NameOf = (id: string, language: Language) => string | null;

/** What a promotion does, in parts: what guests get, when, and within which limits. */
export type PromoSentence = { gets: string[]; when: string[]; limits: string[] };

function useTexts(nameOf: NameOf) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(id, language) ?? id).join(', ');
  return {
    names,
    money: (sum: number) => priceText(sum, language),
    meant: ({ productIds, categoryIds }: Meant) => names([...categoryIds, ...productIds]) || t`any dish`,
  };
}

function useGets(nameOf: NameOf) {
  const { t } = useLingui();
  const { money, meant } = useTexts(nameOf);
  const off = (value: number, isPercent: boolean) => (isPercent ? `${value}%` : money(value));
  const dishes = ({ dishes: of }: Rule): string[] => {
    if (of === null) return [];
    const what = meant(of);
    const { kind, paid, free } = of;
    const amount = off(of.value, kind === 'PERCENTAGE');
    if (kind !== 'FREE') return [t`${amount} off: ${what}`];
    return paid === 0
      ? [t`${plural(free, { one: '# piece', other: '# pieces' })} free: ${what}`]
      : [t`${paid}+${free}, the cheapest is free: ${what}`];
  };
  const ofRule = (rule: Rule): string[] => {
    const most = money(rule.maxDiscount ?? 0);
    return [
      ...dishes(rule),
      ...(rule.doublesCashback ? [t`cashback points twice`] : []),
      ...(rule.maxDiscount === null ? [] : [t`at most ${most} off an order`]),
    ];
  };
  return ({ discountType, productDiscount, deliveryDiscount, rule }: EditedPromo): string[] => {
    const isPercent = discountType === 'PERCENTAGE';
    const [ofDishes, ofDelivery] = [off(productDiscount, isPercent), off(deliveryDiscount, isPercent)];
    return [
      ...(productDiscount > 0 ? [t`${ofDishes} off the dishes`] : []),
      ...(deliveryDiscount > 0
        ? [isPercent && deliveryDiscount >= 100 ? t`free delivery` : t`${ofDelivery} off the delivery`]
        : []),
      ...(rule ? ofRule(rule) : []),
    ];
  };
}

function useOrderNumbers() {
  const { t } = useLingui();
  return ({ orderNumbers, everyNth }: Rule): string[] => {
    const numbers = orderNumbers.join(', ');
    const isFirst = numbers === '1';
    return [
      ...(isFirst ? [t`the first order of a guest`] : []),
      ...(numbers !== '' && !isFirst ? [t`orders number ${numbers} of a guest`] : []),
      ...(everyNth === null ? [] : [t`each order of a guest whose number is a multiple of ${everyNth}`]),
    ];
  };
}

function useRuleTexts(nameOf: NameOf) {
  const { t, i18n } = useLingui();
  const { names, meant } = useTexts(nameOf);
  const orders = useOrderNumbers();
  return (rule: Rule): string[] => {
    const { from, until } = rule;
    const hasHours = from !== '00:00' || until !== '24:00';
    const listed = [
      rule.days.map((day) => i18n._(WEEKDAY_LABELS[day])),
      hasHours ? [t`${from} to ${until}`] : [],
      rule.services.map((service) => i18n._(SERVICE_LABELS[service])),
      rule.platforms.map((platform) => i18n._(PROMO_LABELS.values[platform]!)),
      rule.segments.map((segment) => i18n._(PROMO_LABELS.values[segment]!)),
      rule.branchIds.map((id) => names([id])),
      rule.zoneIds.map((id) => names([id])),
    ];
    const basket = rule.contains.map((dishes) => {
      const [count, what] = [dishes.count, meant(dishes)];
      return t`the basket holds ${count} × ${what}`;
    });
    return [...listed.map((one) => one.join(', ')).filter((text) => text !== ''), ...orders(rule), ...basket];
  };
}

function useWhen(nameOf: NameOf) {
  const { t } = useLingui();
  const { money } = useTexts(nameOf);
  const ruleTexts = useRuleTexts(nameOf);
  const day = (date: string | null) => (date === null ? '' : formatDate(date, {}, 'UTC'));
  return ({ code, hasOwnCodes, minPrice, startDate, endDate, rule }: EditedPromo): string[] => {
    const [least, first, last] = [money(minPrice), day(startDate), day(endDate)];
    return [
      ...(code === null ? [] : [t`with the code ${code}`]),
      ...(hasOwnCodes ? [t`with a code of one use`] : []),
      ...(code === null && !hasOwnCodes ? [t`by itself, without a code`] : []),
      ...(minPrice > 0 ? [t`dishes for ${least} or more`] : []),
      ...(rule ? ruleTexts(rule) : []),
      ...(first === '' ? [] : [t`from ${first}`]),
      ...(last === '' ? [] : [t`until ${last}`]),
    ];
  };
}

function useLimits(nameOf: NameOf) {
  const { t } = useLingui();
  const { money } = useTexts(nameOf);
  return ({ maxUses, maxPerUser, budget, rule }: EditedPromo): string[] => {
    const [inAll, ofGuest, most] = [maxUses ?? 0, maxPerUser ?? 0, money(budget ?? 0)];
    return [
      ...(inAll === 0 ? [] : [t`${plural(inAll, { one: '# order', other: '# orders' })} in all`]),
      ...(ofGuest === 0 ? [] : [t`${plural(ofGuest, { one: '# order', other: '# orders' })} of one guest`]),
      ...(budget === null ? [] : [t`${most} in all`]),
      ...(rule?.isExclusive ? [t`not together with other promotions`] : []),
    ];
  };
}

/** States in plain words what a promotion does. */
export function usePromoSentence(nameOf: NameOf): (fields: RecordFields) => PromoSentence {
  const gets = useGets(nameOf);
  const when = useWhen(nameOf);
  const limits = useLimits(nameOf);
  return (fields) => {
    const promo = promoOf(fields);
    return { gets: gets(promo), when: when(promo), limits: limits(promo) };
  };
}
