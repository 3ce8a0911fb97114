import { categoryScopeOf } from '@dasturxon/core/catalog';
import { useLingui } from '@lingui/react/macro';
import { CategoryTiles } from '@dasturxon/ui/category-tiles';
import { EmptyState } from '@dasturxon/ui/empty-state';

import type { MenuSection } from '../../catalog/menu-rows.ts';
import { toPicture } from '../../catalog/picture-source.ts';
import { go } from '../../router/navigation.ts';
import styles from './category-screen.module.css';

type CategoryListProps = {
  sections: readonly MenuSection[];
  groups: readonly string[];
  /** Whether one was asked for that is not there. */
  isLost: boolean;
};

const pathOf = (id: string) => `/category?id=${id}`;

/** Every category as a picture with its name, under the names of their groups. */
export function CategoryList({ sections, groups, isLost }: CategoryListProps) {
  const { t } = useLingui();
  const shelves = groups
    .map((name, index) => ({ name, shelf: sections.filter(({ category }) => category.group === index) }))
    .concat({ name: '', shelf: sections.filter(({ category }) => category.group < 0) })
    .filter(({ shelf }) => shelf.length > 0);
  const isGrouped = categoryScopeOf(null, shelves) === 'GROUP_CATEGORY';

  return (
    <>
      {isLost ? <EmptyState drawing="search" title={t`nothing found`} /> : null}
      {shelves.map(({ name, shelf }) => (
        <section key={name} className={styles.shelf}>
          {isGrouped && name ? <h2 className={styles.group}>{name}</h2> : null}
          <CategoryTiles
            label={isGrouped && name ? name : t`Categories`}
            items={shelf.map((section) => ({
              id: section.category.id,
              name: section.category.name,
              href: pathOf(section.category.id),
              picture: pictureOf(section),
            }))}
            onSelect={(id) => go(pathOf(id))}
          />
        </section>
      ))}
    </>
  );
}

/** The category's own picture, else that of the first dish which has one. */
function pictureOf({ category, chunks }: MenuSection) {
  const dishes = chunks.flatMap(({ products }) => products);
  return toPicture(category.image ?? dishes.find(([, , image]) => image)?.[2] ?? null);
}
