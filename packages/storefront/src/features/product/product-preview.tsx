import { formatPrice } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { ProductDetails } from '@dasturxon/ui/product-details';
import { SheetBody } from '@dasturxon/ui/sheet';
import { Spinner } from '@dasturxon/ui/spinner';
import { useAtomValue } from 'jotai';

import type { MenuProduct } from '../../catalog/menu-product.ts';
import { toPicture } from '../../catalog/picture-source.ts';
import { tilePrices } from '../../catalog/tile-prices.ts';
import { languageAtom } from '../../store/language.ts';

/** What the card already knew, at once, while the rest of the product loads; null where there was no card. */
export function ProductPreview({ product }: { product: MenuProduct | null }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const prices = product && tilePrices(product);
  const price = prices && formatPrice(prices.now, language);
  const picture = product && toPicture(product.image);
  return (
    <SheetBody>
      {product && prices && price ? (
        <ProductDetails
          product={{
            name: product.name,
            pictures: picture ? [picture] : [],
            price: product.needsChoice ? t`from ${price}` : price,
            oldPrice: prices.before === null ? null : formatPrice(prices.before, language),
          }}
          oldPriceLabel={t`Old price`}
        />
      ) : (
        <Spinner label={t`Loading`} />
      )}
    </SheetBody>
  );
}
