import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';

import { settingsAtom } from '../state/boot.ts';
import { menuAtom } from '../state/menu.ts';
import { BasketDock } from './basket-dock.tsx';
import { MenuFooter } from './menu-footer.tsx';
import { MenuTop } from './menu-top.tsx';
import { MenuSectionView } from './menu-section.tsx';
import { toSections } from '../catalog/menu-rows.ts';
import { useScrollSpy } from './use-scroll-spy.ts';
import { CategoryNav } from './category-nav.tsx';
import styles from './menu-screen.module.css';
import { useMissingMenu } from './use-missing-menu.ts';

/** The page of the brand: what can be ordered, and the basket under it; on a wide screen beside it (SET-18). */
export function MenuScreen({ panel }: { panel: ReactNode }) {
  const { t } = useLingui();
  const menu = useAtomValue(menuAtom);
  const { cart } = useAtomValue(settingsAtom).layout;
  const sections = useMemo(() => (menu ? toSections(menu) : []), [menu]);
  const activeId = useScrollSpy(sections);
  useMissingMenu(menu === null);

  return (
    <div className={styles.page} data-panel={cart.inMain ? '' : undefined}>
      <MenuTop />
      <CategoryNav sections={sections} activeId={activeId} />
      <main aria-label={t`Menu`}>
        {sections.map((section) => (
          <MenuSectionView key={section.category.id} section={section} />
        ))}
      </main>
      {cart.inMain ? <aside className={styles.panel}>{panel}</aside> : null}
      <MenuFooter />
      <BasketDock />
    </div>
  );
}
