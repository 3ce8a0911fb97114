import { useLingui } from '@lingui/react/macro';
import { keepClear } from '@dasturxon/ui/keep-clear';

import styles from './basket-panel.module.css';
import { BasketContent } from './basket-content.tsx';

/** The basket beside the menu of a wide window: always there, without what would crowd it (SET-18). */
export function BasketPanelScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.panel}>
      <h2 ref={keepClear} className={styles.title}>{t`Basket`}</h2>
      <BasketContent isNarrow />
    </div>
  );
}
