import { priceTree, type PricePart } from '@dasturxon/core/cart';
import type { ExplanationLine } from '@dasturxon/core/order';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PricePartView } from '@dasturxon/ui/price-parts';

import type { OrderFormats } from '../order-formats.ts';

const LABELS: Record<PricePart, MessageDescriptor> = {
  dishes: msg`Dishes`,
  discounts: msg`Discounts`,
  delivery: msg`Delivery`,
  service: msg`Service fee`,
  points: msg`Cashback`,
  tip: msg`Tip`,
  other: msg`Other changes`,
};

/** The derivation of a total in the words of the page's language (C1). */
export function toPriceParts(
  explanation: readonly ExplanationLine[],
  format: OrderFormats,
  i18n: I18n,
): PricePartView[] {
  return priceTree(explanation).parts.map(({ part, amount, steps }) => ({
    id: part,
    label: i18n._(LABELS[part]),
    value: format.step(amount),
    steps: steps.map((step, index) => ({
      id: `${step.rule}-${index}`,
      label: step.text ? format.name(step.text) : i18n._(LABELS[part]),
      value: format.step(step.amount),
    })),
  }));
}
