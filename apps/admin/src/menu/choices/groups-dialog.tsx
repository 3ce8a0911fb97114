import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { recordName } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { useEditor } from '../editor-context.ts';
import { useRecords } from '../records/use-records.ts';
import { TranslationMeter } from '../table/translation-meter.tsx';
import styles from './choices.module.css';
import { GroupBadges } from './group-checks.tsx';

/** The groups of modifiers that dishes share. */
export function GroupsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { view, language, open } = useEditor();
  const { makeGroup } = useRecords();
  const edit = (id: string) => {
    onClose();
    open({ entity: 'modifierGroup', id });
  };
  return (
    <Dialog title={t`Modifier groups`} closeLabel={t`Close`} place="wide" onClose={onClose}>
      <p>{t`A group is one question to the guest, as size or sauces. A change of it is a change in every dish that has it.`}</p>
      <div className={styles['part']}>
        <Button look="main" onPress={() => edit(makeGroup())}>{t`New modifier group`}</Button>
        <RowList label={t`Modifier groups`}>
          {view.modifierGroups.map((group) => {
            const name = recordName(group.fields, language) || t`New modifier group`;
            return (
              <Row key={group.id} title={name}>
                <TranslationMeter missing={group.missing} />
                <GroupBadges group={group} />
                <Button label={t`Edit: ${name}`} onPress={() => edit(group.id)}>{t`Edit`}</Button>
              </Row>
            );
          })}
        </RowList>
      </div>
    </Dialog>
  );
}
