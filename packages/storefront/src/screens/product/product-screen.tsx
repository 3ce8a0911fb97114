import { recommendedProducts } from '@dasturxon/core/catalog';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import type { ScreenProps } from '../../app/routes.ts';
import { useApi } from '../../data/api.ts';
import { overallQuery } from '../../data/menu.ts';
import { Recommended } from '../../features/basket/recommended.tsx';
import { ProductPreview } from '../../features/product/product-preview.tsx';
import { ProductView } from '../../features/product/product-view.tsx';
import { failureText } from '../../i18n/failure-words.ts';
import { back } from '../../router/navigation.ts';
import { Heart } from '../../menu/heart.tsx';
import { pageAtom } from '../../state/boot.ts';
import { cartLinesAtom } from '../../state/cart.ts';

const close = () => back('/');

/** A product in a sheet over the page it was opened from (RT-10); back closes it. */
export function ProductScreen({ params }: ScreenProps) {
  const { t, i18n } = useLingui();
  const { shell, language, settings } = useAtomValue(pageAtom);
  const { languages } = settings;
  const hearts = settings.features.favourite;
  const overall = useQuery(overallQuery(useApi(), shell === 'web' ? 'WEB' : 'TG'));

  const inCart = useAtomValue(cartLinesAtom).map((line) => line.productId);
  const id = params['id'] ?? '';

  if (overall.data) {
    const product = overall.data.products.find((one) => one.id === id);
    const category = overall.data.categories.find((one) => one.id === product?.categoryId);
    if (product)
      return (
        <ProductView
          key={id}
          product={product}
          withoutCart={category?.isWithoutCart ?? false}
          heart={
            hearts ? <Heart productId={id} name={localize(product.name, language, languages.main)} /> : null
          }
          below={<Recommended products={recommendedProducts(overall.data.products, [id, ...inCart])} />}
          onClose={close}
        />
      );
  }
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
