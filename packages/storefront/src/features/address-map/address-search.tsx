import { useLingui } from '@lingui/react/macro';
import type { FoundPlace } from '@dasturxon/core/address';
import type { GeoPoint } from '@dasturxon/core/delivery-area';
import { REMOTE_SELECT_DEBOUNCE_MS, SEARCH_FOCUS_DELAY_MS } from '@dasturxon/core/kernel';
import { Cell, CellList } from '@dasturxon/ui/cell-list';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { EditIcon, PinIcon } from '@dasturxon/ui/icons';
import { SearchField } from '@dasturxon/ui/search-field';
import { Sheet } from '@dasturxon/ui/sheet';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { keepRecentPlace } from '../../domains/addresses/recent-places.ts';
import { inItsOrder, type Street } from './picked-place.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { geoQueries } from '../../domains/addresses/geo.ts';

// What is offered before anything is typed comes when the search is opened.
const KnownPlaces = lazyWithMessages(
  () => import('./known-places.tsx'),
  (module) => module.KnownPlaces,
);

const LEAST_LETTERS = 2;

type AddressSearchProps = {
  onFound: (point: GeoPoint, street: Street) => void;
  /** The street as it was typed, where no place of that name is known. */
  onTyped: (streetName: string) => void;
  onClose: () => void;
};

/** Finds a place by its name (OV-07, OV-08). What was typed and found goes away with the sheet (GEO-18). */
export function AddressSearch({ onFound, onTyped, onClose }: AddressSearchProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const [query, setQuery] = useState('');
  const typed = query.trim();
  const { places, isSearching, isUnknown, isFailed } = usePlaces(typed);
  const input = useDelayedFocus();
  const store = useStore();
  const take = (place: FoundPlace) => {
    keepRecentPlace(store, place);
    onFound(place, { streetName: place.name, houseNumber: null });
  };

  return (
    <Sheet open height="full" header={{ title: t`Address search`, closeLabel: t`Close` }} onClose={onClose}>
      <SearchField
        inputRef={input}
        label={t`Street, house, landmark`}
        clearLabel={t`Clear`}
        value={query}
        onChange={setQuery}
        onSubmit={() => places[0] && !isFailed && take(places[0])}
      />
      <div role="status" aria-busy={isSearching}>
        {isUnknown ? <EmptyState drawing="search" title={t`nothing found`} /> : null}
      </div>
      <Suspense>{typed === '' ? <KnownPlaces onRecent={take} onSaved={onFound} /> : null}</Suspense>
      {isSearching && places.length === 0 ? <SkeletonRows label={t`Loading`} /> : null}
      <CellList>
        {places.map((place) => (
          <Cell
            key={`${place.lat},${place.lon},${place.display_name}`}
            icon={<PinIcon size={20} />}
            title={inItsOrder(place.name, language)}
            description={inItsOrder(place.display_name, language)}
            onClick={() => take(place)}
          />
        ))}
        {isUnknown || isFailed ? (
          <Cell
            icon={<EditIcon size={20} />}
            title={typed}
            description={t`Use this as the street name; the pin stays where it is`}
            onClick={() => onTyped(typed)}
          />
        ) : null}
      </CellList>
    </Sheet>
  );
}

function usePlaces(typed: string) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const asked = useDebounced(typed, REMOTE_SELECT_DEBOUNCE_MS);
  const isEnough = typed.length >= LEAST_LETTERS;
  const { data, error, isFetching } = useQuery({
    ...geoQueries.search(useApi(), asked, language),
    enabled: isEnough && asked.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
  });

  const notifyOfFailure = useEffectEvent(() =>
    notify({
      title: t`Error in nominatim`,
      text: t`Search is not responding. Report it to us, or try again later.`,
      tone: 'error',
    }),
  );
  useEffect(() => {
    if (error) notifyOfFailure();
  }, [error]);

  const last = useLast(data);
  const places: readonly FoundPlace[] = (isEnough && (error ? last : data)) || [];
  const isSettled = isEnough && asked === typed && !isFetching;
  return {
    places,
    isSearching: isFetching,
    isUnknown: isSettled && !error && places.length === 0,
    isFailed: isSettled && error !== null,
  };
}

/** What was found last, to be seen while nothing new is answered (ERR-08). */
function useLast(data: readonly FoundPlace[] | undefined): readonly FoundPlace[] | undefined {
  const [last, keep] = useState(data);
  if (data && data !== last) keep(data);
  return last;
}

/** Puts the cursor into the field once the sheet has come to rest: earlier the keyboard would push it about (K-14). */
function useDelayedFocus() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }), SEARCH_FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return input;
}

/** A value as it was when it had not changed for so many milliseconds. */
function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
