import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

import { DraftFrame } from '../../drafts/draft-frame.tsx';
import { MenuContext } from '../../menu/editor-context.ts';
import { MenuImport } from '../../menu/file/menu-import.tsx';
import { menuLabels } from '../../menu/labels.ts';
import { MENU_SOURCE } from '../../menu/menu-source.ts';
import { menuView } from '../../menu/menu-view.ts';
import styles from '../onboarding.module.css';
import type { StepProps } from '../step-props.ts';

/** Fewer dishes than this are no menu to open with. */
const FEWEST = { categories: 1, products: 3 } as const;

/** What the menu has, and where it is changed or read from a file. */
export function MenuStep({ session, setup }: StepProps) {
  const { t } = useLingui();
  const { categories, products } = setup.menu;
  const isEnough = categories >= FEWEST.categories && products >= FEWEST.products;
  return (
    <>
      <p>{t`Categories: ${categories}. Dishes with prices: ${products}.`}</p>
      {!isEnough && (
        <Notice tone="warn">{t`Add a category and at least three dishes before you open.`}</Notice>
      )}
      <p>
        <Link href="/menu">{t`Change dishes and prices`}</Link>
      </p>
      <h3 className={styles['label']}>{t`A menu from a file`}</h3>
      <p>{t`A CSV or XLSX file is checked first; nothing is taken before you agree.`}</p>
      <DraftFrame
        session={session}
        source={MENU_SOURCE}
        labels={menuLabels}
        toView={menuView}
        nameOf={({ id }, name) => name || id}
        onOpen={null}
      >
        {(view) => (
          <MenuContext.Provider value={view}>
            <MenuImport />
          </MenuContext.Provider>
        )}
      </DraftFrame>
    </>
  );
}
