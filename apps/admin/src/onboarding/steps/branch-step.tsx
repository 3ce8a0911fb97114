import { Chips } from '@dasturxon/admin-ui/chips';
import { roundTo6 } from '@dasturxon/core/delivery-area';
import { type FieldRef, isSameValue, typedText } from '@dasturxon/core/drafts';
import { everyDay, HOURS_PRESETS } from '@dasturxon/core/onboarding';
import { useLingui } from '@lingui/react/macro';

import { BRANCH_LABELS } from '../../branch-editor/branch-labels.ts';
import { BRANCHES_SOURCE } from '../../branch-editor/branches-source.ts';
import { useField } from '../../drafts/draft-context.ts';
import { DraftFrame } from '../../drafts/draft-frame.tsx';
import { useDraftData } from '../../drafts/draft-source.ts';
import { recordsView, type RecordsView } from '../../drafts/draft-view.ts';
import { DraftField } from '../../drafts/fields/draft-field.tsx';
import { SaveState } from '../../drafts/save-state.tsx';
import { ZONES_SOURCE } from '../../zone-editor/zones-source.ts';
import styles from '../onboarding.module.css';
import type { StepProps } from '../step-props.ts';
import { PlaceMap } from './place.tsx';

const named = HOURS_PRESETS.map((preset) => ({ preset, value: `${preset.open} ${preset.close}` }));

/** The same hours on every day, chosen among a few. */
function HoursField({ field: ref }: { field: FieldRef }) {
  const { t } = useLingui();
  const field = useField(ref);
  const chosen = named.find(({ preset }) => isSameValue(field.value, everyDay(preset)));
  return (
    <section className={styles['part']} aria-label={t`Hours of every day`}>
      <span className={styles['label']}>{t`Hours of every day`}</span>
      <Chips
        label={t`Hours of every day`}
        chips={named.map(({ preset: { open, close }, value }) => ({
          value,
          label: open === close ? t`Around the clock` : `${open}–${close}`,
        }))}
        value={chosen?.value ?? null}
        onChange={(value) => {
          const preset = named.find((one) => one.value === value)?.preset;
          if (preset) field.change(everyDay(preset));
        }}
      />
    </section>
  );
}

function Branch({ view }: { view: RecordsView }) {
  const { t } = useLingui();
  const id = view.records[0]?.id ?? '';
  const of = (field: string): FieldRef => ({ entity: 'branch', id, field });
  const [latitude, longitude] = [useField(of('latitude')), useField(of('longitude'))];
  const { draft: zones } = useDraftData(ZONES_SOURCE);
  const place = {
    latitude: Number(typedText(latitude.value)),
    longitude: Number(typedText(longitude.value)),
  };
  return (
    <>
      <DraftField field={of('address')} />
      <DraftField field={of('phone')} />
      <p className={styles['quiet']}>{t`Press on the map where the branch is, or write its coordinates.`}</p>
      {zones && (
        <PlaceMap
          place={place}
          ring={[]}
          tilesUrl={zones.tilesUrl}
          onPoint={(point) => {
            latitude.change(roundTo6(point.latitude));
            longitude.change(roundTo6(point.longitude));
          }}
        />
      )}
      <DraftField field={of('latitude')} />
      <DraftField field={of('longitude')} />
      <HoursField field={of('workHours')} />
      <p>
        <SaveState />
      </p>
    </>
  );
}

/** Where the first branch is, and when it is open. */
export function BranchStep({ session }: StepProps) {
  return (
    <DraftFrame
      session={session}
      source={BRANCHES_SOURCE}
      labels={BRANCH_LABELS}
      toView={recordsView}
      nameOf={({ id }, name) => name || id}
      onOpen={null}
    >
      {(view) => <Branch view={view} />}
    </DraftFrame>
  );
}
