import { useLingui } from '@lingui/react/macro';
import { Sheet } from '@dasturxon/ui/sheet';
import { useAtom, useAtomValue } from 'jotai';

import { AddressMap } from '../../features/address-map/address-map.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { cameFromListAtom } from '../../domains/addresses/came-from-list.ts';
import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { LazyMap } from '../map/lazy-map.tsx';
import { ServiceSwitch } from './service-switch.tsx';

/** The address chooser over the page it was asked for on (RT-24, OV-01). */
export function AddressDeliveryScreen() {
  const { t } = useLingui();
  const { address } = useAtomValue(orderDraftAtom);
  const [cameFromList, setCameFromList] = useAtom(cameFromListAtom);
  useTitle(t`Delivery address`);

  const leave = (steps: number) => {
    setCameFromList(false);
    back('/', steps);
  };

  return (
    <Sheet
      open
      header={{ headless: true, title: t`Delivery address`, closeLabel: t`Close` }}
      height="full"
      onClose={() => leave(1)}
    >
      <AddressMap
        Map={LazyMap}
        purpose="order"
        current={address ?? null}
        aside={<ServiceSwitch value="DELIVERY" />}
        onClose={() => leave(1)}
        onSaved={() => leave(cameFromList ? 2 : 1)}
      />
    </Sheet>
  );
}
