import { type Category, type Overall, type Product, recommendedProducts } from '@dasturxon/core/catalog';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';

import type { ScreenProps } from '../../app/routes.ts';
import { toMenuProduct } from '../../catalog/menu-product.ts';
import { useApi } from '../../data/api.ts';
import { overallQuery } from '../../data/menu.ts';
import { Recommended } from '../../features/basket/recommended.tsx';
import { ProductPreview } from '../../features/product/product-preview.tsx';
import { ProductSheet } from '../../features/product/product-sheet.tsx';
import { ProductView } from '../../features/product/product-view.tsx';
import { failureText } from '../../i18n/failure-words.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { Heart } from '../../menu/heart.tsx';
import { pageAtom } from '../../state/boot.ts';
import { cartLinesAtom } from '../../state/cart.ts';
import { productsAtom } from '../../state/menu.ts';

/** Comes when somebody wants to read it: a dish opens without. */
const Reviews = lazy(async () => ({
  default: (await import('../../features/product/reviews.tsx')).Reviews,
}));

const close = () => back('/');

/** A product in a sheet over the page it was opened from (RT-10); back closes it. */
export function ProductScreen({ params }: ScreenProps) {
  const { t, i18n } = useLingui();
  const { shell, language, settings } = useAtomValue(pageAtom);
  const overall = useQuery(overallQuery(useApi(), shell === 'web' ? 'WEB' : 'TG'));
  const [isReading, read] = useState(false);
  const id = params['id'] ?? '';
  const row = useAtomValue(productsAtom).get(id);
  const known = row ? toMenuProduct(row) : null;
  const found = overall.data ? whatOf(overall.data, id) : null;

  if (found || overall.isPending) {
    const title = found ? localize(found.product.name, language, settings.languages.main) : known?.name;
    const name = title ?? t`Dish`;
    return (
      <>
        <ProductSheet name={name} opensIn={found?.category?.navigationType} onClose={close}>
          {found && overall.data ? (
            <FoundProduct {...found} overall={overall.data} onReviews={() => read(true)} />
          ) : (
            <ProductPreview product={known} />
          )}
        </ProductSheet>
        {isReading ? (
          <Suspense>
            <Reviews productId={id} name={name} onClose={() => read(false)} />
          </Suspense>
        ) : null}
      </>
    );
  }
  return (
    <Sheet open title={t`Dish`} closeLabel={t`Close`} onClose={close}>
      {overall.error ? (
        <EmptyState
          drawing="problem"
          title={failureText(i18n, language, overall.error)}
          action={<PrimaryButton onClick={() => void overall.refetch()}>{t`Try again`}</PrimaryButton>}
        />
      ) : (
        <EmptyState
          drawing="problem"
          title={t`Product not found`}
          action={<PrimaryButton onClick={close}>{t`To the menu`}</PrimaryButton>}
        />
      )}
    </Sheet>
  );
}

type Found = { product: Product; category: Category | null };

/** A dish and the category that says how it opens; null when the menu has no such dish. */
function whatOf({ products, categories }: Overall, id: string): Found | null {
  const product = products.find((one) => one.id === id);
  return product
    ? { product, category: categories.find((one) => one.id === product.categoryId) ?? null }
    : null;
}

type FoundProductProps = Found & { overall: Overall; onReviews: () => void };

/** The product itself, and what goes well with it. */
function FoundProduct({ product, category, overall, onReviews }: FoundProductProps) {
  const { language, settings } = useAtomValue(pageAtom);
  const inCart = useAtomValue(cartLinesAtom).map((line) => line.productId);
  const { id } = product;
  const name = localize(product.name, language, settings.languages.main);
  useTitle(name);
  return (
    <ProductView
      product={product}
      withoutCart={category?.isWithoutCart ?? false}
      heart={settings.features.favourite ? <Heart productId={id} name={name} /> : null}
      below={<Recommended products={recommendedProducts(overall.products, [id, ...inCart])} />}
      onReviews={onReviews}
      onClose={close}
    />
  );
}
