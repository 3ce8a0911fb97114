import { recordName, type RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { useEditor } from '../editor-context.ts';

/** The names of records; a category is named as one. */
export function useRecordName(): (record: RecordRef) => string {
  const { t } = useLingui();
  const { view, language } = useEditor();
  return ({ entity, id }) => {
    const row = view.rowOf({ entity, id });
    const name = (row && recordName(row.fields, language)) || id;
    return entity === 'product' ? name : t`Category: ${name}`;
  };
}
