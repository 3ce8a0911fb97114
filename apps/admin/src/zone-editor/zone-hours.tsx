import { isAlwaysServed, type ZoneHours as Hours } from '@dasturxon/core/delivery-area';
import { type FieldRef, typedText } from '@dasturxon/core/drafts';
import { WEEKDAYS } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { DraftChecks } from '../drafts/fields/draft-checks.tsx';
import { DraftField } from '../drafts/fields/draft-field.tsx';
import styles from './zone-editor.module.css';

/** When a zone is served; outside of these hours no order goes into it. */
export function ZoneHours({ of }: { of: (field: string) => FieldRef }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const [days, from, until] = [useField(of('days')), useField(of('from')), useField(of('until'))];
  const hours: Hours = {
    // What the contract keeps in this field.
    days: (days.value ?? []) as Hours['days'],
    from: typedText(from.value),
    until: typedText(until.value),
  };
  return (
    <section className={styles['part']} aria-label={t`Hours of the zone`}>
      <h3 className={styles['title']}>{t`Hours of the zone`}</h3>
      <p className={styles['quiet']}>
        {isAlwaysServed(hours)
          ? t`It is served whenever its branch delivers.`
          : t`Outside these hours it is as if the zone were not there. Without a ticked day they hold on all of them.`}
      </p>
      <div className={styles['fields']}>
        <DraftField field={of('from')} />
        <DraftField field={of('until')} />
      </div>
      <DraftChecks
        field={of('days')}
        options={WEEKDAYS.map((day) => ({ value: day, label: texts.value(day, 'days') }))}
      />
    </section>
  );
}
