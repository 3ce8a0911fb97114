import type { ExplanationLine } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PriceParts } from '@dasturxon/ui/price-parts';

import { useOrderFormats } from './labels/order-formats.ts';
import { toPriceParts } from './labels/dishes/price-parts.ts';
import { TOTALS_LABELS } from './labels/totals-lines.ts';

type PriceWhyProps = { explanation: readonly ExplanationLine[]; totalPrice: number };

/** How a total came about, so'm by so'm, in the server's sentences (C1); nothing for an order without them. */
export function PriceWhy({ explanation, totalPrice }: PriceWhyProps) {
  const { t, i18n } = useLingui();
  const format = useOrderFormats();
  if (explanation.length === 0) return null;
  return (
    <PriceParts
      question={t`How is this calculated?`}
      parts={toPriceParts(explanation, format, i18n)}
      total={{ label: i18n._(TOTALS_LABELS.total), value: format.money(totalPrice) }}
    />
  );
}
