import { ProductCard } from '@dasturxon/ui/product-card';
import { useAtomValue, useSetAtom } from 'jotai';
import { memo, useCallback } from 'react';

import { go } from '../router/navigation.ts';
import { addOneAtom, countAtom, removeOneAtom } from '../domains/cart/cart.ts';
import { isStoppedAtom } from '../domains/menu/availability.ts';
import { gradeAtom } from '../domains/menu/grades.ts';
import { settingsAtom } from '../store/boot.ts';
import { toPicture } from '../catalog/picture-source.ts';
import type { SlimCategory, SlimProduct } from '../catalog/slim-menu.ts';
import { toMenuProduct } from '../catalog/menu-product.ts';
import { ProductFavourite } from './product-favourite.tsx';
import { useTileTexts } from './use-tile-texts.ts';

type ProductTileProps = { product: SlimProduct; category: SlimCategory; eager: boolean };

const open = (id: string) => go(`/product/${id}`);

/** A product's card with its own count: adding one draws this card and the basket, nothing else. */
export const ProductTile = memo(function ProductTile({ product: row, category, eager }: ProductTileProps) {
  const product = toMenuProduct(row);
  const count = useAtomValue(countAtom(product.id));
  const stopped = useAtomValue(isStoppedAtom(product.id));
  const grade = useAtomValue(gradeAtom(product.id));
  const addOne = useSetAtom(addOneAtom);
  const removeOne = useSetAtom(removeOneAtom);
  const favourites = useAtomValue(settingsAtom).features.favourite;
  const texts = useTileTexts(product);

  const asks = product.needsChoice;
  const add = useCallback(() => {
    if (asks) open(product.id);
    else addOne(product.id);
  }, [product.id, asks, addOne]);
  const remove = useCallback(() => removeOne(product.id), [product.id, removeOne]);

  return (
    <ProductCard
      product={{
        id: product.id,
        name: product.name,
        href: `/product/${product.id}`,
        picture: toPicture(product.image),
        meta: texts.meta,
        price: texts.price,
        oldPrice: texts.oldPrice,
        labels: texts.labels,
        grade: texts.grade(grade),
        unavailable: product.isOff || stopped ? texts.unavailable : null,
      }}
      eager={eager}
      cart={{ count, countText: texts.countText(count), asks, full: product.isFull(count) }}
      lookedAt={product.isLookedAt}
      size={category.view}
      corner={favourites ? <ProductFavourite productId={product.id} name={product.name} /> : undefined}
      labels={texts.buttons}
      actions={{ onOpen: open, onAdd: add, onRemove: remove }}
    />
  );
});
