import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue, useSetAtom } from 'jotai';

import { go } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';
import { changeDraftAtom } from '../../domains/checkout/order-draft.ts';
import styles from './basket-view.module.css';

/**
 * The way on for a basket that is too small to be brought: fetching it, else eating it there, has no minimum (D37).
 * Nothing where the merchant only delivers.
 */
export function WithoutDelivery() {
  const { t } = useLingui();
  const { services } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeDraftAtom);
  const serviceType = (['PICK_UP', 'DINE_IN'] as const).find((type) => services.includes(type));
  if (!serviceType) return null;
  const takeIt = () => {
    change({ serviceType, day: null, time: null });
    go('/checkout');
  };
  return (
    <div className={styles.instead}>
      <PrimaryButton tone="quiet" small onClick={takeIt}>
        {serviceType === 'PICK_UP' ? t`Pick it up instead` : t`Eat in instead`}
      </PrimaryButton>
    </div>
  );
}
