import { checkModifiers, defaultModifiers, limitsOf } from '../cart/check-modifiers.ts';
import type { Money } from '../kernel/money.ts';
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

/**
 * Whether a guest has to choose before a dish goes into the basket (MENU-11): its defaults leave a required group open,
 * or such a group has several choices, where a default is only a proposal.
 */
export function needsChoice({ modificationGroups }: Asking): boolean {
  const isAsked = modificationGroups.some((group) => !isOptional(group) && isOpenQuestion(group));
  return isAsked || checkModifiers(modificationGroups, defaultModifiers(modificationGroups)).length > 0;
}

/** Whether a dish has anything to choose, required or not. */
export function hasChoices({ modificationGroups }: Asking): boolean {
  return modificationGroups.some(({ items }) => items.some(({ isAvailable }) => isAvailable));
}

const isOpenQuestion = ({ items }: ModificationGroup) =>
  items.filter(({ isAvailable }) => isAvailable).length > 1;

/** What the cheapest required choices add to the price of one unit, whole so'm: the "from" price of a dish (D12). */
export function lowestExtra({ modificationGroups }: Asking): Money {
  return modificationGroups.reduce((sum, group) => sum + cheapestOf(group), 0);
}

/** The cheapest way to make a group's required choices; `included` pieces of a choice are free. */
function cheapestOf(group: ModificationGroup): Money {
  const { min } = limitsOf(group);
  const pieces = group.items
    .filter(({ isAvailable }) => isAvailable)
    .flatMap(({ price, included, max }) =>
      Array.from({ length: Math.min(max || min, min) }, (_, piece) => (piece < included ? 0 : price)),
    );
  return pieces
    .toSorted((one, other) => one - other)
    .slice(0, min)
    .reduce((sum, price) => sum + price, 0);
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

/** Drops choices whose needed ones are not made, and then those that needed the dropped ones. */
function dropOrphans(product: Asking, choices: Choice[]): Choice[] {
  const made = new Set(choices.filter(({ count }) => count > 0).map(({ id }) => id));
  const needy = product.modificationGroups
    .flatMap(({ items }) => items)
    .filter(({ dependsOn }) => dependsOn.length > 0);
  const waiting = new Map(needy.flatMap(({ dependsOn }) => dependsOn.map((id) => [id, [] as string[]])));
  for (const { id, dependsOn } of needy) for (const needed of dependsOn) waiting.get(needed)?.push(id);
  const orphans = needy.filter(({ dependsOn }) => dependsOn.some((id) => !made.has(id))).map(({ id }) => id);
  const dropped = new Set(orphans);
  for (const orphan of orphans) {
    for (const id of waiting.get(orphan) ?? []) {
      if (!dropped.has(id)) orphans.push(id);
      dropped.add(id);
    }
  }
  return dropped.size === 0 ? choices : choices.filter(({ id }) => !dropped.has(id));
}
