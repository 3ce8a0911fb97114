import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { DrawMode } from '@dasturxon/admin-ui/zone-map';
import { DOT_DAYS, DOT_METRES, FEWEST_GUESTS, shapeProblem } from '@dasturxon/core/delivery-area';
import { type FieldValue, recordName, type RecordRef } from '@dasturxon/core/drafts';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { DraftBar } from '../drafts/draft-bar.tsx';
import { useDraft, useField } from '../drafts/draft-context.ts';
import { DraftFrame } from '../drafts/draft-frame.tsx';
import layout from '../drafts/editor.module.css';
import { SideList } from '../drafts/side-list.tsx';
import { useMakeRecord } from '../drafts/use-record-life.ts';
import type { SessionProps } from '../session/session-props.ts';
import { PointProbe, type ProbePoint } from './point-probe.tsx';
import { newZone, PLAIN } from './new-zone.ts';
import { ringOf } from './ring.ts';
import styles from './zone-editor.module.css';
import { ZoneFile } from './zone-file.tsx';
import { ZoneForm } from './zone-form.tsx';
import { ZONE_LABELS } from './zone-labels.ts';
import { ZONES_SOURCE } from './zones-source.ts';
import { type DraftZone, zonesOf, zonesView, type ZonesView } from './zone-view.ts';

const ZoneMap = lazy(async () => ({ default: (await import('@dasturxon/admin-ui/zone-map')).ZoneMap }));

const colorOf = (color: FieldValue | undefined): string => (typeof color === 'string' ? color : PLAIN);

type Shared = { view: ZonesView; zones: readonly DraftZone[] };
type MapProps = Shared & {
  zone: DraftZone | null;
  mode: DrawMode;
  point: ProbePoint | null;
  hasDots: boolean;
  onChoose: (id: string) => void;
  onDrawn: () => void;
  onProbe: (point: ProbePoint) => void;
};

/** What is on the map: the zones that are in use, and the one whose border is edited. */
function useShown({ zones, zone, mode }: Pick<MapProps, 'zones' | 'zone' | 'mode'>) {
  const { language } = useDraft();
  const id = zone?.id ?? '';
  const polygon = useField({ entity: 'zone', id, field: 'polygon' });
  const color = useField({ entity: 'zone', id, field: 'color' });
  const isEdited = mode !== 'off' && zone?.fields['isActive'] === true;
  const others = zones
    .filter(({ fields }) => fields['isActive'] === true)
    .map((one) => ({
      id: one.id,
      label: recordName(one.fields, language),
      color: colorOf(one.fields['color']),
      ring: ringOf(one.id === id ? polygon.value : (one.fields['polygon'] ?? null)),
    }))
    .filter((one) => one.ring.length > 2 && !(isEdited && one.id === id));
  const ring = isEdited ? ringOf(polygon.value) : [];
  return {
    others,
    polygon,
    ring,
    mode: isEdited ? mode : ('off' as const),
    color: color.problem === null ? colorOf(color.value) : PLAIN,
  };
}

/** The map of all zones. Everything on it is in the lists and the table below it too. */
function Zones({ view, zones, zone, mode, point, hasDots, onChoose, onDrawn, onProbe }: MapProps) {
  const { t } = useLingui();
  const { language } = useDraft();
  const shown = useShown({ zones, zone, mode });
  return (
    <div className={styles['map']}>
      <Suspense>
        <ZoneMap
          zones={shown.others}
          places={view.branches.map(({ branch: { id, name, latitude: lat, longitude: lon } }) => ({
            id,
            label: localize(name, language) || id,
            lat,
            lon,
          }))}
          dots={hasDots ? view.orderDots.map(({ orders, ...dot }) => ({ ...dot, count: orders })) : []}
          probe={point}
          drawing={{
            mode: shown.mode,
            ring: shown.ring,
            color: shown.color,
            neighbours: shown.others.filter(({ id }) => id !== zone?.id).map(({ ring }) => ring),
            isAllowed: (ring) => shapeProblem(ring) === null,
            onDraw: (ring) => {
              shown.polygon.change(ring.map(([lng, lat]) => [lng, lat]));
              onDrawn();
            },
          }}
          tiles={{
            url: view.tilesUrl,
            attribution: view.tilesUrl.startsWith('/') ? t`Demo map` : t`© OpenStreetMap contributors`,
          }}
          labels={{
            map: t`Map of the delivery zones`,
            zoomIn: t`Zoom in`,
            zoomOut: t`Zoom out`,
            probe: t`The point that you ask about`,
          }}
          onChoose={onChoose}
          onProbe={onProbe}
        />
      </Suspense>
    </div>
  );
}

