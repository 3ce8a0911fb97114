import { formatPrice } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { LONGEST_WHOLE_MENU, productCount } from '../catalog/cut-menu.ts';
import { toMenuProduct } from '../catalog/menu-product.ts';
import type { SlimProduct } from '../catalog/slim-menu.ts';
import { tilePrices } from '../catalog/tile-prices.ts';
import { languageAtom } from '../store/language.ts';
import { menuAtom } from '../domains/menu/menu.ts';
import styles from './menu-chunk.module.css';

/** Products that are not drawn yet, as words, for browsers without JavaScript. Long menus are read category by category. */
export function PlainProducts({ products }: { products: readonly SlimProduct[] }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const menu = useAtomValue(menuAtom);
  const isLong = menu !== null && productCount(menu) > LONGEST_WHOLE_MENU;
  if (isLong) return <noscript />;
  return (
    <noscript>
      <ul className={styles.plain}>
        {products.map((row) => {
          const product = toMenuProduct(row);
          const price = formatPrice(tilePrices(product).now, language);
          return (
            <li key={product.id} data-product={product.id}>
              <a href={`/product/${product.id}`}>{product.name}</a>{' '}
              {product.needsChoice ? t`from ${price}` : price}
            </li>
          );
        })}
      </ul>
    </noscript>
  );
}
