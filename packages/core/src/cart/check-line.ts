import type { Product } from '../catalog/product.schema.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { isServedBy, type ServedBy } from '../catalog/served-by.ts';
import { checkModifiers, type ModifierError } from './check-modifiers.ts';
import type { LineIdentity } from './line-key.ts';
import { countIn, MOST_OF_ONE } from './quantity.ts';

/** What decides how many of a product may be ordered. */
export type Countable = Pick<Product, 'unit' | 'measure' | 'minCount' | 'maxCount' | 'amount'>;

/** Why a count is refused. Every number is in counts: pieces, or steps of `measure` (VAL-13). */
export type CountError =
  | { code: 'product.tooFew'; min: number }
  | { code: 'product.tooMany'; max: number }
  | { code: 'product.notEnough'; available: number };

/** Why a line is refused, with what its sentence needs. */
export type LineError =
  | { code: 'product.unavailable' }
  /** A branch that serves the address has it, but not the one that the rest of the basket comes from. */
  | { code: 'product.otherBranch' }
  | CountError
  | ModifierError;

/** The counts of a product that may be ordered; stock is in the product's unit, counts are in its steps (D13). */
export function countLimits(product: Countable): { min: number; max: number; available: number | null } {
  const available = product.amount === null ? null : countIn(product, product.amount);
  const most = countIn(product, MOST_OF_ONE);
  return {
    min: Math.max(1, product.minCount),
    max: Math.min(product.maxCount || most, most),
    available,
  };
}

/** Whether a count is a whole number that the product allows and the stock holds (VAL-13). */
export function checkCount(product: Countable, count: number): CountError | null {
  const { min, max, available } = countLimits(product);
  if (!Number.isSafeInteger(count) || count < min) return { code: 'product.tooFew', min };
  if (count > max) return { code: 'product.tooMany', max };
  if (available !== null && count > available) return { code: 'product.notEnough', available };
  return null;
}

/** Whether a product may be ordered at all for a service type (IMP-01, IMP-02). */
export const isOrderable = (
  product: Pick<Product, 'active' | 'isAvailable'> & ServedBy,
  serviceType: ServiceType,
): boolean => product.active && product.isAvailable && isServedBy(product, serviceType);

/** Everything that is wrong with a line of a basket or of an order; nothing is fine. */
export function checkLine(
  line: Pick<LineIdentity, 'modifiers'> & { count: number },
  product: Product,
  serviceType: ServiceType,
): LineError[] {
  const count = checkCount(product, line.count);
  return [
    ...(isOrderable(product, serviceType) ? [] : [{ code: 'product.unavailable' as const }]),
    ...(count ? [count] : []),
    ...checkModifiers(product.modificationGroups, line.modifiers),
  ];
}
