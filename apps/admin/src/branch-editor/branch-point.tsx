import { type FieldRef } from '@dasturxon/core/drafts';
import { roundTo6 } from '@dasturxon/core/delivery-area';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../drafts/draft-context.ts';
import { DraftField } from '../drafts/fields/draft-field.tsx';
import styles from './branch-editor.module.css';
import { type Place, PlaceMap, type PlaceTexts } from './place-map.tsx';

type Props = {
  /** A field of the branch. */
  of: (field: string) => FieldRef;
  /** What the map shows while no place is chosen. */
  around?: Place | undefined;
  tilesUrl: string;
  /** The texts of another place than a branch. */
  texts?: PlaceTexts & { hint: string };
};

/** Where a branch is: a point on the map, or its coordinates. */
export function BranchPoint({ of, around, tilesUrl, texts }: Props) {
  const { t } = useLingui();
  const [latitude, longitude] = [useField(of('latitude')), useField(of('longitude'))];
  const [lat, lon] = [latitude.value, longitude.value];
  const place = typeof lat === 'number' && typeof lon === 'number' ? { latitude: lat, longitude: lon } : null;
  return (
    <>
      <p className={styles['quiet']}>
        {texts?.hint ?? t`Press on the map where the branch is, or write its coordinates.`}
      </p>
      <PlaceMap
        place={place}
        around={around}
        ring={[]}
        tilesUrl={tilesUrl}
        texts={texts}
        onPoint={(point) => {
          latitude.change(roundTo6(point.latitude));
          longitude.change(roundTo6(point.longitude));
        }}
      />
      <div className={styles['fields']}>
        <DraftField field={of('latitude')} />
        <DraftField field={of('longitude')} />
      </div>
    </>
  );
}
