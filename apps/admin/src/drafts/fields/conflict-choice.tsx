import { Button } from '@dasturxon/admin-ui/button';
import { ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { DraftConflict, FieldRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { useDraft, useField } from '../draft-context.ts';
import { useFieldTexts } from '../field-texts.ts';

type Props = { field: FieldRef; conflict: DraftConflict };

/** Two people changed one field: both values, and the choice. */
export function ConflictChoice({ field, conflict }: Props) {
  const { t } = useLingui();
  const { store } = useDraft();
  const texts = useFieldTexts();
  const { value } = useField(field);
  const [mine, theirs] = [texts.value(value, field.field), texts.value(conflict.theirs, field.field)];
  const person = conflict.by ?? t`A colleague`;
  return (
    <Notice tone="warn">
      <p>{t`${person} saved “${theirs}” meanwhile. You typed “${mine}”.`}</p>
      <ButtonRow>
        <Button onPress={() => store.choose(field, 'MINE')}>{t`Save mine`}</Button>
        <Button onPress={() => store.choose(field, 'THEIRS')}>{t`Take theirs`}</Button>
      </ButtonRow>
    </Notice>
  );
}
