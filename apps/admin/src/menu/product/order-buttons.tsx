import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { type RecordRef, typedText } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { useEditor } from '../editor-context.ts';
import { listOf, PARENT, useRecords } from '../records/use-records.ts';
import { FieldNotes } from '../../drafts/fields/draft-field.tsx';
import styles from '../../drafts/fields/fields.module.css';

/** Where a record stands in its list, and the steps that move it. */
export function OrderButtons({ record }: { record: RecordRef }) {
  const { t } = useLingui();
  const { view } = useEditor();
  const records = useRecords();
  const entity = record.entity === 'product' ? 'product' : 'category';
  const row = view.rowOf(record);
  const parent = typedText(row?.fields[PARENT[entity]] ?? null);
  const rows = listOf(view, entity, parent);
  const at = rows.findIndex(({ id }) => id === record.id);
  const [place, count] = [at + 1, rows.length];
  const move = (place: number) => records.move(entity, record.id, { parent, place });
  return (
    <div className={styles['switch']}>
      <span className={styles['label']} role="status">
        {t`Place in the list: ${place} of ${count}`}
      </span>
      {/* A disabled button would lose the focus at the end of the list, and with it the keys of the panel. */}
      <ButtonRow>
        <Button isPending={at <= 0} onPress={() => move(0)}>{t`To the top`}</Button>
        <Button isPending={at <= 0} onPress={() => move(at - 1)}>{t`Move up`}</Button>
        <Button isPending={at === count - 1} onPress={() => move(at + 1)}>{t`Move down`}</Button>
      </ButtonRow>
      <FieldNotes field={{ ...record, field: 'priority' }} />
    </div>
  );
}
