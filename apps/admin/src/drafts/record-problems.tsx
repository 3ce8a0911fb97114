import { Notice } from '@dasturxon/admin-ui/notice';
import { presenceField, recordProblems, type RecordRef } from '@dasturxon/core/drafts';

import { useDraft } from './draft-context.ts';
import { useFieldTexts } from './field-texts.ts';

/** What keeps a record as a whole from being published. */
export function RecordProblems({ record }: { record: RecordRef }) {
  const { view } = useDraft();
  const texts = useFieldTexts();
  const row = view.rowOf(record);
  if (!row) return null;
  const life = presenceField(record.entity) ?? '';
  const isNew = view.publishedOf({ ...record, field: life }) === false;
  return recordProblems({ ...record, fields: row.fields }, isNew ? [life] : []).map(({ problem }) => (
    <Notice key={problem} tone="bad">
      {texts.problem(problem)}
    </Notice>
  ));
}
