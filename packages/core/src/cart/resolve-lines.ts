import type { Modifier } from '../catalog/modification-group.schema.ts';
import type { Product } from '../catalog/product.schema.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { checkLine, type LineError } from './check-line.ts';
import { lineKey, type LineIdentity } from './line-key.ts';

/** A stored line with the menu's product and choices, and what is wrong with it today. */
export type ResolvedLine = {
  key: string;
  product: Product;
  count: number;
  modifiers: { modifier: Modifier; count: number }[];
  errors: LineError[];
};

/** A stored basket against the menu. */
export type ResolvedLines<Line> = {
  lines: ResolvedLine[];
  /** Lines whose product, or one of whose choices, is not on the menu. */
  dropped: Line[];
};

function chosenFrom(product: Product, line: LineIdentity): ResolvedLine['modifiers'] | null {
  const items = product.modificationGroups.flatMap((group) => group.items);
  const chosen = line.modifiers.map(({ id, count }) => ({ modifier: items.find((i) => i.id === id), count }));
  const isKnown = (choice: (typeof chosen)[number]): choice is ResolvedLine['modifiers'][number] =>
    choice.modifier !== undefined;
  return chosen.every(isKnown) ? chosen : null;
}

/** Joins stored lines with the menu: unknown products are dropped, unavailable ones stay, with the reasons. */
export function resolveLines<Line extends LineIdentity & { count: number }>(
  lines: readonly Line[],
  findProduct: (id: string) => Product | undefined,
  serviceType: ServiceType,
): ResolvedLines<Line> {
  const resolved: ResolvedLines<Line> = { lines: [], dropped: [] };
  for (const line of lines) {
    const product = findProduct(line.productId);
    const modifiers = product && chosenFrom(product, line);
    if (!modifiers) resolved.dropped.push(line);
    else {
      const errors = checkLine(line, product, serviceType);
      resolved.lines.push({ key: lineKey(line), product, count: line.count, modifiers, errors });
    }
  }
  return resolved;
}
