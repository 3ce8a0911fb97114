import { TextField } from '@dasturxon/admin-ui/text-field';
import { type FieldRef, typedText } from '@dasturxon/core/drafts';
import { localStamp, wallMoment } from '@dasturxon/core/time';
import { useState } from 'react';

import { useDraft, useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { FieldNotes } from '../drafts/fields/draft-field.tsx';

/** A moment by the restaurant's clock; none is no limit. */
export function DraftMoment({ field: ref }: { field: FieldRef }) {
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
