import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { joinNames } from '../../i18n/labels/place-line.ts';
import { dishNamesAtom } from '../../domains/cart/dish-names.ts';
import { languageAtom } from '../../store/language.ts';
import { productsAtom } from '../../domains/menu/menu.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import styles from './basket-view.module.css';
import type { useBasket } from './use-basket.ts';

/** Basket dishes that are no longer on the menu; those without a stored name are only counted. */
export function LeftOut({ basket }: { basket: ReturnType<typeof useBasket> }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const format = useOrderFormats();
  const kept = useDishNames(basket);
  const products = useAtomValue(productsAtom);
  const nameOf = (id: string) => {
    const name = kept[id];
    return name ? format.name(name) : products.get(id)?.[1];
  };
  const names = joinNames([...new Set(basket.dropped.map(({ productId }) => nameOf(productId)))], language);

  if (basket.dropped.length === 0) return null;
  return (
    <p className={styles.note}>
      {names
        ? t`No longer on the menu and left out: ${names}`
        : t`Some dishes are no longer on the menu and were left out.`}
    </p>
  );
}

/** The names of the basket's dishes, kept from one look at it to the next. */
function useDishNames({ overall, lines, dropped }: ReturnType<typeof useBasket>) {
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
