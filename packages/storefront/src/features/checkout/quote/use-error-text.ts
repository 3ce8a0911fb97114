import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';

import { failureText } from '../../../i18n/labels/failure-text.ts';
import { joinNames } from '../../../i18n/labels/place-line.ts';
import { dishNamesAtom } from '../../../domains/cart/dish-names.ts';
import { languageAtom } from '../../../store/language.ts';
import { productsAtom } from '../../../domains/menu/menu.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import { refusedProducts } from '../cards/problems.ts';
import type { useQuote } from './use-quote.ts';

type Quoted = Pick<ReturnType<typeof useQuote>, 'quote'>;

/**
 * The error text with the names of its dishes: the last price and the basket also name those that have left the menu
 * (ERR-11, IMP-01).
 */
export function useErrorText({ quote }: Quoted): (failure: unknown) => string {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const products = useAtomValue(productsAtom);
  const kept = useAtomValue(dishNamesAtom);
  const format = useOrderFormats();
  const nameOf = (id: string) => {
    const name = quote?.lines.find(({ productId }) => productId === id)?.name ?? kept[id];
    return name ? format.name(name) : products.get(id)?.[1];
  };
  return (failure) => {
    const names = joinNames(refusedProducts(failure).map(nameOf), language);
    const text = failureText(i18n, language, failure);
    return names ? `${names}: ${text}` : text;
  };
}
