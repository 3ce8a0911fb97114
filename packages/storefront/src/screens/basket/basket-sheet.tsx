import { useLingui } from '@lingui/react/macro';
import { Sheet } from '@dasturxon/ui/sheet';

import { back } from '../../router/navigation.ts';
import { BasketContent } from './basket-content.tsx';
import styles from './basket-sheet.module.css';

const close = () => back('/');

/** The basket in a sheet over the menu, if the merchant disables its page (SET-18, D20). */
export function BasketSheetScreen() {
  const { t } = useLingui();
  return (
    <Sheet open header={{ title: t`Basket`, closeLabel: t`Close` }} height="full" onClose={close}>
      <div className={styles.whole}>
        <BasketContent onMenu={close} />
      </div>
    </Sheet>
  );
}
