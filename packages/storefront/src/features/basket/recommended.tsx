import { useLingui } from '@lingui/react/macro';
import { needsChoice, type Product } from '@dasturxon/core/catalog';
import { defaultModifiers } from '@dasturxon/core/cart';
import { localize } from '@dasturxon/core/kernel';
import { ProductCard } from '@dasturxon/ui/product-card';
import { ProductGrid } from '@dasturxon/ui/product-grid';
import { useAtomValue, useSetAtom } from 'jotai';

import { toPicture } from '../../catalog/picture-source.ts';
import { useProductFormats } from '../../i18n/labels/dishes/product-formats.ts';
import { go } from '../../router/navigation.ts';
import { pageAtom } from '../../store/boot.ts';
import { addLineAtom } from '../../domains/cart/cart.ts';
import { notifyAtom } from '../../store/notices.ts';
import styles from './basket-view.module.css';

const MOST = 4;

/** What goes well with the basket (MENU-07): below it, never in its way. */
export function Recommended({ products }: { products: readonly Product[] }) {
  const { t } = useLingui();
  const { language, settings } = useAtomValue(pageAtom);
  const addLine = useSetAtom(addLineAtom);
  const notify = useSetAtom(notifyAtom);
  const format = useProductFormats(language);
  if (products.length === 0) return null;

  const add = (product: Product) => {
    if (needsChoice(product)) return go(`/product/${product.id}`);
    addLine({
      productId: product.id,
      modifiers: defaultModifiers(product.modificationGroups),
      count: product.minCount,
    });
    notify({ text: t`added to cart`, tone: 'success' });
  };

  return (
    <section className={styles.proposals} aria-labelledby="recommended">
      <h2 className={styles.title} id="recommended">{t`Goes well with this`}</h2>
      <ProductGrid size="MEDIUM" across>
        {products.slice(0, MOST).map((product) => (
          <ProductCard
            key={product.id}
            product={{
              id: product.id,
              name: localize(product.name, language, settings.languages.main),
              href: `/product/${product.id}`,
              picture: toPicture(product.image),
              meta: format.meta(product),
              price: format.from(product),
            }}
            cart={{ isOutsideMenu: true }}
            labels={{ add: t`Add to basket`, decrease: t`One less` }}
            actions={{ onOpen: (id) => go(`/product/${id}`), onAdd: () => add(product) }}
          />
        ))}
      </ProductGrid>
    </section>
  );
}
