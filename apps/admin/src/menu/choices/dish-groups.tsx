import { Button } from '@dasturxon/admin-ui/button';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { recordName } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../../drafts/draft-context.ts';
import { FieldNotes } from '../../drafts/fields/draft-field.tsx';
import fields from '../../drafts/fields/fields.module.css';
import { useEditor } from '../editor-context.ts';
import styles from './choices.module.css';
import { GroupBadges } from './group-checks.tsx';

/** The groups of modifiers that a dish asks, in the order of the questions. */
export function DishGroups({ id }: { id: string }) {
  const { t } = useLingui();
  const { view, language, open } = useEditor();
  const ref = { entity: 'product', id, field: 'modifierGroups' } as const;
  const { value, change } = useField(ref);
  const ids = Array.isArray(value) ? value.map(String) : [];
  const byId = new Map(view.modifierGroups.map((group) => [group.id, group]));
  const nameOf = (group: string) => recordName(byId.get(group)?.fields ?? {}, language) || group;
  const others = view.modifierGroups.filter((group) => !ids.includes(group.id));
  return (
    <section id={ref.field} className={styles['part']} aria-label={t`Modifier groups`}>
      <h3 className={fields['title']}>{t`Modifier groups`}</h3>
      <RowList label={t`Modifier groups of the dish`}>
        {ids.map((group, at) => {
          const name = nameOf(group);
          const row = byId.get(group);
          return (
            <Row key={group} title={name}>
              {row && <GroupBadges group={row} />}
              <Button
                label={t`Move up: ${name}`}
                isPending={at === 0}
                onPress={() => change(ids.toSpliced(at, 1).toSpliced(at - 1, 0, group))}
              >{t`Move up`}</Button>
              <Button
                label={t`Edit: ${name}`}
                onPress={() => open({ entity: 'modifierGroup', id: group })}
              >{t`Edit`}</Button>
              <Button
                label={t`Take off: ${name}`}
                onPress={() => change(ids.filter((one) => one !== group))}
              >{t`Take off`}</Button>
            </Row>
          );
        })}
      </RowList>
      {others.length > 0 && (
        <SelectField
          label={t`Add a modifier group`}
          options={[
            { value: '', label: t`Not chosen` },
            ...others.map((group) => ({ value: group.id, label: nameOf(group.id) })),
          ]}
          value=""
          onChange={(group) => group !== '' && change([...ids, group])}
        />
      )}
      <FieldNotes field={ref} />
    </section>
  );
}
