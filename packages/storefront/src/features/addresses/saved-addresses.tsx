import { useLingui } from '@lingui/react/macro';
import { type Address, isSamePlace } from '@dasturxon/core/address';
import { AddressList } from '@dasturxon/ui/address-list';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { ErrorState } from '@dasturxon/ui/error-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';

import { useDeliveryArea } from '../../domains/addresses/delivery-area.ts';
import { placeLine } from '../../i18n/labels/place-line.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';
import { DeleteAddress } from './delete-address.tsx';
import { useAddressLabels } from '../../i18n/labels/address-labels.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';
import { restoreAddress } from '../../domains/addresses/restore-address.ts';
import { runMutation } from '../../domains/session/run-mutation.ts';
import { notifyAtom } from '../../store/notices.ts';

type SavedAddressesProps = {
  /** A tap on a deliverable address; without it a tap only shows a notice. */
  onChoose: (address: Address) => void;
  /** A tap on one outside every delivery area. */
  onUnreachable: () => void;
  /** The current address was deleted: a new one is to be picked (GEO-11). */
  onCurrentDeleted: () => void;
};

/** Saved addresses, each to be chosen or deleted (OV-17, OV-18). */
export function SavedAddresses({ onChoose, onUnreachable, onCurrentDeleted }: SavedAddressesProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const saved = useSavedAddresses();
  const area = useDeliveryArea();
  const labels = useAddressLabels();
  const announce = useAddressUndo();
  const [leaving, setLeaving] = useState<Address | null>(null);

  if (saved.isPending) return <SkeletonRows label={t`Loading`} />;
  if (saved.error)
    return (
      <ErrorState
        title={failureText(i18n, language, saved.error)}
        action={<PrimaryButton look={{ tone: 'quiet' }} onClick={saved.retry}>{t`Try again`}</PrimaryButton>}
      />
    );
  if (saved.addresses.length === 0)
    return (
      <EmptyState drawing="place" title={t`No saved addresses yet`} text={t`Save the places you order to.`} />
    );

  const isReachable = ({ latitude, longitude }: Address) => area.passes({ lat: latitude, lon: longitude });
  const find = (id: string) => saved.addresses.find((address) => address.id === id)!;

  return (
    <>
      <AddressList
        label={t`my locations`}
        deleteLabel={t`Delete`}
        rows={saved.addresses.map((address) => ({
          id: address.id ?? '',
          name: labels.name(address),
          description: labels.description(address),
          current: saved.current !== null && isSamePlace(address, saved.current),
          warning: isReachable(address) ? null : t`Out of service zone`,
        }))}
        onSelect={(id) => (isReachable(find(id)) ? onChoose(find(id)) : onUnreachable())}
        onDelete={(id) => setLeaving(find(id))}
      />
      {leaving ? (
        <DeleteAddress
          name={labels.name(leaving)}
          description={labels.description(leaving) || placeLine(leaving, language)}
          remove={() => saved.remove(leaving)}
          onClose={(open) => {
            setLeaving(null);
            if (open !== null) {
              announce({ address: leaving, wasCurrent: open === 'map', name: labels.name(leaving) });
            }
            if (open === 'map') onCurrentDeleted();
          }}
        />
      ) : null}
    </>
  );
}

/** Shows a notice about a deleted address, with an undo that outlives the list. */
function useAddressUndo(): (deleted: { address: Address; wasCurrent: boolean; name: string }) => void {
  const { t, i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  return ({ address, wasCurrent, name }) => {
    const undo = () =>
      runMutation(store, {
        mutationFn: () => restoreAddress(store, { address, wasCurrent }),
        onError: (failure) =>
          store.set(notifyAtom, { text: failureText(i18n, language, failure), tone: 'error' }),
      }).catch(() => undefined);
    store.set(notifyAtom, {
      text: t`${name} was removed`,
      action: { label: t`Undo`, onAction: () => void undo() },
    });
  };
}
