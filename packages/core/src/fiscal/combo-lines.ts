import type { OrderLine } from '../order/schemas/order-line.schema.ts';
import { splitMoney } from '../payment/split-money.ts';
import type { FiscalCodes } from './fiscal-lines.ts';
import type { Sold } from './difference.ts';

/** What the receipt reads of a dish: its title and codes, by its id. */
type CodesOf = (productId: string) => FiscalCodes | null;

type SoldLine = Pick<OrderLine, 'productId' | 'name' | 'count' | 'price' | 'modifiers'> & { added: number };

/**
 * A sold line as its fiscal receipt has it. A combo is divided into the dishes that were chosen, each with its own codes: its price
 * by what they cost by themselves, by largest remainder, so that the parts sum to it exactly (B16, B25). A choice that is no
 * dish stays within the price.
 */
export function fiscalThings(
  line: SoldLine,
  { codesOf, titleOf }: { codesOf: CodesOf; titleOf: (name: SoldLine['name']) => string },
): Sold[] {
  const { productId, name, count, price, added } = line;
  const parts = line.modifiers.flatMap((part) =>
    part.productId === null ? [] : [{ ...part, productId: part.productId }],
  );
  const weights = parts.map((part) => part.worth * part.count);
  if (weights.every((weight) => weight === 0))
    return [{ title: titleOf(name), count, price, codes: codesOf(productId), added }];
  const shares = splitMoney(price, weights);
  return parts.map((part, at) => ({
    title: titleOf(part.name),
    count: part.count * count,
    price: shares[at]!,
    codes: codesOf(part.productId),
    added: part.count * added,
  }));
}
