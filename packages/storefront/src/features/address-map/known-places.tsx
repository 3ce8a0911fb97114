import { useLingui } from '@lingui/react/macro';
import type { FoundPlace } from '@dasturxon/core/address';
import type { GeoPoint } from '@dasturxon/core/delivery-area';
import { Cell, CellList } from '@dasturxon/ui/cell-list';
import { ClockIcon, HomeIcon } from '@dasturxon/ui/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { languageAtom } from '../../store/language.ts';
import { inItsOrder, type Street } from './picked-place.ts';
import { type KnownPlace, useKnownPlaces } from './use-known-places.ts';

type KnownPlacesProps = {
  onRecent: (place: FoundPlace) => void;
  onSaved: (point: GeoPoint, street: Street) => void;
};

/** What needs no typing: the places chosen lately, then the saved addresses. */
export function KnownPlaces({ onRecent, onSaved }: KnownPlacesProps) {
  const { t } = useLingui();
  const { recent, saved } = useKnownPlaces();
  return (
    <>
      <Places
        title={t`Recent places`}
        icon={<ClockIcon size={20} />}
        places={recent}
        onPick={({ place }) => onRecent(place)}
      />
      <Places
        title={t`My addresses`}
        icon={<HomeIcon size={20} />}
        places={saved}
        onPick={({ place, street }) => onSaved(place, street)}
      />
    </>
  );
}

type PlacesProps = {
  title: string;
  icon: ReactNode;
  places: readonly KnownPlace[];
  onPick: (known: KnownPlace) => void;
};

function Places({ title, icon, places, onPick }: PlacesProps) {
  const language = useAtomValue(languageAtom);
  if (places.length === 0) return null;
  return (
    <CellList title={title}>
      {places.map((known, index) => (
        <Cell
          key={index}
          icon={icon}
          title={inItsOrder(known.title, language)}
          description={inItsOrder(known.place.display_name, language) || null}
          onClick={() => onPick(known)}
        />
      ))}
    </CellList>
  );
}
