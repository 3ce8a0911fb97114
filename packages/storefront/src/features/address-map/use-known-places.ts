import { type Address, addressText, type FoundPlace } from '@dasturxon/core/address';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';

import { addressesQuery } from '../../domains/addresses/addresses.ts';
import { useApi } from '../../domains/session/api.ts';
import { merchantAtom } from '../../store/boot.ts';
import { guestAddressesAtom } from '../../domains/addresses/guest-addresses.ts';
import { recentPlaces } from '../../domains/addresses/recent-places.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import type { Street } from './picked-place.ts';

/** A place that need not be searched for: where it is, and how it reads. */
export type KnownPlace = { place: FoundPlace; street: Street; title: string };

const NONE: readonly Address[] = [];

/** What an empty search offers: the places that were chosen in it lately, and the streets of the saved addresses. */
export function useKnownPlaces(): { recent: readonly KnownPlace[]; saved: readonly KnownPlace[] } {
  const store = useStore();
  const [recent] = useState(() => recentPlaces(store).map(ofPlace));
  const userId = useAtomValue(sessionAtom)?.user.id;
  const guests = useAtomValue(guestAddressesAtom);
  const merchant = useAtomValue(merchantAtom).id;
  const own = useQuery({
    ...addressesQuery(useApi(), { merchant, id: userId ?? '' }),
    enabled: userId !== undefined,
  });
  const addresses = userId === undefined ? guests : (own.data ?? NONE);
  return { recent, saved: addresses.flatMap(ofAddress) };
}

const ofPlace = (place: FoundPlace): KnownPlace => ({
  place,
  street: { streetName: place.name, houseNumber: null },
  title: place.name,
});

function ofAddress({ name, streetName, houseNumber, latitude, longitude }: Address): KnownPlace[] {
  if (!streetName) return [];
  const street = { streetName, houseNumber: houseNumber || null };
  const place = { name: streetName, display_name: name?.trim() ?? '', lat: latitude, lon: longitude };
  return [{ place, street, title: addressText(street) }];
}
