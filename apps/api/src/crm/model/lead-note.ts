import { formatPrice } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { Order, OrderLine } from '@dasturxon/core/order';

import { formatMessage } from '../../notifications/messages/format-message.ts';
import { lineAmount } from '../../notifications/messages/line-amount.ts';
import type { LeadBrand } from './lead-brand.ts';

function lineText(line: OrderLine, { language }: LeadBrand): string {
  const extras = line.modifiers.map(({ name, count }) => {
    const times = count > 1 ? `${count} × ` : '';
    return `${times}${localize(name, language)}`;
  });
  const name = [localize(line.name, language), ...extras].join(', ');
  return `${lineAmount(line, language)} ${name}: ${formatPrice(line.price, language)}`;
}

/** The lines of an order, its total and its comment, in the brand's language. */
export function leadNote(order: Order, brand: LeadBrand): string {
  const { language } = brand;
  const comment = order.comment ? [formatMessage('staff.comment', language, { text: order.comment })] : [];
  const total = `= ${formatPrice(order.totalPrice, language)}`;
  return [...order.cartItems.map((line) => lineText(line, brand)), total, ...comment].join('\n');
}
