import { ProductGrid } from '@dasturxon/ui/product-grid';
import { clsx } from 'clsx';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatPrice } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import styles from './menu-chunk.module.css';
import type { MenuChunk } from '../catalog/menu-rows.ts';
import { ProductTile } from './product-tile.tsx';
import type { SlimCategory, SlimProduct } from '../catalog/slim-menu.ts';
import { useNearViewport } from './use-near-viewport.ts';
import { LONGEST_WHOLE_MENU, productCount } from '../catalog/cut-menu.ts';
import { toMenuProduct } from '../catalog/menu-product.ts';
import { tilePrices } from '../catalog/tile-prices.ts';
import { languageAtom } from '../store/language.ts';
import { menuAtom } from '../domains/menu/menu.ts';

/** How many products the server draws: more than the tallest phone shows at first. */
export const FIRST_PRODUCTS = 12;
/** Those of the first screen, whose third row shows its upper edge on a phone: their pictures are asked for at once. */
const EAGER_PICTURES = 6;

/** The space reserved for a number of products: a horizontal category takes one row for all of them. */
const roomOf = ({ view, horizontal }: SlimCategory, count: number, isDeferred = false) => ({
  className: clsx(styles.chunk, styles[view], isDeferred && !horizontal && styles.deferred),
  'data-n': horizontal ? 1 : count,
});

/** The placeholder of a whole category outside the viewport; the page's own style sets its number of products. */
export function SectionPlaceholder({ category }: { category: SlimCategory }) {
  const ref = useRef<HTMLDivElement>(null);
  const room = roomOf(category, category.count);
  const rows = String(room['data-n']);
  useLayoutEffect(() => ref.current?.style.setProperty('--n', rows), [rows]);
  return <div ref={ref} {...room} />;
}

/** On the server the text of cards that are not rendered yet; in the browser empty. */
const Waiting = import.meta.env.SSR ? PlainProducts : () => <noscript />;

type MenuChunkViewProps = { chunk: MenuChunk; category: SlimCategory };

/** A dozen products, or a placeholder of their size while they are far from the viewport. */
export const MenuChunkView = memo(function MenuChunkView({ chunk, category }: MenuChunkViewProps) {
  const { ref, isNearViewport } = useNearViewport<HTMLDivElement>(chunk.first < FIRST_PRODUCTS);
  return (
    <div ref={ref} {...roomOf(category, chunk.count, chunk.first >= FIRST_PRODUCTS)}>
      {isNearViewport ? (
        <ViewportProducts chunk={chunk} category={category} />
      ) : (
        <Waiting products={chunk.products} />
      )}
    </div>
  );
});

function ViewportProducts({ chunk: { products, first, count }, category }: MenuChunkViewProps) {
  const drawn = useIncrementalRendering(count, first < FIRST_PRODUCTS);
  return (
    <ProductGrid size={category.view} across={category.horizontal}>
      {products.slice(0, drawn).map((product, index) => (
        <ProductTile
          key={product[0]}
          product={product}
          category={category}
          eager={first + index < EAGER_PICTURES}
        />
      ))}
    </ProductGrid>
  );
}

/** Cards rendered per frame. A frame of a scroll has a fixed cost, so a smaller step delays more frames. */
const STEP = 4;

/** How many of `count` cards are rendered: all at once, or a step more with each frame, so that scrolling stays smooth. */
export function useIncrementalRendering(count: number, atOnce: boolean): number {
  const [drawn, setDrawn] = useState(atOnce ? count : STEP);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const id = requestAnimationFrame(() => setDrawn(drawn + STEP));
    return () => cancelAnimationFrame(id);
  }, [drawn, count]);
  return drawn;
}

/** Products that are not rendered yet, as text, for browsers without JavaScript. Long menus have a page per category. */
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
              <a href={`/product/${product.id}`}>{product.name}</a>
              {` ${product.needsChoice ? t`from ${price}` : price}`}
            </li>
          );
        })}
      </ul>
    </noscript>
  );
}
