import { SelectField } from '@dasturxon/admin-ui/select-field';
import { fieldOptions, type FieldRef, typedText } from '@dasturxon/core/drafts';

import { useField } from '../draft-context.ts';
import { useFieldTexts } from '../field-texts.ts';
import { FieldNotes } from './draft-field.tsx';

/** One of a closed list; nothing chosen is a choice of its own where the field may be empty. */
export function DraftChoice({ field: ref }: { field: FieldRef }) {
  const texts = useFieldTexts();
  const { value, choose } = useField(ref);
  const options = fieldOptions(ref.entity, ref.field);
  return (
    <div id={ref.field}>
      <SelectField
        label={texts.field(ref.field)}
        options={options.map((one) => ({ value: one ?? '', label: texts.value(one, ref.field) }))}
        value={typedText(value)}
        onChange={(chosen) => choose(chosen === '' ? null : chosen)}
      />
      <FieldNotes field={ref} />
    </div>
  );
}
