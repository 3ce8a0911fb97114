import type { Progress } from '@dasturxon/core/cart';
import { useLingui } from '@lingui/react/macro';
import { ProgressNote } from '@dasturxon/ui/progress-note';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Totals, type TotalsLine } from '@dasturxon/ui/totals';

import { useProductFormats } from '../../i18n/labels/dishes/product-formats.ts';
import { lazyComponent } from '../../lazy/lazy-component.ts';
import { languageAtom } from '../../store/language.ts';
import type { useBasket } from './use-basket.ts';

// Only where a zone has steps.
const CheaperDelivery = lazyComponent(
  () => import('../../i18n/cheaper-delivery.tsx'),
  (module) => module.CheaperDelivery,
);

type BasketProgressProps = {
  basket: Pick<ReturnType<typeof useBasket>, 'minimum' | 'delivery' | 'price' | 'freeFee'>;
  /** Offered beside what is missing for delivery. */
  otherwise: ReactNode;
};

/** How far it is to the minimum for delivery, a cheaper delivery, an order without the fee: the first that is missing (VAL-12, B12, D41). */
export function BasketProgress({
  basket: { minimum, delivery, price, freeFee },
  otherwise,
}: BasketProgressProps) {
  const { t } = useLingui();
  const format = useProductFormats(useAtomValue(languageAtom));
  if (minimum && minimum.missing > 0)
    return (
      <>
        <Way progress={minimum} text={t`${format.money(minimum.missing)} more for delivery`} />
        {otherwise}
      </>
    );
  const cheaper = delivery?.cheaper;
  const sum = price.totalProductPrice;
  if (cheaper && cheaper.fromSum > sum) return <CheaperDelivery cheaper={cheaper} sum={sum} />;
  if (freeFee && freeFee.missing > 0)
    return (
      <Way progress={freeFee} text={t`${format.money(freeFee.missing)} more, and the service fee is on us`} />
    );
  return null;
}

function Way({ progress: { threshold, missing }, text }: { progress: Progress; text: string }) {
  return <ProgressNote text={text} value={threshold - missing} max={threshold} />;
}

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
