import { groupTypeOf } from '@dasturxon/core/catalog';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { memo, type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { CategoryChips } from '@dasturxon/ui/category-chips';
import { SectionHeading } from '@dasturxon/ui/section-heading';

import { lazyModule } from '../lazy/lazy-module.ts';
import { settingsAtom } from '../store/boot.ts';
import type { SlimMenu } from '../catalog/slim-menu.ts';
import { menuAtom } from '../domains/menu/menu.ts';
import { menuFilterAtom, shownMenuAtom } from '../domains/menu/menu-filter.ts';
import { FilterIcon } from '@dasturxon/ui/menu-icons';
import { FilterButton } from '@dasturxon/ui/category-chips';
import { go } from '../router/navigation.ts';
import { BasketDock } from './basket-dock.tsx';
import { MenuFooter } from './menu-footer.tsx';
import { MenuTop } from './menu-top.tsx';
import { type MenuSection, toSections } from '../catalog/menu-rows.ts';
import styles from './menu-screen.module.css';
import { useMissingMenu } from './use-missing-menu.ts';
import { goToSection, useScrollSpy } from './use-scroll-spy.ts';
import { SectionPlaceholder, FIRST_PRODUCTS, MenuChunkView } from './menu-chunk.tsx';
import { toPicture } from '../catalog/picture-source.ts';
import { useNearViewport } from './use-near-viewport.ts';

const menuRest = lazyModule(() => import('../domains/menu/rest-of-menu.ts'));

type MenuScreenProps = {
  panel: ReactNode;
  /** Groups and categories above the dishes, if the merchant's layout has more than a row of chips. */
  views: ReactNode;
};

/** The page of the brand: what can be ordered, and the basket under it; on a wide screen beside it (SET-18). */
export function MenuScreen({ panel, views }: MenuScreenProps) {
  const { t } = useLingui();
  const menu = useAtomValue(shownMenuAtom);
  const { cart, groupView, categoryView } = useAtomValue(settingsAtom).layout;
  const groups = menu?.groups ?? [];
  const isGrouped = groupTypeOf(groups) === 'GROUP';
  const namesGroups = groupView === 'LIST' && isGrouped;
  const hasViews = (groupView !== 'LIST' && isGrouped) || categoryView === 'GRID';
  const sections = useMemo(() => (menu ? toSections(menu) : []), [menu]);
  useMissingMenu(menu === null);
  useRestOfMenu(menu?.rest !== undefined);

  return (
    <div className={styles.page} data-panel={cart.inMain ? '' : undefined} data-view={categoryView}>
      <MenuTop />
      {hasViews ? views : null}
      <CategoryNav sections={sections} />
      <main id="content" aria-label={t`Menu`}>
        {sections.map((section, index) => (
          <MenuSectionView
            key={section.category.id}
            section={section}
            group={namesGroups ? groupBegun(menu, index) : null}
          />
        ))}
      </main>
      {cart.inMain ? <aside className={styles.panel}>{panel}</aside> : null}
      <MenuFooter />
      <BasketDock />
    </div>
  );
}

/** The name of the group whose first category this is. */
function groupBegun(menu: SlimMenu | null, index: number): string | null {
  const [before, here] = [menu?.categories[index - 1]?.group, menu?.categories[index]?.group ?? -1];
  return here === before ? null : (menu?.groups[here]?.[1] ?? null);
}

/** Loads the products that the page of a long menu does not contain, after hydration. */
export function useRestOfMenu(isMissing: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (isMissing) void menuRest.load().then(({ restOfMenu }) => restOfMenu(store));
  }, [isMissing, store]);
}

type CategoryNavProps = { sections: readonly MenuSection[] };

/** The sticky row of categories; a tap brings the section and moves the focus to its heading. */
const CategoryNav = memo(function CategoryNav({ sections }: CategoryNavProps) {
  const { t } = useLingui();
  const canFilter = useAtomValue(menuAtom)?.marked === true;
  const activeId = useScrollSpy(sections);
  const items = useMemo(() => sections.map(({ category: { id, name } }) => ({ id, name })), [sections]);
  const select = useCallback((id: string) => goToSection(id), []);
  return (
    <CategoryChips
      label={t`Categories`}
      items={items}
      activeId={activeId ?? items[0]?.id ?? null}
      onSelect={select}
      lead={canFilter ? <MenuFilterButton /> : null}
    />
  );
});

/** Opens what the guest does not eat; marked while a filter is on (B22). */
function MenuFilterButton() {
  const { t } = useLingui();
  const isOn = useAtomValue(menuFilterAtom) !== null;
  return (
    <FilterButton label={t`Filter`} isOn={isOn} onClick={() => go('/?filter=open')}>
      <FilterIcon size={20} />
    </FilterButton>
  );
}

/** A category of more chunks is one placeholder while it is outside the viewport, so that a long menu hydrates at once. */
const MANY_CHUNKS = 8;

type MenuSectionViewProps = {
  section: MenuSection;
  /** The name of its group, over the first section of it. */
  group: string | null;
};

/** One category: its title and its products, rendered in chunks near the viewport. */
const MenuSectionView = memo(function MenuSectionView({ section, group }: MenuSectionViewProps) {
  const { category, chunks } = section;
  const isFew = chunks.length <= MANY_CHUNKS || (chunks[0]?.first ?? 0) < FIRST_PRODUCTS;
  const { ref, isNearViewport } = useNearViewport<HTMLElement>(isFew);
  return (
    <section ref={isFew ? null : ref} aria-labelledby={category.id}>
      {group ? <p className="group-name">{group}</p> : null}
      <SectionHeading id={category.id} picture={toPicture(category.image ?? null)}>
        {category.name}
      </SectionHeading>
      {isNearViewport ? (
        chunks.map((chunk) => <MenuChunkView key={chunk.key} chunk={chunk} category={category} />)
      ) : (
        <SectionPlaceholder category={category} />
      )}
    </section>
  );
});
