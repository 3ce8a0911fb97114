import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@dasturxon/ui/page-header';
import { SkeletonCards } from '@dasturxon/ui/skeleton';
import { useAtomValue } from 'jotai';

import { toSections } from '../../catalog/menu-rows.ts';
import { ProductTiles } from '../../menu/product-tiles.tsx';
import { useMissingMenu } from '../../menu/use-missing-menu.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back, useQueryParam } from '../../router/navigation.ts';
import { menuAtom } from '../../domains/menu/menu.ts';
import { Loaded } from '../loaded.tsx';
import { CategoryList } from './category-list.tsx';
import styles from './category-screen.module.css';

/** One category of the menu, `/category?id=` (RT-08, D73); without an id, the list of them. */
export function CategoryScreen() {
  const { t } = useLingui();
  const menu = useAtomValue(menuAtom);
  const missing = useMissingMenu(menu === null);
  const id = useQueryParam('id');
  const sections = menu ? toSections(menu) : [];
  const section = sections.find(({ category }) => category.id === id);
  const title = section?.category.name ?? t`Categories`;
  useTitle(title);

  return (
    <>
      <PageHeader title={title} backLabel={t`Back`} onBack={() => back('/')} />
      <main className={styles.main}>
        <Loaded
          query={{ data: menu ?? undefined, error: missing.error, refetch: missing.retry }}
          waiting={<SkeletonCards label={t`Loading`} />}
        >
          {() =>
            section ? (
              <ProductTiles
                category={section.category}
                products={section.chunks.flatMap(({ products }) => products)}
              />
            ) : (
              <CategoryList
                sections={sections}
                groups={menu?.groups.map(([, name]) => name) ?? []}
                isLost={id !== null}
              />
            )
          }
        </Loaded>
      </main>
    </>
  );
}
