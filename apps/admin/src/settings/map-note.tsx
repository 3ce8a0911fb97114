import { Badge } from '@dasturxon/admin-ui/badge';
import { type MapState, readMapState } from '@dasturxon/core/api';
import { type FieldRef, typedText } from '@dasturxon/core/drafts';
import { formatDate } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { api } from '../api/api.ts';
import { useDraft, useField } from '../drafts/draft-context.ts';
import { MAP_REASONS } from './map-reasons.ts';
import styles from './settings.module.css';

const MAP: FieldRef = { entity: 'settings', id: 'web', field: 'mapType' };
const KEY: FieldRef = { entity: 'brand', id: 'brand', field: 'yandexMapKey' };

function useFailure(): MapState['failure'] {
  const [failure, setFailure] = useState<MapState['failure']>(null);
  useEffect(() => {
    const over = new AbortController();
    void api(readMapState, { signal: over.signal }).then(({ data }) => {
      if (data && !over.signal.aborted) setFailure(data.failure);
    });
    return () => over.abort();
  }, []);
  return failure;
}

/** What is known of a map with a key. */
function Reported({ mapType }: { mapType: string }) {
  const { t, i18n } = useLingui();
  const { zone } = useDraft();
  const failure = useFailure();
  if (failure?.mapType !== mapType || failure.reason === 'NO_KEY')
    return <p>{t`No failure of this map has been reported.`}</p>;
  const at = formatDate(failure.at, { time: true }, zone);
  return (
    <p>
      <Badge tone="warn">{t`Guests saw the simple map`}</Badge> {at}: {i18n._(MAP_REASONS[failure.reason])}
    </p>
  );
}

/** Below the kind of map and its key: that guests see the simple map, and why. */
export function MapNote() {
  const { t } = useLingui();
  const mapType = typedText(useField(MAP).value);
  const key = typedText(useField(KEY).value);
  if (mapType === 'LEAFLET') return null;
  return (
    <div className={styles['guard']}>
      {key === '' ? (
        <Badge tone="warn">{t`Without a key of Yandex Maps guests see the simple map.`}</Badge>
      ) : (
        <Reported mapType={mapType} />
      )}
    </div>
  );
}
