import { formatDate, formatPrice, formatSignedPrice, leftToRight } from '@dasturxon/core/format';
import { directionOf, type Language } from '@dasturxon/core/kernel';
import { applyPromo, type Promo } from '@dasturxon/core/promo';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';

import { useDeps } from '../../hosts/deps.ts';
import { languageAtom } from '../../store/language.ts';

type PromoFacts = {
  i18n: I18n;
  language: Language;
  now: () => Date;
  timeZone: string;
  /** Sum of the basket's products in so'm; null where no basket is meant. */
  basket: number | null;
};

/** What a code gives, until when and from which sum, and why it does not count for this basket (ERR-19…22). */
export function promoLabels({ i18n, language, now, timeZone, basket }: PromoFacts) {
  const isolate = directionOf(language) === 'rtl' ? leftToRight : (text: string) => text;
  const money = (amount: number) => formatPrice(amount, language, { nbsp: true });
  const day = (date: string) => formatDate(date, {}, timeZone);
  const off = ({ discountType }: Promo, value: number) =>
    discountType === 'PERCENTAGE' ? isolate(`−${value}\u00A0%`) : formatSignedPrice('−', value, language);

  const onDelivery = (promo: Promo) => {
    const { discountType, deliveryDiscount } = promo;
    if (deliveryDiscount === 0) return null;
    if (discountType === 'PERCENTAGE' && deliveryDiscount >= 100) return i18n._(msg`Free delivery`);
    const saved = off(promo, deliveryDiscount);
    return i18n._(msg`${saved} on delivery`);
  };

  const domainError = (promo: Promo): string | null => {
    const answer = applyPromo(
      promo,
      { totalProductPrice: basket ?? promo.minPrice, deliveryPrice: 0 },
      { now: now(), zone: timeZone },
    );
    if (answer.ok) return null;
    if (answer.code === 'promo.inactive') return i18n._(msg`This code is switched off`);
    if (answer.code === 'promo.notStarted') {
      const start = day(answer.startDate);
      return i18n._(msg`Starts on ${start}`);
    }
    if (answer.code === 'promo.expired') {
      const end = day(answer.endDate);
      return i18n._(msg`Ended on ${end}`);
    }
    const missing = money(answer.missing);
    return i18n._(msg`Add ${missing} more to use it`);
  };

  return {
    /** "−20 000 soʻm · Free delivery". */
    gives: (promo: Promo) =>
      [promo.productDiscount > 0 ? off(promo, promo.productDiscount) : null, onDelivery(promo)]
        .filter(Boolean)
        .join(' · '),
    /** From which sum and until when. */
    conditions: (promo: Promo) => {
      const least = money(promo.minPrice);
      const end = promo.endDate ? day(promo.endDate) : null;
      const until = end ? i18n._(msg`Valid until ${end}`) : i18n._(msg`No end date`);
      return [promo.minPrice > 0 ? i18n._(msg`From ${least}`) : null, until].filter(Boolean).join(' · ');
    },
    domainError,
  };
}

/** The texts of promo codes in the language of the page. `basket`: the sum of its products; null without a basket. */
export function usePromoLabels(basket: number | null): ReturnType<typeof promoLabels> {
  const { i18n } = useLingui();
  const { now, timeZone } = useDeps();
  const language = useAtomValue(languageAtom);
  return promoLabels({ i18n, language, now, timeZone, basket });
}
