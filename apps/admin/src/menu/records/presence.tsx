import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { isPresent, type RecordRef } from '@dasturxon/core/drafts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import styles from '../../drafts/fields/fields.module.css';
import { useEditor } from '../editor-context.ts';
import type { MenuView } from '../menu-view.ts';
import { useRecords } from './use-records.ts';

const REMOVE_CATEGORY = msg`Remove the category`;
const REMOVE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  product: msg`Remove the dish`,
  modifierGroup: msg`Remove the group`,
  group: msg`Remove the group`,
};

type Props = { record: RecordRef; onClose: () => void };

/** What keeps a record in the menu. */
function useOf(view: MenuView, record: RecordRef): 'HAS_DISHES' | 'HAS_CATEGORIES' | 'ASKED' | null {
  const { entity, id } = record;
  if (entity === 'group')
    return view.categories.some(({ groupId }) => groupId === id) ? 'HAS_CATEGORIES' : null;
  const row = view.rowOf(record);
  if (row && 'usedBy' in row) return row.usedBy.length > 0 ? 'ASKED' : null;
  const hasDishes = entity === 'category' && view.products.some(({ categoryId }) => categoryId === id);
  return hasDishes ? 'HAS_DISHES' : null;
}

/** Removes a dish or a category, and brings a removed one back. */
export function Presence({ record, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { view } = useEditor();
  const { remove, restore } = useRecords();
  const { entity } = record;
  const row = view.rowOf(record);
  const isThere = row !== undefined && isPresent(entity, row.fields);
  const use = useOf(view, record);
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
        isDisabled={use !== null}
        onPress={() => {
          if (!remove(record)) onClose();
        }}
      >
        {i18n._(REMOVE_LABELS[entity] ?? REMOVE_CATEGORY)}
      </Button>
      {use === 'ASKED' && <span className={styles['label']}>{t`Take it off its dishes first.`}</span>}
      {use === 'HAS_CATEGORIES' && (
        <span className={styles['label']}>{t`Move the categories of this group first.`}</span>
      )}
      {use === 'HAS_DISHES' && (
        <span className={styles['label']}>{t`Move or remove the dishes of this category first.`}</span>
      )}
    </div>
  );
}
