import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { FileField } from '@dasturxon/admin-ui/file-field';
import { Notice } from '@dasturxon/admin-ui/notice';
import {
  type FileZone,
  type FileZoneError,
  type GeoJsonProblem,
  MOST_FILE_BYTES,
  MOST_FILE_ZONES,
  MOST_ZONE_POINTS,
  readZoneFile,
  writeZoneFile,
} from '@dasturxon/core/delivery-area';
import { typedText } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { saveFile } from '../api/save-file.ts';
import { useDraft } from '../drafts/draft-context.ts';
import { usePut } from '../drafts/use-record-life.ts';
import { fileZoneFields } from './new-zone.ts';
import { ringOf } from './ring.ts';
import styles from './zone-editor.module.css';
import type { DraftZone, ZonesView } from './zone-view.ts';

type Read = { name: string; zones: readonly FileZone[]; errors: readonly FileZoneError[] };

/** What is wrong with a file or with one of its shapes. */
function useProblems(): (problem: GeoJsonProblem) => string {
  const { t } = useLingui();
  const problems: Readonly<Record<GeoJsonProblem, string>> = {
    notGeoJson: t`This is no GeoJSON file with shapes.`,
    tooManyZones: t`The file has more than ${MOST_FILE_ZONES} shapes. Split it.`,
    noPolygon: t`it is no polygon`,
    hole: t`it has a hole. Draw the hole as a border of the zones around it`,
    open: t`its border is not closed: its last point must be its first one`,
    outside: t`it is not in Uzbekistan. GeoJSON has the longitude first, then the latitude`,
    empty: t`it encloses no area`,
    crossing: t`its border crosses itself`,
  };
  return (problem) => problems[problem];
}

/** The zones that are in use, as a file of the device. */
function download(zones: readonly DraftZone[]): void {
  const file = writeZoneFile(
    zones.map(({ id, fields }) => ({
      id,
      name: typedText(fields['name'] ?? null),
      ring: ringOf(fields['polygon'] ?? null),
      properties: { price: fields['price'], minimum: fields['minimum'], color: fields['color'] },
    })),
  );
  saveFile('zones.geojson', file, 'application/geo+json');
}

function Errors({ errors }: { errors: readonly FileZoneError[] }) {
  const { t } = useLingui();
  const problemOf = useProblems();
  if (errors.length === 0) return null;
  return (
    <Notice tone="bad">
      <ul aria-label={t`Errors of the file`} className={styles['errors']}>
        {errors.map(({ at, name, problem }) => (
          <li key={at}>
            {at > 0 && `${t`Shape ${at}`}: `}
            {name !== '' && `${name}: `}
            {problemOf(problem)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What a chosen file would change, and the way into the draft. */
function Checked({ read, known, onTake }: { read: Read; known: ReadonlySet<string>; onTake: () => void }) {
  const { t } = useLingui();
  const { name: file } = read;
  const count = read.zones.length;
  const changed = read.zones.filter(({ id }) => id !== null && known.has(id)).length;
  const added = count - changed;
  return (
    <div role="status">
      <Errors errors={read.errors} />
      {count > 0 && (
        <>
          <p>{t`${file}: new zones: ${added}, zones with another border: ${changed}.`}</p>
          <ButtonRow>
            <Button look="main" onPress={onTake}>{t`Put into the draft: ${count}`}</Button>
          </ButtonRow>
        </>
      )}
    </div>
  );
}

type Props = { view: ZonesView; zones: readonly DraftZone[] };

/** Zones as a GeoJSON file: downloaded for a map program, and read from one into the draft. */
export function ZoneFile({ view, zones }: Props) {
  const { t } = useLingui();
  const { store } = useDraft();
  const put = usePut();
  const [read, setRead] = useState<Read | null>(null);
  const [isTaken, setTaken] = useState(false);
  const there = zones.filter(({ isThere }) => isThere);
  const known = new Set(there.map(({ id }) => id));
  const choose = async (file: File) => {
    setTaken(false);
    const text = file.size > MOST_FILE_BYTES ? '' : await file.text();
    setRead({ name: file.name, ...readZoneFile(text) });
  };
  const take = () => {
    for (const [at, zone] of (read?.zones ?? []).entries()) {
      const polygon = zone.ring.map(([lng, lat]) => [lng, lat]);
      if (zone.id !== null && known.has(zone.id)) put('zone', zone.id, { polygon });
      else put('zone', crypto.randomUUID(), fileZoneFields(view, zone, zones.length + at));
    }
    void store.flush();
    setRead(null);
    setTaken(true);
  };
  return (
    <section className={styles['part']} aria-label={t`Zones as a file`}>
      <h3 className={styles['title']}>{t`Zones as a file`}</h3>
      <p className={styles['quiet']}>
        {t`GeoJSON, which map programs read and write: polygons without holes. A border of more than ${MOST_ZONE_POINTS} points is simplified.`}
      </p>
      <ButtonRow>
        <Button
          isDisabled={there.length === 0}
          onPress={() => download(there)}
        >{t`Download the zones`}</Button>
      </ButtonRow>
      <FileField
        label={t`GeoJSON file, up to 2 MB`}
        accept=".geojson,.json"
        onChoose={(file) => void choose(file)}
      />
      {read && <Checked read={read} known={known} onTake={take} />}
      {isTaken && <Notice>{t`The zones are in the draft.`}</Notice>}
    </section>
  );
}
