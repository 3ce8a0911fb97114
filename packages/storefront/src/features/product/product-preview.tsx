import { formatPrice } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { ProductDetails } from '@dasturxon/ui/product-details';
import { Sheet } from '@dasturxon/ui/sheet';
import { Spinner } from '@dasturxon/ui/spinner';
import { useAtomValue } from 'jotai';

import { toMenuProduct } from '../../catalog/menu-product.ts';
import { toPicture } from '../../catalog/picture-source.ts';
import { tilePrices } from '../../catalog/tile-prices.ts';
import { languageAtom } from '../../state/language.ts';
import { productsAtom } from '../../state/menu.ts';

/** What the card already knew, at once, while the rest of the product is on its way. */
export function ProductPreview({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const row = useAtomValue(productsAtom).get(id);
  const product = row && toMenuProduct(row);
  const prices = product && tilePrices(product);
  const picture = product && toPicture(product.image);
  return (
    <Sheet open bare height="full" title={product?.name ?? t`Dish`} closeLabel={t`Close`} onClose={onClose}>
      {product && prices ? (
        <ProductDetails
          name={product.name}
          pictures={picture ? [picture] : []}
          price={formatPrice(prices.now, language)}
          oldPrice={prices.before === null ? null : formatPrice(prices.before, language)}
          oldPriceLabel={t`Old price`}
        />
      ) : (
        <Spinner label={t`Loading`} />
      )}
    </Sheet>
  );
}
