import { useLingui } from '@lingui/react/macro';
import { addressText, saveButton } from '@dasturxon/core/address';
import { pickCity, toGeoPoint, toLatLng } from '@dasturxon/core/delivery-area';
import { MapFrame } from '@dasturxon/ui/map-frame';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { PillSelect } from '@dasturxon/ui/pill-select';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';

import { useCities } from '../../domains/branches/cities-query.ts';
import { useDeliveryArea } from '../../domains/addresses/delivery-area.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useMapLabels } from '../../i18n/labels/map-labels.ts';
import { pageAtom } from '../../store/boot.ts';
import { selectedCityIdAtom } from '../../domains/branches/cities.ts';
import { languageAtom } from '../../store/language.ts';
import { noticesAtom } from '../../store/notices.ts';
import type { DraftAddress } from '../../domains/checkout/order-draft.ts';
import { AddressSearch } from './address-search.tsx';
import { LocationForm } from './location-form.tsx';
import { useLocate } from './use-locate.ts';
import { type PickedPlace, usePickedPlace } from './use-picked-place.ts';
import { usePlaceNote, useShowArea } from './use-show-area.ts';
import { type Purpose, useSaveLocation } from './use-save-location.ts';
import styles from './address-map.module.css';

type AddressMapProps = {
  /** The map itself; loaded lazily by the screen, replaced in tests. */
  Map: ComponentType<MapViewProps>;
  purpose: Purpose;
  /** The address in use: the pin starts there. Without one the phone is asked where it is (GEO-07). */
  current: DraftAddress | null;
  /** Above the Save button: a link to another service. */
  aside?: ReactNode;
  onClose: () => void;
  onSaved: () => void;
};

/** The address chooser: a map whose pin stays in the middle, and the street under it (OV-01…06). */
export function AddressMap({ Map, purpose, current, aside, onClose, onSaved }: AddressMapProps) {
  const { t } = useLingui();
  const { tilesUrl } = useAtomValue(pageAtom);
  const map = useMapLabels(tilesUrl);
  const { cities, options } = useCities();
  const city = pickCity(cities, useAtomValue(selectedCityIdAtom));
  const place = usePickedPlace({ current, city, cities });
  const area = useDeliveryArea();
  const [panel, openPanel] = useState<'search' | 'form' | null>(null);
  const setNotices = useSetAtom(noticesAtom);
  const locating = useLocate((point, isOwn) => {
    if (!isOwn || !place.isTouched) place.goTo(point, { known: null, inputMode: 'COORDINATES' });
  });
  useLocateOnOpen(current === null, () => locating.ask({ isOwn: true }));

  const { pin, street } = place;
  const polygons = useMemo(
    () => area.regions.map(({ polygon }) => polygon.map((pair) => toGeoPoint(toLatLng(pair)))),
    [area.regions],
  );
  const passesAreaCheck = area.passes(pin.center);
  const note = usePlaceNote(place, passesAreaCheck);
  const showArea = useShowArea(area, place);
  const save = saveButton({ streetName: street?.streetName ?? null, passesAreaCheck });

  return (
    <>
      <MapFrame
        back={{ label: t`Back`, onBack: onClose }}
        search={{
          label: t`Search`,
          onSearch: () => {
            // A search replaces them, and they would cover its results.
            setNotices([]);
            openPanel('search');
          },
        }}
        street={street ? addressText(street) : null}
        note={note}
        noteAction={showArea}
        top={
          options.length > 0 ? (
            <PillSelect
              label={t`City`}
              options={options}
              value={pin.cityId}
              onChange={(id) => place.goToCity(cities.find((one) => one.id === id)!)}
            />
          ) : null
        }
        map={
          <Map
            camera={{ center: pin.center, zoom: pin.zoom }}
            tiles={{ url: tilesUrl, attribution: map.attribution }}
            polygons={polygons}
            centerPin
            labels={{ ...map.labels, map: t`Choose an address on the map` }}
            locate={{ busy: locating.isLocating, onLocate: () => void locating.ask({ isOwn: false }) }}
            events={{ onMoveStart: place.moveStarted, onMoveEnd: place.moveEnded }}
          />
        }
        footer={
          <div className={styles.footer}>
            {aside}
            <PrimaryButton disabled={!save.enabled} onClick={() => openPanel('form')}>
              {save.label === 'save' ? t`Save` : t`Out of Service zone`}
            </PrimaryButton>
          </div>
        }
      />
      {panel === 'search' ? <SearchPanel place={place} onClose={() => openPanel(null)} /> : null}
      {panel === 'form' ? (
        <FormPanel place={place} purpose={purpose} onClose={() => openPanel(null)} onSaved={onSaved} />
      ) : null}
    </>
  );
}

type PanelProps = { place: PickedPlace; onClose: () => void };

function SearchPanel({ place, onClose }: PanelProps) {
  return (
    <AddressSearch
      onClose={onClose}
      onFound={(point, street) => {
        place.goTo(point, { known: street, inputMode: 'TARGET' });
        onClose();
      }}
      onTyped={(streetName) => {
        place.name(streetName);
        onClose();
      }}
    />
  );
}

function FormPanel({
  place,
  purpose,
  onClose,
  onSaved,
}: PanelProps & Pick<AddressMapProps, 'purpose' | 'onSaved'>) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { isBusy, error, save } = useSaveLocation(purpose, onSaved);
  const { pin, street, isLookingForHouse } = place;
  if (!street) return null;
  return (
    <LocationForm
      street={street}
      isLookingForHouse={isLookingForHouse}
      isBusy={isBusy}
      error={error ? failureText(i18n, language, error) : null}
      onClose={onClose}
      onSave={(location) => save(pin, street, location)}
    />
  );
}

/** Requests the phone's location, once for each opening, and only without another starting point (GEO-07). */
function useLocateOnOpen(isWanted: boolean, ask: () => Promise<void>) {
  const onOpen = useEffectEvent(() => {
    if (isWanted) void ask();
  });
  useEffect(() => onOpen(), []);
}
