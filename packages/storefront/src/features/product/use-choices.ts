import { chooseModifier, type Choice, type Product } from '@dasturxon/core/catalog';
import { checkModifiers, defaultModifiers, type ModifierError, unitPrices } from '@dasturxon/core/cart';
import { useState } from 'react';

/** What the guest has chosen for a product so far, what is still missing, and what one costs with it. */
export function useChoices(product: Product) {
  const [choices, setChoices] = useState<readonly Choice[]>(() =>
    defaultModifiers(product.modificationGroups),
  );
  const items = product.modificationGroups.flatMap((group) => group.items);
  const chosen = choices.flatMap(({ id, count }) => {
    const modifier = items.find((item) => item.id === id);
    return modifier ? [{ modifier, count }] : [];
  });
  const errors: readonly ModifierError[] = checkModifiers(product.modificationGroups, choices);
  return {
    choices,
    chosen,
    errors,
    prices: unitPrices(product, chosen),
    choose: (id: string, count: number) =>
      setChoices((before) => chooseModifier(product, before, { id, count })),
    countOf: (id: string) => choices.find((choice) => choice.id === id)?.count ?? 0,
  };
}
