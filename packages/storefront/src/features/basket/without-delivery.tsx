import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue, useSetAtom } from 'jotai';

import { beginCheckoutAtom } from '../../domains/analytics/commerce-events.ts';
import { changeDraftAtom } from '../../domains/checkout/order-draft.ts';
import { go } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';
import styles from './basket-view.module.css';

/**
 * The alternative to a delivery below the minimum: pick-up, else dine-in, which have no minimum (D37). Nothing if the
 * merchant only delivers.
 */
export function WithoutDelivery() {
  const { t } = useLingui();
  const { services } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeDraftAtom);
  const beginCheckout = useSetAtom(beginCheckoutAtom);
  const serviceType = (['PICK_UP', 'DINE_IN'] as const).find((type) => services.includes(type));
  if (!serviceType) return null;
  const takeIt = () => {
    change({ serviceType, day: null, time: null });
    beginCheckout();
    go('/checkout');
  };
  return (
    <div className={styles.instead}>
      <PrimaryButton look={{ tone: 'quiet', small: true }} onClick={takeIt}>
        {serviceType === 'PICK_UP' ? t`Pick it up instead` : t`Eat in instead`}
      </PrimaryButton>
    </div>
  );
}
