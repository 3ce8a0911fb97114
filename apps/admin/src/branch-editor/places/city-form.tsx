import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import type { FieldRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { History } from '../../drafts/changes/history.tsx';
import { useDraft, useField } from '../../drafts/draft-context.ts';
import { DraftSwitch, FieldNotes } from '../../drafts/fields/draft-field.tsx';
import { TextFields } from '../../drafts/fields/text-fields.tsx';
import { RecordProblems } from '../../drafts/record-problems.tsx';
import { usePut } from '../../drafts/use-record-life.ts';
import styles from '../branch-editor.module.css';
import { BranchPoint } from '../branch-point.tsx';
import { PlaceButtons } from './place-buttons.tsx';
import type { DraftPlace } from './place-view.ts';
import { RemovedPlace } from './removed-place.tsx';

type Props = {
  city: DraftPlace;
  name: string;
  /** All of them, in the guests' order. */
  cities: readonly DraftPlace[];
  tilesUrl: string;
};

/** The city that guests' lists of branches begin with. */
function MainCity({ city, cities, field }: Pick<Props, 'city' | 'cities'> & { field: FieldRef }) {
  const { t } = useLingui();
  const { store } = useDraft();
  const put = usePut();
  const isMain = useField(field).value === true;
  const choose = () => {
    for (const { id, fields } of cities)
      if (id === city.id || fields['isMain'] === true) put('city', id, { isMain: id === city.id });
    void store.flush();
  };
  return (
    <div className={styles['state']}>
      {isMain ? (
        <Badge tone="good">{t`Main city`}</Badge>
      ) : (
        <Button onPress={choose}>{t`Make it the main city`}</Button>
      )}
      <FieldNotes field={field} />
    </div>
  );
}

/** The fields of a city (ENT-17). */
export function CityForm({ city, name, cities, tilesUrl }: Props) {
  const { t } = useLingui();
  const record = { entity: 'city' as const, id: city.id };
  const of = (field: string): FieldRef => ({ ...record, field });
  const isTaximeter = useField(of('isTaximeter')).value === true;
  const latitude = useField(of('latitude')).value;
  const main = cities.find(({ id, fields }) => id !== city.id && typeof fields['latitude'] === 'number');
  const around =
    latitude === null && main
      ? { latitude: Number(main.fields['latitude']), longitude: Number(main.fields['longitude']) }
      : undefined;
  if (!city.isThere) return <RemovedPlace place={city} name={name} />;
  return (
    <>
      <RecordProblems record={record} />
      <MainCity city={city} cities={cities} field={of('isMain')} />
      <DraftSwitch field={of('isActive')} on={t`Shown`} off={t`Hidden`} />
      <TextFields record={record} names={[{ name: 'name' }]} />
      <BranchPoint
        of={of}
        around={around}
        tilesUrl={tilesUrl}
        texts={{
          hint: t`Press on the map where the centre of the city is, or write its coordinates.`,
          place: t`The centre of the city`,
          map: t`Map of the city`,
        }}
      />
      <DraftSwitch field={of('isTaximeter')} on={t`On`} off={t`Off`} />
      {isTaximeter && <TextFields record={record} names={[{ name: 'taximeterComment' }]} />}
      <PlaceButtons place={city} name={name} list={cities} />
      <History record={record} />
    </>
  );
}
