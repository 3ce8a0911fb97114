import { useLingui } from '@lingui/react/macro';
import type { GeoPoint } from '@dasturxon/core/delivery-area';
import { useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';

import { LocationRefused, useDeps } from '../../hosts/deps.ts';
import { notifyAtom } from '../../store/notices.ts';
import { phonePlaceAtom } from '../../domains/addresses/phone-place.ts';

/**
 * Asks the host for the phone's position. Without permission an alert asks for it (ERR-26), once per request; the map
 * can still be moved manually.
 */
export function useLocate(found: (point: GeoPoint, isOwn: boolean) => void) {
  const { t } = useLingui();
  const { locate } = useDeps();
  const notify = useSetAtom(notifyAtom);
  const keepPlace = useSetAtom(phonePlaceAtom);
  const [isLocating, setLocating] = useState(false);
  const latest = useRef(found);
  useLayoutEffect(() => {
    latest.current = found;
  });

  /** `isOwn`: not requested by the guest. Such an answer is dropped once the guest has moved the map. */
  const ask = async ({ isOwn }: { isOwn: boolean }) => {
    setLocating(true);
    try {
      const point = await locate();
      keepPlace(point);
      latest.current(point, isOwn);
    } catch (error) {
      const isDenied = error instanceof LocationRefused && error.reason === 'denied';
      notify({
        text: isDenied
          ? t`Please allow location detection!`
          : t`We could not find your location. Move the map or search for your street.`,
        tone: isDenied ? 'error' : 'plain',
      });
    }
    setLocating(false);
  };
  return { ask, isLocating };
}
