import { TextField } from '@dasturxon/admin-ui/text-field';
import { type FieldRef, typedText } from '@dasturxon/core/drafts';
import { useState } from 'react';

import { useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { FieldNotes } from '../drafts/fields/draft-field.tsx';

/** A day; none is no limit. */
export function DraftDay({ field: ref }: { field: FieldRef }) {
  const texts = useFieldTexts();
  const { value, problem, change } = useField(ref);
  return (
    <div id={ref.field}>
      <TextField
        label={texts.field(ref.field)}
        type="date"
        value={typedText(value)}
        error={texts.problem(problem)}
        onChange={(day) => change(day === '' ? null : day)}
      />
      <FieldNotes field={ref} />
    </div>
  );
}

/** Numbers with commas between them. */
export function DraftNumbers({ field: ref }: { field: FieldRef }) {
  const texts = useFieldTexts();
  const { value, problem, change } = useField(ref);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div id={ref.field} onBlur={() => setTyped(null)}>
      <TextField
        label={texts.field(ref.field)}
        value={typed ?? (Array.isArray(value) ? value.map(String).join(', ') : '')}
        error={texts.problem(problem)}
        onChange={(text) => {
          setTyped(text);
          change((text.match(/\d+/g) ?? []).map(Number));
        }}
      />
      <FieldNotes field={ref} />
    </div>
  );
}
