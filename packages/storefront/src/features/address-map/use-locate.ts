import { useLingui } from '@lingui/react/macro';
import type { GeoPoint } from '@dasturxon/core/delivery-area';
import { useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';

import { LocationRefused, useDeps } from '../../hosts/deps.ts';
import { notifyAtom } from '../../store/notices.ts';
import { phonePlaceAtom } from '../../domains/addresses/phone-place.ts';

/**
 * Asks the host where the person is. Where it may not say, an alert asks for the permission (ERR-26), once for each
 * time somebody asked; the map stays to be moved by hand.
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

  /** `isOwn`: nobody has pressed anything. Such an answer is dropped once the person has moved the map. */
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
