import { Chips } from '@dasturxon/admin-ui/chips';
import { type FieldRef, isSameValue } from '@dasturxon/core/drafts';
import { everyDay, HOURS_PRESETS } from '@dasturxon/core/onboarding';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../drafts/draft-context.ts';
import styles from './branch-editor.module.css';

const named = HOURS_PRESETS.map((preset) => ({ preset, value: `${preset.open} ${preset.close}` }));

/** The same hours on every day, chosen among a few. */
export function EveryDayHours({ field: ref }: { field: FieldRef }) {
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
