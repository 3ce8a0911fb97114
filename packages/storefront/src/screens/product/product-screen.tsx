import { type Overall, type Product, recommendedProducts } from '@dasturxon/core/catalog';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';

import type { ScreenProps } from '../../app/routes.ts';
import { useApi } from '../../data/api.ts';
import { overallQuery } from '../../data/menu.ts';
import { Recommended } from '../../features/basket/recommended.tsx';
import { ProductPreview } from '../../features/product/product-preview.tsx';
import { ProductView } from '../../features/product/product-view.tsx';
import { failureText } from '../../i18n/failure-words.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { Heart } from '../../menu/heart.tsx';
import { pageAtom } from '../../state/boot.ts';
import { cartLinesAtom } from '../../state/cart.ts';

/** Comes when somebody wants to read it: a dish opens without. */
const Reviews = lazy(async () => ({
  default: (await import('../../features/product/reviews.tsx')).Reviews,
}));

const close = () => back('/');

/** A product in a sheet over the page it was opened from (RT-10); back closes it. */
export function ProductScreen({ params }: ScreenProps) {
  const { t, i18n } = useLingui();
  const { shell, language } = useAtomValue(pageAtom);
  const overall = useQuery(overallQuery(useApi(), shell === 'web' ? 'WEB' : 'TG'));
  const id = params['id'] ?? '';
  const product = overall.data?.products.find((one) => one.id === id);

  if (overall.data && product) return <FoundProduct key={id} product={product} overall={overall.data} />;
  if (overall.isPending) return <ProductPreview id={id} onClose={close} />;
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

/** The product itself, what goes well with it, and over it what guests say. */
function FoundProduct({ product, overall }: { product: Product; overall: Overall }) {
  const { language, settings } = useAtomValue(pageAtom);
  const inCart = useAtomValue(cartLinesAtom).map((line) => line.productId);
  const [isReading, read] = useState(false);
  const { id, categoryId } = product;
  const name = localize(product.name, language, settings.languages.main);
  const category = overall.categories.find((one) => one.id === categoryId);
  useTitle(name);
  return (
    <>
      <ProductView
        product={product}
        withoutCart={category?.isWithoutCart ?? false}
        opensIn={category?.navigationType}
        heart={settings.features.favourite ? <Heart productId={id} name={name} /> : null}
        below={<Recommended products={recommendedProducts(overall.products, [id, ...inCart])} />}
        onReviews={() => read(true)}
        onClose={close}
      />
      {isReading ? (
        <Suspense>
          <Reviews productId={id} name={name} onClose={() => read(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
