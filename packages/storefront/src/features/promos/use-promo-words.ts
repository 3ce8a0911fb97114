import { formatDate, formatPrice, formatSignedPrice, leftToRight } from '@dasturxon/core/format';
import { directionOf } from '@dasturxon/core/kernel';
import { applyPromo, type Promo } from '@dasturxon/core/promo';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { useDeps } from '../../deps.ts';
import { languageAtom } from '../../state/language.ts';

/** What a code gives, until when and from which sum, and why it does not count for this basket (ERR-19…22). */
export function usePromoWords(basket: number | null) {
  const { t } = useLingui();
  const { now, timeZone } = useDeps();
  const language = useAtomValue(languageAtom);
  const isolate = directionOf(language) === 'rtl' ? leftToRight : (text: string) => text;
  const money = (amount: number) => formatPrice(amount, language, { nbsp: true });
  const day = (date: string) => formatDate(date, {}, timeZone);
  const off = ({ discountType }: Promo, value: number) =>
    discountType === 'PERCENTAGE' ? isolate(`−${value}\u00A0%`) : formatSignedPrice('−', value, language);

  const onDelivery = (promo: Promo) => {
    const { discountType, deliveryDiscount } = promo;
    if (deliveryDiscount === 0) return null;
    if (discountType === 'PERCENTAGE' && deliveryDiscount >= 100) return t`Free delivery`;
    const saved = off(promo, deliveryDiscount);
    return t`${saved} on delivery`;
  };

  const refusal = (promo: Promo): string | null => {
    const answer = applyPromo(
      promo,
      { totalProductPrice: basket ?? promo.minPrice, deliveryPrice: 0 },
      now(),
    );
    if (answer.ok) return null;
    if (answer.code === 'promo.inactive') return t`This code is switched off`;
    if (answer.code === 'promo.notStarted') {
      const start = day(answer.startDate);
      return t`Starts on ${start}`;
    }
    if (answer.code === 'promo.expired') {
      const end = day(answer.endDate);
      return t`Ended on ${end}`;
    }
    const missing = money(answer.missing);
    return t`Add ${missing} more to use it`;
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
      const until = end ? t`Valid until ${end}` : t`No end date`;
      return [promo.minPrice > 0 ? t`From ${least}` : null, until].filter(Boolean).join(' · ');
    },
    refusal,
  };
}
