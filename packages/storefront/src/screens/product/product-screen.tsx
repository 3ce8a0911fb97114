import {
  cartProducts,
  type Category,
  menuMoment,
  mergeGrades,
  type Overall,
  type Product,
  type ProductGrade,
  recommendedProducts,
} from '@dasturxon/core/catalog';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import type { ScreenProps } from '../../app/routes/routes.ts';
import { toMenuProduct } from '../../catalog/menu-product.ts';
import { soldAgain } from '../../domains/menu/sold-again.ts';
import { useOverall } from '../../domains/menu/use-overall.ts';
import { Recommended } from '../../features/basket/recommended.tsx';
import { ProductPreview } from '../../features/product/product-preview.tsx';
import { ProductSheet } from '../../features/product/product-sheet.tsx';
import { ProductView } from '../../features/product/product-view.tsx';
import { useDeps } from '../../hosts/deps.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { ProductFavourite } from '../../menu/product-favourite.tsx';
import { pageAtom } from '../../store/boot.ts';
import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { gradesAtom } from '../../domains/menu/grades.ts';
import { productsAtom } from '../../domains/menu/menu.ts';
import { lazyComponent } from '../../lazy/lazy-component.ts';
import { Optional } from '../../lazy/optional.tsx';

/** Loaded on demand: a dish opens without it. */
const Reviews = lazyComponent(
  () => import('../../features/product/reviews.tsx'),
  (module) => module.Reviews,
);

const close = () => back('/');

/** A product in a sheet over the page it was opened from (RT-10); back closes it. */
export function ProductScreen({ params }: ScreenProps) {
  const overall = useOverall();
  const grades = useAtomValue(gradesAtom);
  const id = params['id'] ?? '';
  const found = overall.data ? whatOf(overall.data, id, grades) : null;
  if (found || overall.isPending) return <Dish id={id} found={found} />;
  return <NoDish failure={overall.error} onRetry={() => void overall.refetch()} />;
}

type Found = { product: Product; category: Category | null; overall: Overall };

/** A dish, its category, which decides how it opens, and the menu around it; null when the menu has no such dish. */
function whatOf(overall: Overall, id: string, grades: readonly ProductGrade[]): Found | null {
  const found = overall.products.filter((one) => one.id === id);
  const [product] = mergeGrades(found, grades);
  const category = overall.categories.find((one) => one.id === product?.categoryId) ?? null;
  return product ? { product, category, overall } : null;
}

/** In one sheet: the card's data, then the whole dish; over it the reviews. */
function Dish({ id, found }: { id: string; found: Found | null }) {
  const { t } = useLingui();
  const { language, settings } = useAtomValue(pageAtom);
  const row = useAtomValue(productsAtom).get(id);
  const [isReading, read] = useState(false);
  const known = row ? toMenuProduct(row) : null;
  const title = found ? localize(found.product.name, language, settings.languages.main) : known?.name;
  const name = title ?? t`Dish`;
  return (
    <>
      <ProductSheet name={name} opensIn={found?.category?.navigationType} onClose={close}>
        {found ? (
          <FoundProduct {...found} name={name} onReviews={() => read(true)} />
        ) : (
          <ProductPreview product={known} />
        )}
      </ProductSheet>
      {isReading ? (
        <Optional>
          <Reviews productId={id} name={name} onClose={() => read(false)} />
        </Optional>
      ) : null}
    </>
  );
}

type FoundProductProps = Found & { name: string; onReviews: () => void };

/** The product itself, and what goes well with it. */
function FoundProduct({ product, category, overall, name, onReviews }: FoundProductProps) {
  const { settings, language } = useAtomValue(pageAtom);
  const { now, timeZone } = useDeps();
  const inCart = useAtomValue(cartLinesAtom).map((line) => line.productId);
  const { id } = product;
  useTitle(name);
  return (
    <ProductView
      product={product}
      withoutCart={category?.isWithoutCart ?? false}
      soldAgain={soldAgain(product, { rules: overall.rules, at: menuMoment(now(), timeZone), language })}
      favourite={settings.features.favourite ? <ProductFavourite productId={id} name={name} /> : null}
      below={<Recommended products={recommendedProducts(cartProducts(overall), [id, ...inCart])} />}
      onReviews={onReviews}
      onClose={close}
    />
  );
}

/** The menu did not come, or has no such dish. */
function NoDish({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  const { t, i18n } = useLingui();
  const { language } = useAtomValue(pageAtom);
  return (
    <Sheet open header={{ title: t`Dish`, closeLabel: t`Close` }} onClose={close}>
      {failure ? (
        <EmptyState
          drawing="problem"
          title={failureText(i18n, language, failure)}
          action={<PrimaryButton onClick={onRetry}>{t`Try again`}</PrimaryButton>}
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
