import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { joinNames } from '../../i18n/labels/place-line.ts';
import { languageAtom } from '../../store/language.ts';
import { productsAtom } from '../../domains/menu/menu.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import styles from './basket-view.module.css';
import type { useBasket } from './use-basket.ts';
import type { useDishNames } from './use-dish-names.ts';

type LeftOutProps = {
  dropped: ReturnType<typeof useBasket>['dropped'];
  kept: ReturnType<typeof useDishNames>;
};

/** Basket dishes that are no longer on the menu; those without a stored name are only counted. */
export function LeftOut({ dropped, kept }: LeftOutProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const format = useOrderFormats();
  const products = useAtomValue(productsAtom);
  const nameOf = (id: string) => {
    const name = kept[id];
    return name ? format.name(name) : products.get(id)?.[1];
  };
  const names = joinNames([...new Set(dropped.map(({ productId }) => nameOf(productId)))], language);

  return (
    <p className={styles.note}>
      {names
        ? t`No longer on the menu and left out: ${names}`
        : t`Some dishes are no longer on the menu and were left out.`}
    </p>
  );
}
