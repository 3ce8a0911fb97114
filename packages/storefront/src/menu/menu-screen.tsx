import { groupTypeOf } from '@dasturxon/core/catalog';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, useEffect, useMemo } from 'react';

import { settingsAtom } from '../store/boot.ts';
import type { SlimMenu } from '../catalog/slim-menu.ts';
import { menuAtom } from '../domains/menu/menu.ts';
import { BasketDock } from './basket-dock.tsx';
import { MenuFooter } from './menu-footer.tsx';
import { MenuTop } from './menu-top.tsx';
import { MenuSectionView } from './menu-section.tsx';
import { toSections } from '../catalog/menu-rows.ts';
import { CategoryNav } from './category-nav.tsx';
import styles from './menu-screen.module.css';
import { useMissingMenu } from './use-missing-menu.ts';

type MenuScreenProps = {
  panel: ReactNode;
  /** Groups and categories above the dishes, where a row of chips is not all the merchant wants. */
  views: ReactNode;
};

/** The page of the brand: what can be ordered, and the basket under it; on a wide screen beside it (SET-18). */
export function MenuScreen({ panel, views }: MenuScreenProps) {
  const { t } = useLingui();
  const menu = useAtomValue(menuAtom);
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

/** Brings what a long menu's page did not carry, once the page is alive. */
export function useRestOfMenu(isMissing: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (isMissing) void import('../domains/menu/rest-of-menu.ts').then(({ restOfMenu }) => restOfMenu(store));
  }, [isMissing, store]);
}
