import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { moveRecord, type RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import type { MenuView } from '../menu-view.ts';
import { useEditor } from '../editor-context.ts';
import { FieldNotes } from '../../drafts/fields/draft-field.tsx';
import styles from '../../drafts/fields/fields.module.css';

/** The list that a record is ordered in: the products of its category, or the categories of its group. */
function siblingsOf({ products, categories }: MenuView, { entity, id }: RecordRef) {
  if (entity === 'product') {
    const own = products.find((row) => row.id === id)?.categoryId;
    return products.filter(({ categoryId }) => categoryId === own);
  }
  const own = categories.find((row) => row.id === id)?.groupId;
  return categories.filter(({ groupId }) => groupId === own);
}

/** Where a record stands in its list, and the steps that move it. */
export function OrderButtons({ record }: { record: RecordRef }) {
  const { t } = useLingui();
  const { view, store } = useEditor();
  const rows = siblingsOf(view, record).map(({ id, fields }) => ({
    id,
    priority: Number(fields['priority']),
  }));
  const at = rows.findIndex(({ id }) => id === record.id);
  const [place, count] = [at + 1, rows.length];
  const move = (to: number) => {
    for (const { id, priority } of moveRecord(rows, record.id, to)) {
      const ref = { entity: record.entity, id, field: 'priority' };
      store.change(ref, priority, { value: view.valueOf(ref), revision: view.revision });
    }
    void store.flush();
  };
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
