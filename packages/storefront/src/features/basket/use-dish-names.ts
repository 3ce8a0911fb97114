import { useAtom } from 'jotai';
import { useEffect } from 'react';

import { dishNamesAtom } from '../../domains/cart/dish-names.ts';
import type { useBasket } from './use-basket.ts';

/** The names of the basket's dishes, kept from one look at it to the next. */
export function useDishNames({ overall, lines, dropped }: ReturnType<typeof useBasket>) {
  const [kept, keep] = useAtom(dishNamesAtom);
  const ids = new Set([...lines.map(({ product }) => product.id), ...dropped.map((line) => line.productId)]);
  const known = (overall.data?.products ?? []).filter(({ id }) => ids.has(id));
  const names = Object.fromEntries(known.map(({ id, name }) => [id, name]));
  const isKept = known.every(({ id, name }) => JSON.stringify(kept[id]) === JSON.stringify(name));

  useEffect(() => {
    if (isKept) return;
    keep((before) => {
      const old = Object.entries(before).filter(([id]) => ids.has(id));
      return { ...Object.fromEntries(old), ...names };
    });
  });
  return { ...kept, ...names };
}
