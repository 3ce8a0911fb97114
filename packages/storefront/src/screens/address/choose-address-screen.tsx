import { useLingui } from '@lingui/react/macro';
import { addressOverlayFor } from '@dasturxon/core/address';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';

import { SavedAddresses } from '../../features/addresses/saved-addresses.tsx';
import { useSavedAddresses } from '../../features/addresses/use-saved-addresses.ts';
import { useChooseSaved } from '../../features/addresses/use-choose-saved.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go } from '../../router/navigation.ts';
import { cameFromListAtom } from '../../domains/addresses/came-from-list.ts';
import { guestAddressesAtom } from '../../domains/addresses/guest-addresses.ts';
import { serviceTypeAtom } from '../../domains/checkout/order-draft.ts';
import { pickupPathAtom } from '../../domains/branches/chosen-branch.ts';
import { isSignedInAtom } from '../../domains/session/session.ts';
import styles from './choose-address-screen.module.css';
import { ServiceSwitch } from './service-switch.tsx';

const MAP_PATH = '/address/delivery';
const close = () => back('/');

/** A request for an address (RT-21): the branch picker, the saved addresses, or straight to the map (GEO-05…07). */
export function ChooseAddressScreen() {
  const { t } = useLingui();
  const isList = useOverlay();
  const setCameFromList = useSetAtom(cameFromListAtom);
  const { choose, refuse } = useChooseSaved(close);
  const isEmpty = useIsEmptyAtFirst();
  const openMap = () => {
    setCameFromList(true);
    go(MAP_PATH);
  };
  useTitle(t`Delivery address`);
  if (!isList || isEmpty) return null;

  return (
    <Sheet
      open
      header={{ title: t`my locations`, closeLabel: t`Close` }}
      onClose={close}
      footer={<PrimaryButton onClick={openMap}>{t`Add a new address`}</PrimaryButton>}
    >
      <div className={styles.list}>
        <ServiceSwitch value="DELIVERY" />
        <SavedAddresses onChoose={choose} onUnreachable={refuse} onCurrentDeleted={openMap} />
      </div>
    </Sheet>
  );
}

/**
 * Whether the list is shown here; another overlay is gone to instead. That is decided once, when what is stored has
 * been read: a list that is emptied afterwards stays.
 */
function useOverlay(): boolean {
  const store = useStore();
  const serviceType = useAtomValue(serviceTypeAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const savedCount = useAtomValue(guestAddressesAtom).length;
  const [isList, setList] = useState(false);
  if (!isList && addressOverlayFor({ serviceType, isSignedIn, savedCount }) === 'list') setList(true);

  useEffect(() => {
    const opens = addressOverlayFor({
      serviceType: store.get(serviceTypeAtom),
      isSignedIn: store.get(isSignedInAtom),
      savedCount: store.get(guestAddressesAtom).length,
    });
    if (opens !== 'list') go(opens === 'map' ? MAP_PATH : store.get(pickupPathAtom), { replace: true });
  }, [store]);
  return isList;
}

/** A customer without saved addresses goes on to the map: an empty list leads nowhere. One emptied here stays. */
function useIsEmptyAtFirst(): boolean {
  const store = useStore();
  const { addresses, isPending, error } = useSavedAddresses();
  const [isFirst, setFirst] = useState(true);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const isKnown = isSignedIn && !isPending && !error;
  const isEmpty = isFirst && isKnown && addresses.length === 0;
  if (isFirst && isKnown && !isEmpty) setFirst(false);
  useEffect(() => {
    if (isEmpty && store.get(serviceTypeAtom) === 'DELIVERY') go(MAP_PATH, { replace: true });
  }, [isEmpty, store]);
  return isEmpty;
}
