import { isWeighed, quantityOf } from '@dasturxon/core/cart';
import { formatNumber } from '@dasturxon/core/format';
import type { Language } from '@dasturxon/core/kernel';
import type { OrderLine } from '@dasturxon/core/order';

import { formatMessage } from './format-message.ts';

/** How much of a line: `2 ×`, or `1,5 kg` of what is sold by weight. */
export function lineAmount(line: OrderLine, language: Language): string {
  const quantity = Math.round(quantityOf(line, line.count) * 1000) / 1000;
  if (!isWeighed(line)) return `${formatNumber(line.count)} ×`;
  return `${formatNumber(quantity)} ${formatMessage(line.unit === 'KG' ? 'unit.KG' : 'unit.LITER', language)}`;
}
