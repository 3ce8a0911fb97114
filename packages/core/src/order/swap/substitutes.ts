import { checkLine } from '../../cart/check-line.ts';
import { defaultModifiers } from '../../cart/check-modifiers.ts';
import { isWeighed, stepOf } from '../../cart/quantity.ts';
import { unitPrice } from '../../cart/unit-price.ts';
import { type Choice, needsChoice } from '../../catalog/choose-modifier.ts';
import type { Product } from '../../catalog/product.schema.ts';
import type { Money } from '../../kernel/money.ts';
import type { OrderLine } from '../schemas/order-line.schema.ts';
import type { ServiceType } from '../schemas/service-type.schema.ts';

/** How many substitutes a guest chooses from (C8). */
export const MOST_SUBSTITUTES = 3;

/** How far the price of a substitute may be from that of the dish it replaces, in percent. */
export const NEAR_PRICE_PERCENT = 30;

/** What may take the place of a line: a product, as many of it, with its default choices. */
export type Substitute = { product: Product; count: number; modifiers: Choice[]; unitPrice: Money };

type RunOut = Pick<OrderLine, 'productId' | 'unit' | 'measure' | 'count' | 'unitPrice'>;
type Dish = Pick<Product, 'categoryId' | 'allergens' | 'diets'>;

/** Whether who can eat one dish can eat another: no allergen that the first lacked, and its diets. */
export function isAsSafe(other: Pick<Dish, 'allergens' | 'diets'>, dish: Omit<Dish, 'categoryId'>): boolean {
  const { allergens } = dish;
  const isFree =
    allergens === null ||
    (other.allergens !== null && other.allergens.every((one) => allergens.includes(one)));
  const isVegan = other.diets.includes('VEGAN');
  return (
    isFree && dish.diets.every((diet) => other.diets.includes(diet) || (diet === 'VEGETARIAN' && isVegan))
  );
}

const isCountedAs = (product: Product, line: RunOut) =>
  isWeighed(product) === isWeighed(line) &&
  (!isWeighed(line) || (product.unit === line.unit && stepOf(product) === stepOf(line)));

function asSubstitute(product: Product, line: RunOut, serviceType: ServiceType): Substitute | null {
  if (needsChoice(product) || !isCountedAs(product, line)) return null;
  const modifiers = defaultModifiers(product.modificationGroups);
  if (checkLine({ count: line.count, modifiers }, product, serviceType).length > 0) return null;
  const items = product.modificationGroups.flatMap((group) => group.items);
  const chosen = modifiers.map(({ id, count }) => ({
    modifier: items.find((item) => item.id === id)!,
    count,
  }));
  const each = unitPrice(product, chosen, serviceType);
  const isNear = Math.abs(each - line.unitPrice) * 100 <= line.unitPrice * NEAR_PRICE_PERCENT;
  return isNear ? { product, count: line.count, modifiers, unitPrice: each } : null;
}

/**
 * What a guest may choose instead of a dish that has run out (C8): of its category, as safe to eat, on sale in the wanted
 * amount without a question, near in price; the nearest first, of two as near the cheaper. `menu`: the products as their branch
 * has them at the moment that the order is for. `taken`: the products of the order.
 */
export function pickSubstitutes(
  { line, dish }: { line: RunOut; dish: Dish },
  menu: readonly Product[],
  { serviceType, taken }: { serviceType: ServiceType; taken: readonly string[] },
): Substitute[] {
  const distance = (one: Substitute) => Math.abs(one.unitPrice - line.unitPrice);
  return menu
    .filter(
      ({ id, categoryId }) => categoryId === dish.categoryId && id !== line.productId && !taken.includes(id),
    )
    .filter((product) => dish.categoryId !== null && isAsSafe(product, dish))
    .flatMap((product) => asSubstitute(product, line, serviceType) ?? [])
    .toSorted(
      (one, other) =>
        distance(one) - distance(other) ||
        one.unitPrice - other.unitPrice ||
        (one.product.id < other.product.id ? -1 : 1),
    )
    .slice(0, MOST_SUBSTITUTES);
}
