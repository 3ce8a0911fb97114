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

/** The dishes and the choices that each of the branches lacks (B27). Without a branch nothing is known to be off sale. */
export function soldByNone(offers: readonly Sold[]): { productIds: string[]; modifierIds: string[] } {
  const inAll = (listOf: (offer: Sold) => readonly string[]) => {
    const [first, ...others] = offers.map((offer) => new Set(listOf(offer)));
    return [...(first ?? [])].filter((id) => others.every((ids) => ids.has(id)));
  };
  return { productIds: inAll((offer) => offer.productIds), modifierIds: inAll((offer) => offer.modifierIds) };
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

/**
 * Why lines of a basket cannot be ordered at its branch, by their keys: another branch of the address sells them, or none
 * does.
 */
export function linesElsewhere(
  offers: readonly Sold[],
  lines: readonly (Line & { key: string })[],
): Map<string, 'product.otherBranch' | 'product.unavailable'> {
  const here = offerOfBasket(offers, lines);
  const lacking = lines.filter((line) => here && !sellsLine(here, line));
  return new Map(
    lacking.map((line) => {
      const isSold = offers.some((offer) => sellsLine(offer, line));
      return [line.key, isSold ? 'product.otherBranch' : 'product.unavailable'];
    }),
  );
}
