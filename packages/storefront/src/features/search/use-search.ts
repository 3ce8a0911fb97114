import { indexMenu, searchMenu } from '@dasturxon/core/search';
import { buildMenu, type Product, recommendedProducts } from '@dasturxon/core/catalog';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';

import { useProductFormats } from '../../i18n/labels/dishes/product-formats.ts';
import { useOverall } from '../../domains/menu/use-overall.ts';
import { pageAtom } from '../../store/boot.ts';
import { productsAtom } from '../../domains/menu/menu.ts';

const MOST_POPULAR = 4;

/** The menu's rows that a query means, best first; nothing while nothing is typed (MENU-10, D78). */
export function useSearch(query: string) {
  const { language } = useAtomValue(pageAtom);
  const rows = useAtomValue(productsAtom);
  const { label } = useProductFormats(language);
  const overall = useOverall();
  const wanted = useDeferredValue(query.trim());
  const index = useMemo(
    () => (overall.data ? indexOf(buildMenu(overall.data, { language }).products, label) : null),
    // The labels change with the language alone.
    // oxlint-disable-next-line react/exhaustive-deps -- `label` is a new function at each render
    [overall.data, language],
  );
  const found = useMemo(
    () =>
      (index && wanted ? searchMenu(index, wanted, language) : [])
        .map((id) => rows.get(id))
        .filter((row) => row !== undefined),
    [index, wanted, language, rows],
  );
  const popular = useMemo(
    () =>
      recommendedProducts(overall.data?.products ?? [])
        .map(({ id }) => rows.get(id))
        .filter((row) => row !== undefined)
        .slice(0, MOST_POPULAR),
    [overall.data, rows],
  );
  return {
    found,
    /** The merchant's recommendations for a search without results. */
    popular,
    isReady: index !== null,
    isMenuMissing: rows.size === 0,
    /** Why there is nothing to show: what people like to take is something. */
    failure: wanted === '' && popular.length > 0 ? null : overall.error,
    retry: () => void overall.refetch(),
  };
}

/** The indexed menu, each label by its code and by the text on the card (IMP-08). */
function indexOf(products: readonly Product[], label: (code: string) => string) {
  const toSearchText = ({ labels, ...product }: Product) => ({
    ...product,
    labels: labels.flatMap((code) => [code, label(code)]),
  });
  return indexMenu({ products: products.map(toSearchText) });
}
