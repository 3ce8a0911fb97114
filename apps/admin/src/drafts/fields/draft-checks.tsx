import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import type { FieldRef } from '@dasturxon/core/drafts';

import { useField } from '../draft-context.ts';
import { useFieldTexts } from '../field-texts.ts';
import { FieldNotes } from './draft-field.tsx';

type Option = { value: string; label: string };

/** Any number of a few values; none is no condition. What is chosen and gone stays in sight. */
export function DraftChecks({ field: ref, options }: { field: FieldRef; options: readonly Option[] }) {
  const texts = useFieldTexts();
  const { value, change } = useField(ref);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const known = new Set(options.map((one) => one.value));
  const gone = chosen.filter((one) => !known.has(one)).map((one) => ({ value: one, label: one }));
  return (
    <div id={ref.field}>
      <CheckboxList
        label={texts.field(ref.field)}
        options={[...options, ...gone]}
        value={chosen}
        onChange={(next) =>
          change([...options, ...gone].map((one) => one.value).filter((one) => next.includes(one)))
        }
      />
      <FieldNotes field={ref} />
    </div>
  );
}
