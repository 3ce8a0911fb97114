import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { isPresent, type RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import styles from '../../drafts/fields/fields.module.css';
import { useEditor } from '../editor-context.ts';
import { useRecords } from './use-records.ts';

type Props = { record: RecordRef; onClose: () => void };

/** Removes a dish or a category, and brings a removed one back. */
export function Presence({ record, onClose }: Props) {
  const { t } = useLingui();
  const { view } = useEditor();
  const { remove, restore } = useRecords();
  const { entity, id } = record;
  const row = view.rowOf(record);
  const isThere = row !== undefined && isPresent(entity, row.fields);
  const isUsed = entity === 'category' && view.products.some(({ categoryId }) => categoryId === id);
  if (!isThere)
    return (
      <Notice tone="warn">
        {t`It is removed: guests do not see it. Its texts and prices are kept.`}{' '}
        <Button onPress={() => restore(record)}>{t`Bring it back`}</Button>
      </Notice>
    );
  return (
    <div className={styles['state']}>
      <Button
        look="danger"
        isDisabled={isUsed}
        onPress={() => {
          if (!remove(record)) onClose();
        }}
      >
        {entity === 'product' ? t`Remove the dish` : t`Remove the category`}
      </Button>
      {isUsed && (
        <span className={styles['label']}>{t`Move or remove the dishes of this category first.`}</span>
      )}
    </div>
  );
}
