import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { isPresent, recordName } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { SaveState } from '../../drafts/save-state.tsx';
import { useEditor } from '../editor-context.ts';
import { useRecords } from '../records/use-records.ts';
import { TranslationMeter } from '../table/translation-meter.tsx';
import styles from '../choices/choices.module.css';

/** The groups that the menu is divided into, in the order of guests' menus. */
export function CategoryGroupsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { view, language, open } = useEditor();
  const { makeCategoryGroup, moveGroup } = useRecords();
  const groups = view.categoryGroups.filter(({ fields }) => isPresent('group', fields));
  const edit = (id: string) => {
    onClose();
    open({ entity: 'group', id });
  };
  return (
    <Dialog title={t`Groups of categories`} closeLabel={t`Close`} place="wide" onClose={onClose}>
      <p>{t`A group is a part of the menu with categories of its own, as kitchen and bar. With a single one guests see the categories alone.`}</p>
      <div className={styles['part']}>
        <Button look="main" onPress={() => edit(makeCategoryGroup())}>{t`New group`}</Button>
        <SaveState />
        <RowList label={t`Groups of categories`}>
          {groups.map(({ id, fields, missing }, at) => {
            const name = recordName(fields, language) || t`New group`;
            return (
              <Row key={id} title={name}>
                <TranslationMeter missing={missing} />
                <ButtonRow>
                  <Button
                    label={t`Move up: ${name}`}
                    isPending={at === 0}
                    onPress={() => moveGroup(id, at - 1)}
                  >{t`Move up`}</Button>
                  <Button
                    label={t`Move down: ${name}`}
                    isPending={at === groups.length - 1}
                    onPress={() => moveGroup(id, at + 1)}
                  >{t`Move down`}</Button>
                  <Button label={t`Edit: ${name}`} onPress={() => edit(id)}>{t`Edit`}</Button>
                </ButtonRow>
              </Row>
            );
          })}
        </RowList>
      </div>
    </Dialog>
  );
}
