import {
  blankFields,
  isPresent,
  type MenuDraft,
  missingTranslations,
  type Patch,
  type RecordFields,
  textsIn,
} from '@dasturxon/core/drafts';
import { type Language, LocalizedText } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { changedFields } from '../../drafts/draft-view.ts';

/** A group of categories with the values of the draft. */
export type CategoryGroupRow = {
  id: string;
  fields: RecordFields;
  isChanged: boolean;
  missing: readonly Language[];
};

/** The groups with the changes of the draft, new ones too, in the guests' order. Removed ones stay, for lists of changes. */
export function categoryGroupRows(
  { groups, languages }: Pick<MenuDraft, 'groups' | 'languages'>,
  patches: readonly Patch[],
): CategoryGroupRow[] {
  const own = patches.filter(({ entity }) => entity === 'group');
  const known = new Set(groups.map(({ id }) => id));
  const made = [...new Set(own.map(({ id }) => id))].filter((id) => !known.has(id));
  const blank = blankFields('group') ?? {};
  const begun = [...groups, ...made.map((id) => ({ id, fields: blank }))];
  return begun
    .map(({ id, fields }) => {
      const changes = own.filter((patch) => patch.id === id);
      const now = changedFields(fields, changes);
      const missing = missingTranslations(now, languages);
      return { id, fields: now, isChanged: changes.length > 0, missing };
    })
    .toSorted((one, other) => Number(one.fields['priority']) - Number(other.fields['priority']));
}

/** What the other parts of the editor read of groups that are there. */
export const namedGroups = (rows: readonly CategoryGroupRow[]): MenuDraft['groups'] =>
  rows
    .filter(({ fields }) => isPresent('group', fields))
    .map(({ id, fields }) => ({ id, fields, name: v.parse(LocalizedText, textsIn(fields, 'name')) }));
