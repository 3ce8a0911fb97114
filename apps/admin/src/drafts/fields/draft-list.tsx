import { TextArea } from '@dasturxon/admin-ui/text-area';
import type { FieldRef } from '@dasturxon/core/drafts';
import { useState } from 'react';

import { useField } from '../draft-context.ts';
import { useFieldTexts } from '../field-texts.ts';
import { FieldNotes } from './draft-field.tsx';
import { listText, typedList } from './list-text.ts';

/** A list of the draft: an entry in a line. `isPairs`: an entry has a name and a value. */
export function DraftList({ field: ref, isPairs }: { field: FieldRef; isPairs: boolean }) {
  const texts = useFieldTexts();
  const { value, problem, change } = useField(ref);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div id={ref.field} onBlur={() => setTyped(null)}>
      <TextArea
        label={texts.field(ref.field)}
        value={typed ?? listText(value)}
        error={texts.problem(problem)}
        onChange={(text) => {
          setTyped(text);
          change(typedList(text, { isPairs }));
        }}
      />
      <FieldNotes field={ref} />
    </div>
  );
}
