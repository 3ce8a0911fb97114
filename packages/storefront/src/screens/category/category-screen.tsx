import { useLingui } from '@lingui/react/macro';
import { Cell, CellList } from '@dasturxon/ui/cell-list';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PageHeader } from '@dasturxon/ui/page-header';
import { SkeletonCards } from '@dasturxon/ui/skeleton';
import { useAtomValue } from 'jotai';

import { type MenuSection, toSections } from '../../catalog/menu-rows.ts';
import { ProductTiles } from '../../menu/product-tiles.tsx';
import { useMissingMenu } from '../../menu/use-missing-menu.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go, useQueryParam } from '../../router/navigation.ts';
import { menuAtom } from '../../state/menu.ts';
import { Loaded } from '../loaded.tsx';
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
              <CategoryList sections={sections} isLost={id !== null} />
            )
          }
        </Loaded>
      </main>
    </>
  );
}

type CategoryListProps = { sections: readonly MenuSection[]; isLost: boolean };

function CategoryList({ sections, isLost }: CategoryListProps) {
  const { t } = useLingui();
  return (
    <>
      {isLost ? <EmptyState drawing="search" title={t`nothing found`} /> : null}
      <CellList>
        {sections.map(({ category }) => (
          <Cell
            key={category.id}
            title={category.name}
            href={`/category?id=${category.id}`}
            onClick={(event) => {
              event.preventDefault();
              go(`/category?id=${category.id}`);
            }}
          />
        ))}
      </CellList>
    </>
  );
}
