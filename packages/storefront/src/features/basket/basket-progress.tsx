import type { Progress } from '@dasturxon/core/cart';
import { useLingui } from '@lingui/react/macro';
import { ProgressNote } from '@dasturxon/ui/progress-note';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

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
