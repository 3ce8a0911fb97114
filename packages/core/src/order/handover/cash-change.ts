import { capped, type Money } from '../../kernel/money.ts';

/** Banknotes of the so'm that guests pay with. */
const BANKNOTES: readonly Money[] = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000];

/** How many sums checkout offers. */
const MOST_CHOICES = 4;

/**
 * The sums above a total that notes of one kind make, the lowest first: what a guest is likely to hold (B23). The exact
 * sum needs no change and is not among them.
 */
export function changeChoices(total: Money): Money[] {
  if (total <= 0) return [];
  const sums = BANKNOTES.map((note) => Math.ceil(total / note) * note).filter((sum) => sum > total);
  return [...new Set(sums)].toSorted((one, other) => one - other).slice(-MOST_CHOICES);
}

/** Whether the cash covers what is to be paid. Null is the exact sum. */
export const isEnoughCash = (changeFrom: Money | null, total: Money): boolean =>
  changeFrom === null || changeFrom >= total;

/**
 * What the courier gives back of the guest's cash; null where none is asked for. A total that a change of the order has
 * raised above the cash leaves nothing to give back.
 */
export const changeToBring = (changeFrom: Money | null, due: Money): Money | null =>
  changeFrom === null ? null : capped(changeFrom - due, changeFrom);
