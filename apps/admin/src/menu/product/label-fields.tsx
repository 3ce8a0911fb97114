import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { TextArea } from '@dasturxon/admin-ui/text-area';
import { DISH_LABELS } from '@dasturxon/core/catalog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useField } from '../../drafts/draft-context.ts';
import { useFieldTexts } from '../../drafts/field-texts.ts';
import { FieldNotes } from '../../drafts/fields/draft-field.tsx';
import { listText, typedList } from '../../drafts/fields/list-text.ts';
import styles from '../../drafts/fields/fields.module.css';

const KNOWN: readonly string[] = DISH_LABELS;

/** The labels of a dish: those that the storefront translates, and the brand's own ones, which stay as they are typed. */
export function LabelsField({ id }: { id: string }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const ref = { entity: 'product', id, field: 'labels' } as const;
  const { value, problem, change } = useField(ref);
  const [typed, setTyped] = useState<string | null>(null);
  const all = Array.isArray(value) ? value.map(String) : [];
  const known = all.filter((label) => KNOWN.includes(label));
  const own = all.filter((label) => !KNOWN.includes(label));
  return (
    <div id={ref.field} className={styles['switch']}>
      <div className={styles['set']}>
        <CheckboxList
          label={texts.field(ref.field)}
          options={DISH_LABELS.map((label) => ({ value: label, label: texts.value(label, ref.field) }))}
          value={known}
          onChange={(next) => change([...KNOWN.filter((label) => next.includes(label)), ...own])}
        />
      </div>
      <div onBlur={() => setTyped(null)}>
        <TextArea
          label={t`Own labels, one a line, not translated`}
          value={typed ?? listText(own)}
          error={texts.problem(problem)}
          onChange={(text) => {
            setTyped(text);
            const written = typedList(text, { isPairs: false });
            change([...known, ...(Array.isArray(written) ? written : [])]);
          }}
        />
      </div>
      <FieldNotes field={ref} />
    </div>
  );
}
