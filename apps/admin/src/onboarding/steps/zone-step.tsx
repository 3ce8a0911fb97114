import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { containsPoint } from '@dasturxon/core/delivery-area';
import { type FieldRef, isSameValue } from '@dasturxon/core/drafts';
import { circleZone, DEFAULT_RADIUS, ZONE_RADII } from '@dasturxon/core/onboarding';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'wouter';

import { type Place, PlaceMap } from '../../branch-editor/place-map.tsx';
import { useField } from '../../drafts/draft-context.ts';
import { DraftFrame } from '../../drafts/draft-frame.tsx';
import { DraftField } from '../../drafts/fields/draft-field.tsx';
import fields from '../../drafts/fields/fields.module.css';
import { SaveState } from '../../drafts/save-state.tsx';
import { ringOf } from '../../zone-editor/ring.ts';
import { ZONE_LABELS } from '../../zone-editor/zone-labels.ts';
import { type DraftZone, zonesOf, zonesView, type ZonesView } from '../../zone-editor/zone-view.ts';
import { ZONES_SOURCE } from '../../zone-editor/zones-source.ts';
import styles from '../onboarding.module.css';
import type { StepProps } from '../step-props.ts';
import { useBranchPlace } from './use-branch-place.ts';

/** What delivery costs in the zone, and from which sum it is brought. */
const FEES = ['price', 'minimum'];

type CircleProps = { zone: DraftZone; place: Place; tilesUrl: string };

/** A circle around the branch. It follows a branch that was moved out of it. */
function Circle({ zone, place, tilesUrl }: CircleProps) {
  const { t } = useLingui();
  const ref: FieldRef = { entity: 'zone', id: zone.id, field: 'polygon' };
  const { value, change } = useField(ref);
  const ring = ringOf(value);
  const isAround = containsPoint(ring, { lat: place.latitude, lon: place.longitude });
  const radius = ZONE_RADII.find((kilometres) => isSameValue(value, circleZone(place, kilometres)));
  useEffect(() => {
    if (!isAround) change(circleZone(place, DEFAULT_RADIUS));
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is typed afterwards stays
  }, []);
  const chips = ZONE_RADII.map((kilometres) => ({ value: String(kilometres), label: t`${kilometres} km` }));
  return (
    <>
      <section className={styles['part']} aria-label={t`Deliver within`}>
        <span className={styles['label']}>{t`Deliver within`}</span>
        <Chips
          label={t`Deliver within`}
          chips={chips}
          value={radius === undefined ? null : String(radius)}
          onChange={(chosen) => change(circleZone(place, Number(chosen)))}
        />
      </section>
      <PlaceMap place={place} ring={ring} tilesUrl={tilesUrl} onPoint={null} />
    </>
  );
}

function Zone({ view }: { view: ZonesView }) {
  const { t } = useLingui();
  const place = useBranchPlace();
  const [zone] = zonesOf(view);
  return (
    <div className={styles['form']}>
      {zone && place ? (
        <>
          <Circle zone={zone} place={place} tilesUrl={view.tilesUrl} />
          <div className={fields['fields']}>
            {FEES.map((field) => (
              <DraftField key={field} field={{ entity: 'zone', id: zone.id, field }} isNumber />
            ))}
          </div>
        </>
      ) : (
        <Notice>{t`There is no zone yet. Add one.`}</Notice>
      )}
      <p>
        <Link href="/zones">{t`Draw another border, or set prices by distance`}</Link>
      </p>
      <p>
        <SaveState />
      </p>
    </div>
  );
}

/** Where the first branch delivers. */
export function ZoneStep({ session }: StepProps) {
  return (
    <DraftFrame
      session={session}
      source={ZONES_SOURCE}
      labels={ZONE_LABELS}
      toView={zonesView}
      nameOf={({ id }, name) => name || id}
      onOpen={null}
    >
      {(view) => <Zone view={view} />}
    </DraftFrame>
  );
}
