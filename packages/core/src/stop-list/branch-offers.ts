import type { LocalizedText } from '../kernel/localized-text.ts';

/** What one of the branches that may serve an address does not sell now: dishes, and choices of dishes. */
export type BranchOffer = {
  id: string;
  name: LocalizedText;
  /** Metres to the address. */
  distance: number;
  productIds: string[];
  modifierIds: string[];
};

type Line = { productId: string; modifiers: readonly { id: string }[] };

/** Whether a branch has the dish of a line and each of its choices. */
export function sellsLine({ productIds, modifierIds }: Sold, { productId, modifiers }: Line): boolean {
  return !productIds.includes(productId) && modifiers.every(({ id }) => !modifierIds.includes(id));
}

type Sold = Pick<BranchOffer, 'productIds' | 'modifierIds'>;

/** The dishes that none of the branches sells (B27). Without a branch nothing is known to be off sale. */
export function soldByNone(offers: readonly Sold[]): string[] {
  const [first, ...others] = offers.map(({ productIds }) => new Set(productIds));
  return [...(first ?? [])].filter((id) => others.every((ids) => ids.has(id)));
}

/** The choices of a dish that are off sale: those that no branch that sells the dish has. */
export function choicesOfNone(offers: readonly Sold[], productId: string): string[] {
  const selling = offers.filter(({ productIds }) => !productIds.includes(productId));
  const [first, ...others] = selling.map(({ modifierIds }) => new Set(modifierIds));
  return [...(first ?? [])].filter((id) => others.every((ids) => ids.has(id)));
}

/**
 * The branch that a basket comes from, of those that may serve its address, the nearest first: the nearest that sells
 * every line, else the nearest of those that sell the most lines (B27). Null without a branch.
 */
export function offerOfBasket<Offer extends Sold>(
  offers: readonly Offer[],
  lines: readonly Line[],
): Offer | null {
  const soldAt = (offer: Offer) => lines.filter((line) => sellsLine(offer, line)).length;
  return offers.toSorted((one, other) => soldAt(other) - soldAt(one))[0] ?? null;
}
