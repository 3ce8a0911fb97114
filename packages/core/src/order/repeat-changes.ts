import { priceLine } from '../cart/price-line.ts';
import type { Product } from '../catalog/product.schema.ts';
import type { LocalizedText } from '../kernel/localized-text.ts';
import type { Money } from '../kernel/money.ts';
import type { OrderLine } from './schemas/order-line.schema.ts';
import type { ServiceType } from './schemas/service-type.schema.ts';

/** A line of an earlier order that is not had again as it was, in so'm of the whole line. */
export type RepeatChange = {
  name: LocalizedText;
  before: Money;
  /** Null: the dish is not sold now. */
  after: Money | null;
  /** Choices of the dish that are not offered now. */
  without: LocalizedText[];
};

/** What costs something else now, or is left out, when an order is repeated (B10). `sold`: the products of this moment. */
export function repeatChanges(
  lines: readonly OrderLine[],
  sold: ReadonlyMap<string, Product>,
  serviceType: ServiceType,
): RepeatChange[] {
  return lines.flatMap((line): RepeatChange[] => {
    const { name, price: before } = line;
    const product = sold.get(line.productId);
    if (!product) return [{ name, before, after: null, without: [] }];
    const items = new Map(
      product.modificationGroups.flatMap((group) => group.items).map((item) => [item.id, item]),
    );
    const modifiers = line.modifiers.flatMap(({ id, count }) => {
      const modifier = items.get(id);
      return modifier ? [{ modifier, count }] : [];
    });
    const without = line.modifiers.filter(({ id }) => !items.has(id)).map((modifier) => modifier.name);
    const after = priceLine({ product, count: line.count, modifiers }, serviceType).price;
    return after === before && without.length === 0 ? [] : [{ name, before, after, without }];
  });
}
