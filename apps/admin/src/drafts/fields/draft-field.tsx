import { TextArea } from '@dasturxon/admin-ui/text-area';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { Chips } from '@dasturxon/admin-ui/chips';
import { type FieldRef, typedText, typedValue } from '@dasturxon/core/drafts';
import { formatMoney } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useDraft, useField } from '../draft-context.ts';
import { useFieldTexts } from '../field-texts.ts';
import styles from './fields.module.css';
import { ConflictChoice } from './conflict-choice.tsx';

type Props = {
  field: FieldRef;
  isLong?: boolean;
  isNumber?: boolean;
};

/** What guests still see where the draft has another value, and another person's value at a conflict. */
export function FieldNotes({ field: ref }: { field: FieldRef }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { view } = useDraft();
  const { conflict, isChanged, published } = useField(ref);
  // Guests see nothing of a record that is new.
  const isNew = ref.field !== 'exists' && view.publishedOf({ ...ref, field: 'exists' }) === false;
  if (conflict) return <ConflictChoice field={ref} conflict={conflict} />;
  const was = texts.value(published, ref.field);
  return isChanged && !isNew ? <p className={styles['was']}>{t`Published: ${was}`}</p> : null;
}

/** A text or a number of the draft. Links to a field name its id. */
export function DraftField({ field: ref, isLong = false, isNumber = false }: Props) {
  const texts = useFieldTexts();
  const { value, problem, change } = useField(ref);
  const [typed, setTyped] = useState<string | null>(null);
  const common = {
    label: texts.field(ref.field),
    value: typed ?? (Number.isInteger(value) ? formatMoney(Number(value)) : typedText(value)),
    error: texts.problem(problem),
    onChange: (text: string) => {
      setTyped(text);
      change(typedValue(ref.entity, ref.field, text));
    },
  };
  return (
    <div id={ref.field} onBlur={() => setTyped(null)}>
      {isLong ? (
        <TextArea {...common} />
      ) : (
        <TextField {...common} {...(isNumber && { inputMode: 'numeric' as const })} />
      )}
      <FieldNotes field={ref} />
    </div>
  );
}

/** A yes or no of the draft. */
export function DraftSwitch({ field: ref, on, off }: { field: FieldRef; on: string; off: string }) {
  const texts = useFieldTexts();
  const { value, choose } = useField(ref);
  const label = texts.field(ref.field);
  return (
    <div id={ref.field} className={styles['switch']}>
      <span className={styles['label']}>{label}</span>
      <Chips
        label={label}
        chips={[
          { value: 'ON', label: on },
          { value: 'OFF', label: off },
        ]}
        value={value === true ? 'ON' : 'OFF'}
        onChange={(chosen) => choose(chosen === 'ON')}
      />
      <FieldNotes field={ref} />
    </div>
  );
}
