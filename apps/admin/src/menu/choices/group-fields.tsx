import { groupIdsOf } from '@dasturxon/core/drafts';
import { LANGUAGES, type LocalizedText } from '@dasturxon/core/kernel';
import type { RecordFields } from '@dasturxon/core/drafts';
import { typedText } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { DishChoice } from '../../dishes/dish-choice.tsx';
import { DraftField, DraftSwitch } from '../../drafts/fields/draft-field.tsx';
import styles from '../../drafts/fields/fields.module.css';
import { usePut } from '../../drafts/use-record-life.ts';
import { useEditor } from '../editor-context.ts';
import { GroupChecks } from './group-checks.tsx';
import type { GroupRow } from './groups-view.ts';
import { OptionsField } from './options-field.tsx';

/** The name of a record as searches have it. */
const nameIn = (fields: RecordFields): LocalizedText => ({
  uz: '',
  ru: '',
  eng: '',
  ...Object.fromEntries(
    LANGUAGES.map((language) => [language, typedText(fields[`name.${language}`] ?? null)]),
  ),
});

/** The dishes that ask a group. A category stands for all of its dishes. */
function DishesOfGroup({ group }: { group: GroupRow }) {
  const { t } = useLingui();
  const { view, store } = useEditor();
  const put = usePut();
  const { products, categories } = view;
  const menu = useMemo(
    () => ({
      products: products.map(({ id, fields }) => ({ id, name: nameIn(fields) })),
      categories: categories.map(({ id, fields }) => ({ id, name: nameIn(fields) })),
    }),
    [products, categories],
  );
  return (
    <DishChoice
      label={t`Dishes that ask it`}
      menu={menu}
      value={{ productIds: group.usedBy, categoryIds: [] }}
      none={t`No dish`}
      onChange={({ productIds, categoryIds }) => {
        const wanted = new Set(productIds);
        for (const { id, categoryId, fields } of products) {
          const groups = groupIdsOf(fields);
          const isAsked = wanted.has(id) || categoryIds.includes(categoryId);
          if (isAsked === groups.includes(group.id)) continue;
          const next = isAsked ? [...groups, group.id] : groups.filter((one) => one !== group.id);
          put('product', id, { modifierGroups: next });
        }
        void store.flush();
      }}
    />
  );
}

/** What guests are asked by a group, with its options and its dishes. */
export function GroupFields({ group }: { group: GroupRow }) {
  const { t } = useLingui();
  const of = (field: string) => ({ entity: 'modifierGroup', id: group.id, field }) as const;
  return (
    <>
      <GroupChecks group={group} />
      <h3 className={styles['title']}>{t`How many options guests choose`}</h3>
      <div className={styles['fields']}>
        <DraftSwitch field={of('required')} on={t`A choice is required`} off={t`Not required`} />
        <DraftField field={of('min')} isNumber />
        <DraftField field={of('max')} isNumber />
        <DraftSwitch field={of('multiple')} on={t`Several options`} off={t`One option`} />
      </div>
      <OptionsField id={group.id} />
      <DishesOfGroup group={group} />
    </>
  );
}
