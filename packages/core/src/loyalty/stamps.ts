import type { Money } from '../kernel/money.ts';

/** Of a category every so-manyth dish is free: its price comes back as points (B31). */
export type StampCard = { categoryId: string; every: number };

/** The stamp cards of a brand, one per category. */
export function stampCardsOf({ stampCards }: { stampCards: readonly string[] }): StampCard[] {
  const cards = stampCards.map((text): StampCard => {
    const [categoryId = '', every = ''] = text.split(':');
    return { categoryId: categoryId.trim(), every: Number(every) };
  });
  return [...new Map(cards.map((card) => [card.categoryId, card])).values()];
}

/** Stamps on the card that a guest collects now, below `every`. */
export const stampsOn = ({ every }: Pick<StampCard, 'every'>, pieces: number): number => pieces % every;

/** Dishes of a line: how many, and what one cost in so'm. */
type Pieces = { count: number; unitPrice: Money };

/**
 * What comes back for the cards that an order fills: of its dishes of the category the cheapest ones, one per full card, whole so'm.
 * `before`: dishes of earlier orders.
 */
export function stampReward(
  { every }: Pick<StampCard, 'every'>,
  order: readonly Pieces[],
  before: number,
): Money {
  const pieces = order.reduce((sum, { count }) => sum + count, 0);
  let full = Math.floor((before + pieces) / every) - Math.floor(before / every);
  let reward = 0;
  for (const { count, unitPrice } of order.toSorted((one, other) => one.unitPrice - other.unitPrice)) {
    const free = Math.min(full, count);
    reward += free * unitPrice;
    full -= free;
  }
  return reward;
}
