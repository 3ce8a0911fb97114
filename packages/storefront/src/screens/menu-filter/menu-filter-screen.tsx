import {
  filterChoices,
  filterSize,
  fitsFilter,
  type MenuFilter,
  NO_FILTER,
  type Product,
} from '@dasturxon/core/catalog';
import { ChipGroup } from '@dasturxon/ui/chip-group';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { Spinner } from '@dasturxon/ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';

import { menuFilterAtom } from '../../domains/menu/menu-filter.ts';
import { productsAtom } from '../../domains/menu/menu.ts';
import { useOverall } from '../../domains/menu/use-overall.ts';
import { useDishMarks } from '../../i18n/labels/dishes/dish-marks.ts';
import { back } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { LoadFailure } from '../load-failure.tsx';
import styles from './menu-filter-screen.module.css';

const close = () => back('/');

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** What a guest does not eat, over the menu: allergens, diets and heat (B22). */
export function MenuFilterScreen() {
  const { t } = useLingui();
  const overall = useOverall();
  const rows = useAtomValue(productsAtom);
  const products = overall.data?.products.filter(({ id }) => rows.has(id));
  return (
    <Sheet open header={{ title: t`What do you eat?`, closeLabel: t`Close` }} ownBody onClose={close}>
      {products ? <Choices products={products} /> : null}
      {overall.isPending ? <Spinner label={t`Loading`} /> : null}
      {overall.error ? <LoadFailure error={overall.error} onRetry={() => void overall.refetch()} /> : null}
    </Sheet>
  );
}

const MILD = 'mild';

function Choices({ products }: { products: readonly Product[] }) {
  const { t } = useLingui();
  const marks = useDishMarks(useAtomValue(languageAtom));
  const [applied, apply] = useAtom(menuFilterAtom);
  const [filter, setFilter] = useState<MenuFilter>(applied?.filter ?? NO_FILTER);
  const choices = filterChoices(products);
  const fitting = products.filter((product) => fitsFilter(product, filter)).map(({ id }) => id);
  const isEmpty = filterSize(filter) === 0;
  const show = () => {
    apply(isEmpty ? null : { filter, fitting: new Set(fitting) });
    close();
  };
  return (
    <>
      <div className={styles.choices}>
        {choices.diets.length > 0 || choices.hasSpicy ? (
          <ChipGroup
            label={t`Only`}
            items={[
              ...choices.diets.map((diet) => ({
                id: diet as string,
                label: marks.diet(diet),
                pressed: filter.diets.includes(diet),
              })),
              ...(choices.hasSpicy ? [{ id: MILD, label: t`Not spicy`, pressed: filter.mild }] : []),
            ]}
            onToggle={(id) => {
              const diet = choices.diets.find((one) => one === id);
              if (diet) setFilter({ ...filter, diets: toggled(filter.diets, diet) });
              else setFilter({ ...filter, mild: !filter.mild });
            }}
          />
        ) : null}
        {choices.allergens.length > 0 ? (
          <section className={styles.without}>
            <h3 className={styles.title}>{t`Without`}</h3>
            <ChipGroup
              label={t`Without`}
              items={choices.allergens.map((one) => ({
                id: one,
                label: marks.allergen(one),
                pressed: filter.without.includes(one),
              }))}
              onToggle={(id) => {
                const one = choices.allergens.find((allergen) => allergen === id);
                if (one) setFilter({ ...filter, without: toggled(filter.without, one) });
              }}
            />
            <p className={styles.note}>
              {t`Dishes whose allergens the restaurant has not stated are left out. Tell the restaurant about a severe allergy.`}
            </p>
          </section>
        ) : null}
      </div>
      <div className={styles.footer}>
        <PrimaryButton disabled={fitting.length === 0} onClick={show}>
          {fitting.length === 0 ? t`No dish fits` : t`Show dishes: ${fitting.length}`}
        </PrimaryButton>
        {isEmpty ? null : (
          <button type="button" className={styles.reset} onClick={() => setFilter(NO_FILTER)}>
            {t`Clear`}
          </button>
        )}
      </div>
    </>
  );
}