/** Adds a zone to the draft near the first branch, as a square whose points are then moved. */
function useAddZone({ view, zones }: Shared, onAdd: (id: string) => void) {
  const make = useMakeRecord('zone');
  return () => onAdd(make(newZone(view, zones)));
}

function Editor({ view }: { view: ZonesView }) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const zones = zonesOf(view);
  const [wanted, setChosen] = useState('');
  const [mode, setMode] = useState<DrawMode>('edit');
  const [point, setPoint] = useState<ProbePoint | null>(null);
  const [hasDots, setDots] = useState(false);
  const zone = zones.find(({ id }) => id === wanted) ?? zones[0] ?? null;
  const add = useAddZone({ view, zones }, (id) => {
    setChosen(id);
    setMode('edit');
  });
  const options = zones.map(({ entity, id }) => ({ value: id, label: nameOf({ entity, id }) }));
  return (
    <SideList label={t`Delivery zone`} options={options} value={zone?.id ?? ''} onChange={setChosen}>
      <DraftBar />
      <div className={styles['tools']}>
        <Button onPress={add}>{t`Add a zone`}</Button>
        <Chips
          label={t`What a press on the map does`}
          chips={[
            { value: 'edit', label: t`Move points` },
            { value: 'draw', label: t`Draw the border anew` },
            { value: 'off', label: t`Ask about a point` },
          ]}
          value={mode}
          onChange={setMode}
        />
        <Chips
          label={t`Orders of the last ${DOT_DAYS} days`}
          chips={[
            { value: 'off', label: t`Without orders` },
            { value: 'on', label: t`With the orders of ${DOT_DAYS} days` },
          ]}
          value={hasDots ? 'on' : 'off'}
          onChange={(chosen) => setDots(chosen === 'on')}
        />
      </div>
      {hasDots && (
        <p className={styles['quiet']}>
          {view.orderDots.length === 0
            ? t`No square of ${DOT_METRES} m has orders of ${FEWEST_GUESTS} guests.`
            : t`A dot is a square of ${DOT_METRES} m with orders of ${FEWEST_GUESTS} guests or more.`}
        </p>
      )}
      <Zones
        view={view}
        zones={zones}
        zone={zone}
        mode={mode}
        point={point}
        hasDots={hasDots}
        onChoose={setChosen}
        onDrawn={() => setMode('edit')}
        onProbe={setPoint}
      />
      <PointProbe view={view} zones={zones} point={point} onChange={setPoint} />
      <ZoneFile view={view} zones={zones} />
      {zone === null ? (
        <Notice>{t`There is no zone yet. Add one.`}</Notice>
      ) : (
        <>
          <h2 className={layout['title']}>{nameOf(zone)}</h2>
          <ZoneForm key={zone.id} zone={zone} zones={zones} view={view} />
        </>
      )}
    </SideList>
  );
}

/** The zone editor: where is delivered to, and for what price, as a draft until it is published. */
export function ZoneEditorScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const nameOf = useCallback((_: RecordRef, name: string) => name || t`Zone without a name`, [t]);
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('zones.edit') ? (
        <DraftFrame
          session={session}
          source={ZONES_SOURCE}
          labels={ZONE_LABELS}
          toView={zonesView}
          nameOf={nameOf}
          onOpen={null}
        >
          {(view) => <Editor view={view} />}
        </DraftFrame>
      ) : (
        <Notice>{t`Your role does not change the delivery zones.`}</Notice>
      )}
    </OfficeFrame>
  );
}
