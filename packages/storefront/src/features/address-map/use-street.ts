import { useLingui } from '@lingui/react/macro';
import type { GeoPoint } from '@dasturxon/core/delivery-area';
import type { FoundAddress } from '@dasturxon/core/api';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import type { Street } from './picked-place.ts';
import { geoQueries } from '../../domains/addresses/geo.ts';

const NOWHERE: GeoPoint = { lat: 0, lon: 0 };

/**
 * The street at a point, or the known one; a house number is taken over if the street is the same. A failed lookup
 * shows one message, and the point is kept (ERR-05).
 */
export function useStreet(at: GeoPoint | null, known: Street | null) {
  const language = useAtomValue(languageAtom);
  const found = useQuery({
    ...geoQueries.at(useApi(), at ?? NOWHERE, language),
    enabled: at !== null && known?.houseNumber == null,
  });
  const { data } = found;
  useFailureNotice(known === null ? found.error : null, () => void found.refetch());

  const street = streetOf(known, data);
  return {
    street,
    isLooking: found.isFetching && known === null,
    /** Whether the house number of a street that is known is being looked up. */
    isLookingForHouse: found.isFetching && known !== null,
    isFailed: found.isError && known === null,
  };
}

function streetOf(known: Street | null, found: FoundAddress | undefined): Street | null {
  if (!known) {
    const { streetName = null, houseNumber = null } = found ?? {};
    return streetName === null ? null : { streetName, houseNumber };
  }
  const isSame = found?.streetName === known.streetName;
  return { ...known, houseNumber: known.houseNumber ?? (isSame ? found.houseNumber : null) };
}

function useFailureNotice(error: Error | null, retry: () => void) {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const notifyOfFailure = useEffectEvent(() =>
    notify({
      title: t`Error in nominatim`,
      text: t`The street could not be found. Report it to us, or try again later.`,
      tone: 'error',
      action: { label: t`Try again`, onAction: retry },
    }),
  );
  useEffect(() => {
    if (error) notifyOfFailure();
  }, [error]);
}
