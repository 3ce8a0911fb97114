import { useLingui } from '@lingui/react/macro';
import { Totals, type TotalsLine } from '@dasturxon/ui/totals';
import { useAtomValue } from 'jotai';

import { useProductFormats } from '../../i18n/labels/dishes/product-formats.ts';
import { languageAtom } from '../../store/language.ts';
import type { useBasket } from './use-basket.ts';

/** The sums of the basket: the dishes, the discount, what promotions take off, and what is known of the delivery and the service fee. */
export function BasketTotals({
  basket,
}: {
  basket: Pick<ReturnType<typeof useBasket>, 'price' | 'delivery' | 'promotions' | 'total'>;
}) {
  const { t } = useLingui();
  const { money } = useProductFormats(useAtomValue(languageAtom));
  const { price, delivery, promotions, total } = basket;
  const discount = price.productDiscount + (promotions?.off ?? 0);
  const lines: (TotalsLine | null)[] = [
    { id: 'products', label: t`Dishes`, value: money(price.productPrice) },
    discount > 0
      ? { id: 'discount', label: t`Discount`, value: `−${money(discount)}`, tone: 'discount' }
      : null,
    delivery && { id: 'delivery', label: t`Delivery`, value: deliveryText(delivery.price) },
    price.servicePrice > 0
      ? { id: 'service', label: t`Service fee`, value: money(price.servicePrice) }
      : null,
    { id: 'total', label: t`Total`, value: money(total), tone: 'total' },
  ];

  function deliveryText(amount: number | null): string {
    if (amount === null) return t`by taximeter`;
    return amount === 0 ? t`free` : money(amount);
  }
  return <Totals label={t`The sum`} lines={lines.filter((line) => line !== null)} />;
}
