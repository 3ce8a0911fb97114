import { useLingui } from '@lingui/react/macro';
import { Segmented } from '@dasturxon/ui/segmented';
import { useAtomValue, useSetAtom } from 'jotai';

import { go } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';
import { changeDraftAtom } from '../../domains/checkout/order-draft.ts';
import { pickupPathAtom } from '../../domains/branches/chosen-branch.ts';

type Offered = 'DELIVERY' | 'PICK_UP';

/** Delivery or pick-up, above the address and above the branches. Nothing where the merchant offers only one. */
export function ServiceSwitch({ value }: { value: Offered }) {
  const { t } = useLingui();
  const { services } = useAtomValue(settingsAtom);
  const pickupPath = useAtomValue(pickupPathAtom);
  const change = useSetAtom(changeDraftAtom);
  if (!services.includes('DELIVERY') || !services.includes('PICK_UP')) return null;

  return (
    <Segmented<Offered>
      label={t`Order type`}
      value={value}
      options={[
        { value: 'DELIVERY', label: t`Delivery` },
        { value: 'PICK_UP', label: t`Pick-up` },
      ]}
      onChange={(serviceType) => {
        if (serviceType === value) return;
        change({ serviceType });
        go(serviceType === 'PICK_UP' ? pickupPath : '/choose-address', { replace: true });
      }}
    />
  );
}
