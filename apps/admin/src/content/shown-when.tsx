import { TextField } from '@dasturxon/admin-ui/text-field';
import { CONTENT_SHELLS } from '@dasturxon/core/content';
import { type FieldRef, typedText } from '@dasturxon/core/drafts';
import { LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { localStamp, wallMoment } from '@dasturxon/core/time';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useDraft, useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { DraftChecks } from '../drafts/fields/draft-checks.tsx';
import { FieldNotes } from '../drafts/fields/draft-field.tsx';
import { SHELL_LABELS } from './content-labels.ts';
import styles from './content.module.css';

type Of = (field: string) => FieldRef;

/** A moment by the restaurant's clock; none is no limit. */
function DraftMoment({ field: ref }: { field: FieldRef }) {
  const texts = useFieldTexts();
  const { zone } = useDraft();
  const { value, problem, change } = useField(ref);
  const [typed, setTyped] = useState<string | null>(null);
  const moment = typedText(value);
  const shown = moment === '' ? '' : localStamp(new Date(moment), zone).slice(0, 16).replace(' ', 'T');
  return (
    <div id={ref.field} onBlur={() => setTyped(null)}>
      <TextField
        label={texts.field(ref.field)}
        type="datetime-local"
        value={typed ?? shown}
        error={texts.problem(problem)}
        onChange={(text) => {
          setTyped(text);
          change(wallMoment(text, zone)?.toISOString() ?? null);
        }}
      />
      <FieldNotes field={ref} />
    </div>
  );
}

/** From when until when, in which languages and in which apps guests see it (BO-341). */
export function ShownWhen({ of }: { of: Of }) {
  const { t, i18n } = useLingui();
  const { languages } = useDraft().view.draft;
  return (
    <section className={styles['part']} aria-label={t`When and to whom it is shown`}>
      <h3 className={styles['title']}>{t`When and to whom it is shown`}</h3>
      <div className={styles['fields']}>
        <DraftMoment field={of('startsAt')} />
        <DraftMoment field={of('endsAt')} />
      </div>
      <div className={styles['fields']}>
        <DraftChecks
          field={of('languages')}
          options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <DraftChecks
          field={of('shells')}
          options={CONTENT_SHELLS.map((value) => ({ value, label: i18n._(SHELL_LABELS[value]) }))}
        />
      </div>
    </section>
  );
}
