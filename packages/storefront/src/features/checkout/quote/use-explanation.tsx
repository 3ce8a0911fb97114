import { priceLine } from '@dasturxon/core/cart';
import { useLingui } from '@lingui/react';
import type { TotalsLine } from '@dasturxon/ui/totals';
import { useAtomValue } from 'jotai';

import { toMenuProduct } from '../../../catalog/menu-product.ts';
import { failureText } from '../../../i18n/labels/failure-text.ts';
import { toTotalsLines } from '../../../i18n/labels/totals-lines.ts';
import { cartLinesAtom, toPriceable } from '../../../domains/cart/cart.ts';
import { dishNamesAtom } from '../../../domains/cart/dish-names.ts';
import { languageAtom } from '../../../store/language.ts';
import { productsAtom } from '../../../domains/menu/menu.ts';
import { orderDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import styles from '../cards/checkout.module.css';
import { refusedProducts } from '../cards/problems.ts';
import type { useQuote } from './use-quote.ts';

type Quoted = Pick<ReturnType<typeof useQuote>, 'quote' | 'error'>;

/**
 * The sum line by line from the server's quote; without one, only the dishes of the basket. A refused line shows its
 * own reason (IMP-01). Null while neither is known.
 */
export function useExplanation({ quote, error }: Quoted, domainError: unknown) {
  const { i18n } = useLingui();
  const format = useOrderFormats();
  const isDelivery = useAtomValue(serviceTypeAtom) === 'DELIVERY';
  const hasAddress = Boolean(useAtomValue(orderDraftAtom).address);
  const language = useAtomValue(languageAtom);
  const cartLines = useAtomValue(cartLinesAtom);
  const own = useOwnLines();
  const refused = new Set(refusedProducts(domainError));
  if (!quote && !error) return null;

  const priced =
    quote && toTotalsLines({ ...quote, isBrought: isDelivery && (hasAddress || null) }, format, i18n);
  const asked = quote?.lines ?? cartLines.map((line) => ({ ...line, id: line.key }));
  const wrong = new Set(asked.filter(({ productId }) => refused.has(productId)).map(({ id }) => id));
  return (priced ?? own).map((line): TotalsLine => {
    if (!wrong.has(line.id)) return line;
    return {
      ...line,
      hint: <span className={styles.refused}>{failureText(i18n, language, domainError)}</span>,
    };
  });
}

/** The dishes of the basket at the prices of the menu. */
function useOwnLines(): TotalsLine[] {
  const format = useOrderFormats();
  const products = useAtomValue(productsAtom);
  const kept = useAtomValue(dishNamesAtom);
  return useAtomValue(cartLinesAtom).flatMap(({ key, productId, count, modifiers }) => {
    const row = products.get(productId);
    const name = kept[productId];
    if (!row) return name ? [{ id: key, label: format.name(name), value: '—' }] : [];
    const { product, ...line } = toPriceable(toMenuProduct(row), count, modifiers);
    const label = `${product.name} ${format.count({ ...product, count })}`.trim();
    return { id: key, label, value: format.money(priceLine({ product, ...line }).price) };
  });
}
