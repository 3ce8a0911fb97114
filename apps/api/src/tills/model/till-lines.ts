import { quantityOf } from '@dasturxon/core/cart';
import { localize } from '@dasturxon/core/kernel';
import type { OrderLine } from '@dasturxon/core/order';
import { splitMoney } from '@dasturxon/core/payment';

import type { TillLine } from '../../gateways/tills/port/till.ts';

const UNIT_NAMES: Partial<Record<OrderLine['unit'], string>> = { KG: 'kg', LITER: 'l', GRAMM: 'g' };

const nameOf = ({ name }: Pick<OrderLine, 'name'>) => localize(name, 'uz');

/** How much of a product sold by weight; null for one that is counted. */
function amountOf(line: OrderLine): string | null {
  const label = UNIT_NAMES[line.unit];
  return label ? `${Number(quantityOf(line, line.count).toFixed(3))} ${label}` : null;
}

/** What of a line has no field in the till: the amount by weight, and the choices. */
function noteOf(line: OrderLine): string | null {
  const choices = line.modifiers.map((one) => `${nameOf(one)}${one.count > 1 ? ` ×${one.count}` : ''}`);
  const parts = [amountOf(line), ...choices].filter((part) => part !== null);
  return parts.length > 0 ? `${nameOf(line)}: ${parts.join(', ')}` : null;
}

/** What the kitchen reads of all lines beside their names. */
export const notesOfLines = (lines: readonly OrderLine[]): string[] =>
  lines.flatMap((line) => noteOf(line) ?? []);

/**
 * The lines of an order with final prices in whole so'm: discounts, points and the service fee are spread over them by
 * largest remainder, so that they sum to `goods` exactly. A line whose price does not divide by its count becomes two with
 * prices 1 so'm apart. What is sold by weight is one piece with the price of the line.
 */
export function tillLines(
  lines: readonly { line: OrderLine; tillProductId: string }[],
  goods: number,
): TillLine[] {
  const prices = lines.map(({ line }) => line.price);
  // Lines that cost nothing cannot be weights, and a fee must still be charged.
  const weights = prices.some((price) => price > 0) ? prices : prices.map(() => 1);
  const totals = splitMoney(goods, weights);
  return lines.flatMap(({ line, tillProductId }, position) => {
    const total = totals[position] ?? 0;
    const count = amountOf(line) === null ? line.count : 1;
    const base = Math.floor(total / count);
    const dearer = total - base * count;
    const same = { position, tillProductId, name: nameOf(line) };
    return [
      { ...same, count: count - dearer, unitPrice: base },
      { ...same, count: dearer, unitPrice: base + 1 },
    ].filter((part) => part.count > 0);
  });
}
