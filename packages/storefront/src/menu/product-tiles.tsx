import { ProductGrid } from '@dasturxon/ui/product-grid';

import type { SlimCategory, SlimProduct } from '../catalog/slim-menu.ts';
import { ProductTile } from './product-tile.tsx';

const ANY: SlimCategory = { id: '', group: -1, name: '', view: 'MEDIUM', count: 0 };

/** Products in a grid of their own, outside the menu: what was found, what is liked. */
export function ProductTiles({
  products,
  category = ANY,
}: {
  products: readonly SlimProduct[];
  category?: SlimCategory;
}) {
  return (
    <ProductGrid size={category.view}>
      {products.map((product) => (
        <ProductTile key={product[0]} product={product} category={category} eager={false} />
      ))}
    </ProductGrid>
  );
}
