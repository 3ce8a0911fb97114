import { useLingui } from '@lingui/react/macro';
import { Sheet } from '@dasturxon/ui/sheet';

import { AddressMap } from '../../features/address-map/address-map.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { LazyMap } from '../map/lazy-map.tsx';

const leave = () => back('/profile/address');

/** A new address for the profile's list; the order keeps its own (RT-36, GEO-17). */
export function ProfileAddressCreateScreen() {
  const { t } = useLingui();
  useTitle(t`New address`);
  return (
    <Sheet
      open
      header={{ headless: true, title: t`New address`, closeLabel: t`Close` }}
      height="full"
      onClose={leave}
    >
      <AddressMap Map={LazyMap} purpose="profile" current={null} onClose={leave} onSaved={leave} />
    </Sheet>
  );
}
