import { limitsOf } from '../cart/check-modifiers.ts';
import { unitPrice } from '../cart/unit-price.ts';
import { percentOf } from '../kernel/money.ts';
import { isAddable, withoutModifiers } from './availability.ts';
import { isOfferedBy } from './build-menu.ts';
import { lowestExtra } from './choose-modifier.ts';
import type { ModificationGroup, Modifier } from './modification-group.schema.ts';
import type { Product } from './product.schema.ts';

/** Finds the dish that is an option of a combo. */
export type FindProduct = (id: string) => Product | undefined;

/** Ids of the choices of a product that can be made: available, and so is every choice that they depend on (D12). */
function choosableIds({ modificationGroups }: Pick<Product, 'modificationGroups'>): ReadonlySet<string> {
  const items = modificationGroups.flatMap((group) => group.items).filter(({ isAvailable }) => isAvailable);
  const ids = new Set(items.map(({ id }) => id));
  for (let size = -1; size !== ids.size;) {
    size = ids.size;
    for (const { id, dependsOn } of items) if (dependsOn.some((needed) => !ids.has(needed))) ids.delete(id);
  }
  return ids;
}

/** Whether the choices of a group that can be made are enough for what it demands, and no more than it allows. */
export function isAnswerable(group: ModificationGroup, choosable: ReadonlySet<string>): boolean {
  const { min, max } = limitsOf(group);
  const most = group.items
    .filter(({ id }) => choosable.has(id))
    .reduce((sum, item) => sum + (item.max || Infinity), 0);
  return Math.min(most, max) >= min;
}

/** Ids of the groups that have too few available choices when they are asked together. */
export function unansweredGroups(modificationGroups: ModificationGroup[]): string[] {
  const choosable = choosableIds({ modificationGroups });
  return modificationGroups.filter((group) => !isAnswerable(group, choosable)).map(({ id }) => id);
}

/** A dish one of whose questions has too few available answers is not available (B13, B16). */
export function asAnswerable(product: Product): Product {
  if (!product.isAvailable || product.modificationGroups.length === 0) return product;
  const choosable = choosableIds(product);
  const isLacking = !product.modificationGroups.every((group) => isAnswerable(group, choosable));
  return isLacking ? { ...product, isAvailable: false } : product;
}

/** What an option of a combo is worth by itself, with its cheapest required choices, in so'm. */
const worthOf = (part: Product) => unitPrice(part) + lowestExtra(part);

function asOption(combo: NonNullable<Product['combo']>, item: Modifier, find: FindProduct): Modifier {
  if (item.productId === null) return item;
  const part = find(item.productId);
  if (!part) return { ...item, isAvailable: false };
  const worth = worthOf(part);
  const share = combo.pricing === 'SUM' ? percentOf(worth, 100 - combo.discount) : 0;
  return {
    ...item,
    image: item.image ?? part.image,
    isAvailable: item.isAvailable && isAddable(part),
    price: share + item.extra,
    worth,
  };
}

/** The marks of a combo are those that hold whatever is chosen: any allergen of an option, diets of all (B22). */
function marksOf(product: Product, parts: readonly Product[]): Pick<Product, 'allergens' | 'diets'> {
  if (parts.length === 0) return product;
  const known = parts.map(({ allergens }) => allergens);
  return {
    allergens: known.every((list) => list !== null)
      ? [...new Set([...known.flat(), ...(product.allergens ?? [])])]
      : null,
    diets: parts[0]!.diets.filter((diet) => parts.every(({ diets }) => diets.includes(diet))),
  };
}

/**
 * A combo with its steps filled in from the dishes that are their options (B16): the price and the availability of each. A combo
 * whose step has no option left is not available. Another dish only answers for its own choices. Filling in again changes nothing.
 */
export function asCombo(product: Product, find: FindProduct): Product {
  const { combo } = product;
  if (combo === null) return asAnswerable(product);
  const modificationGroups = product.modificationGroups.map((group) => ({
    ...group,
    items: group.items.map((item) => asOption(combo, item, find)),
  }));
  const parts = modificationGroups
    .flatMap(({ items }) => items)
    .flatMap(({ productId }) => (productId === null ? [] : (find(productId) ?? [])));
  return asAnswerable({ ...product, ...marksOf(product, parts), modificationGroups });
}

/** Whether a guest can answer every question of a dish while nothing is stopped (D12, B16). */
export const canBeChosen = (product: Product, find: FindProduct): boolean =>
  asCombo({ ...product, isAvailable: true }, (id) => {
    const part = find(id);
    return part && { ...part, isAvailable: true };
  }).isAvailable;

/** Ids of the dishes that are options of a combo. */
export function partIds({ modificationGroups }: Pick<Product, 'modificationGroups'>): string[] {
  return modificationGroups.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []));
}

/** Ids of dishes and of choices that are off sale. */
export type Stops = { productIds: readonly string[]; modifierIds: readonly string[] };

/**
 * A stop list with what it means for combos (B16): an option whose dish is stopped, and a combo one of whose steps has no
 * option left. `products` are the combos and their options; without a branch they are judged at no branch in particular.
 */
export function withCombos(
  products: readonly Product[],
  { stops, branchId }: { stops: Stops; branchId: string | null },
): { productIds: string[]; modifierIds: string[] } {
  const stopped = new Set(stops.productIds);
  const without = new Set(stops.modifierIds);
  const byId = new Map(
    products.map((product) => {
      const isHere = branchId === null || isOfferedBy(product, branchId);
      const isOff = !isHere || stopped.has(product.id);
      const here = withoutModifiers(product, without);
      return [product.id, isOff ? { ...here, isAvailable: false } : here];
    }),
  );
  for (const product of byId.values()) {
    if (product.combo === null) continue;
    const combo = asCombo(product, (id) => byId.get(id));
    if (!combo.isAvailable) stopped.add(combo.id);
    for (const item of combo.modificationGroups.flatMap(({ items }) => items))
      if (item.productId !== null && !item.isAvailable) without.add(item.id);
  }
  return { productIds: [...stopped].toSorted(), modifierIds: [...without].toSorted() };
}
