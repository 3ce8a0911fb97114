import { limitsOf, needsChoice } from '../cart/check-modifiers.ts';
import type { ModificationGroup, Modifier } from './modification-group.schema.ts';
import type { Product } from './product.schema.ts';

/** A choice of a line: which, and how many per unit of the product. */
export type Choice = { id: string; count: number };

type Asking = Pick<Product, 'modificationGroups'>;

/** Groups in the order they are asked: those that demand something first, then by priority, ties as they came. */
export function groupsToAsk({ modificationGroups }: Asking): ModificationGroup[] {
  return [...modificationGroups].sort(
    (one, other) => isOptional(one) - isOptional(other) || one.priority - other.priority,
  );
}

const isOptional = (group: ModificationGroup) => Number(limitsOf(group).min === 0);

/** Whether Add may put it into the basket as it is: its defaults answer every question it asks. */
export function isQuickAddable({ modificationGroups }: Asking): boolean {
  return modificationGroups.length === 0 || !needsChoice(modificationGroups);
}

/**
 * The choices after the guest set one to `count`. In a group of one the new choice takes the place of the old;
 * beyond a maximum nothing more is taken; what needed a choice that is gone goes with it (D12).
 */
export function chooseModifier(product: Asking, choices: readonly Choice[], { id, count }: Choice): Choice[] {
  const group = product.modificationGroups.find(({ items }) => items.some((item) => item.id === id));
  const modifier = group?.items.find((item) => item.id === id);
  if (!group || !modifier?.isAvailable) return [...choices];
  const { max } = limitsOf(group);
  const siblings = new Set(group.items.map((item) => item.id));
  const replaces = max === 1 && count > 0;
  const others = choices.filter((choice) => choice.id !== id && !(replaces && siblings.has(choice.id)));
  const taken = others.reduce((sum, choice) => sum + (siblings.has(choice.id) ? choice.count : 0), 0);
  const fits = Math.min(count, modifier.max || Infinity, max - taken);
  return dropOrphans(product, fits > 0 ? [...others, { id, count: fits }] : others);
}

/** Choices of a product that another one, not made, must come before. */
export function missingFor(modifier: Pick<Modifier, 'dependsOn'>, choices: readonly Choice[]): string[] {
  return modifier.dependsOn.filter((id) => !choices.some((choice) => choice.id === id && choice.count > 0));
}

/** Drops choices whose needed ones are not made, until nothing more drops. */
function dropOrphans(product: Asking, choices: Choice[]): Choice[] {
  const orphans = new Set(
    product.modificationGroups
      .flatMap((group) => group.items)
      .filter((item) => missingFor(item, choices).length > 0)
      .map((item) => item.id),
  );
  const kept = choices.filter((choice) => !orphans.has(choice.id));
  return kept.length === choices.length ? choices : dropOrphans(product, kept);
}
