import { progressTo } from '@dasturxon/core/cart';
import type { Money } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { ProgressNote } from '@dasturxon/ui/progress-note';

import { useOrderFormats } from './labels/order-formats.ts';

type CheaperDeliveryProps = {
  /** What the delivery costs from which sum of dishes on. */
  cheaper: { fromSum: Money; price: Money };
  /** The dishes so far. */
  sum: Money;
};

/** What is missing to a cheaper delivery (B12): "Add 12 000 soʻm for free delivery". */
export function CheaperDelivery({ cheaper, sum: dishes }: CheaperDeliveryProps) {
  const { t } = useLingui();
  const { money } = useOrderFormats();
  const { threshold, missing } = progressTo(cheaper.fromSum, dishes);
  const sum = money(missing);
  const price = money(cheaper.price);
  const text = cheaper.price === 0 ? t`Add ${sum} for free delivery` : t`Add ${sum} for delivery at ${price}`;
  return <ProgressNote text={text} value={threshold - missing} max={threshold} />;
}
