import { useLingui } from '@lingui/react/macro';

import { BranchPicker } from '../../features/branches/branch-picker.tsx';
import type { BranchView } from '../../features/branches/branch-views.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { ServiceSwitch } from '../address/service-switch.tsx';
import { LazyMap } from '../map/lazy-map.tsx';

/** Where to pick up, map first (RT-22). */
export function AddressPickupScreen() {
  return <PickupScreen firstView="map" />;
}

/** Where to pick up, list first: the second variant of the same screen (RT-23, D4). */
export function AddressPickup2Screen() {
  return <PickupScreen firstView="list" />;
}

function PickupScreen({ firstView }: { firstView: BranchView }) {
  const { t } = useLingui();
  useTitle(t`Pick-up branch`);
  return (
    <BranchPicker
      Map={LazyMap}
      firstView={firstView}
      aside={<ServiceSwitch value="PICK_UP" />}
      onClose={() => back('/')}
    />
  );
}
