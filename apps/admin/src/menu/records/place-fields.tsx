import { SelectField } from '@dasturxon/admin-ui/select-field';
import { recordName, type RecordRef, typedText } from '@dasturxon/core/drafts';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../../drafts/draft-context.ts';
import { FieldNotes } from '../../drafts/fields/draft-field.tsx';
import { useEditor } from '../editor-context.ts';
import { CategoryBranches, DishBranches } from './branches-field.tsx';
import { type MenuEntity, useRecords } from './use-records.ts';

/** The category of a dish, or the group of a category: the way to move it without dragging. */
function ParentField({ entity, id }: { entity: MenuEntity; id: string }) {
  const { t } = useLingui();
  const { view, language } = useEditor();
  const { move } = useRecords();
  const ref = { entity, id, field: entity === 'product' ? 'categoryId' : 'groupId' } as const;
  const value = typedText(useField(ref).value);
  const options =
    entity === 'product'
      ? view.categories.map((row) => ({ value: row.id, label: recordName(row.fields, language) || row.id }))
      : view.draft.groups.map((row) => ({ value: row.id, label: localize(row.name, language) || row.id }));
  const none = { value: '', label: t`Not chosen` };
  const isKnown = options.some((option) => option.value === value);
  return (
    <div id={ref.field}>
      <SelectField
        label={entity === 'product' ? t`Category` : t`Group`}
        options={isKnown ? options : [none, ...options]}
        value={isKnown ? value : ''}
        onChange={(parent) => parent !== '' && move(entity, id, { parent, place: null })}
      />
      <FieldNotes field={ref} />
    </div>
  );
}

/** Where a dish or a category is in the menu, and where it is sold. */
export function PlaceFields({ record: { entity, id } }: { record: RecordRef }) {
  const { draft } = useEditor().view;
  const hasBranches = draft.branches.length > 1;
  if (entity !== 'product')
    return (
      <>
        {draft.groups.length > 1 && <ParentField entity="category" id={id} />}
        {hasBranches && <CategoryBranches id={id} />}
      </>
    );
  return (
    <>
      <ParentField entity="product" id={id} />
      {hasBranches && <DishBranches id={id} />}
    </>
  );
}
