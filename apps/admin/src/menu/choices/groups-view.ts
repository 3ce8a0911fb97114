import {
  groupIdsOf,
  isPresent,
  type MenuDraft,
  missingTranslations,
  type RecordFields,
  recordName,
  unanswerable,
} from '@dasturxon/core/drafts';
import type { Language } from '@dasturxon/core/kernel';

/** A group of modifiers with the values of the draft. */
export type GroupRow = {
  id: string;
  fields: RecordFields;
  isChanged: boolean;
  missing: readonly Language[];
  /** Ids of the dishes of the draft that ask it. */
  usedBy: readonly string[];
};

type Made = Pick<GroupRow, 'id' | 'fields' | 'isChanged'>;
type Dish = { id: string; fields: RecordFields };

/** The groups with the dishes that ask them, by name. */
export function groupRows(
  groups: readonly Made[],
  dishes: readonly Dish[],
  { languages }: Pick<MenuDraft, 'languages'>,
): GroupRow[] {
  const usedBy = new Map<string, string[]>();
  for (const { id, fields } of dishes)
    for (const group of groupIdsOf(fields)) usedBy.set(group, [...(usedBy.get(group) ?? []), id]);
  return groups
    .map((group) => ({
      ...group,
      missing: missingTranslations(group.fields, languages),
      usedBy: usedBy.get(group.id) ?? [],
    }))
    .toSorted((one, other) => (recordName(one.fields, 'uz') < recordName(other.fields, 'uz') ? -1 : 1));
}

/** Ids of the dishes that no guest can order because of a group, by the draft; null where the group alone cannot be answered. */
export function unanswered(
  group: GroupRow,
  groups: readonly GroupRow[],
  dishes: readonly Dish[],
): readonly string[] | null {
  const own = new Set(group.usedBy);
  const byId = new Map(groups.map((one) => [one.id, one]));
  // Dishes with the same groups have the same answer.
  const answers = new Map<string, boolean>();
  const isLost = ({ fields }: Dish): boolean => {
    const ids = groupIdsOf(fields);
    const key = ids.join(' ');
    const known = answers.get(key);
    if (known !== undefined) return known;
    const asked = ids.flatMap((id) => byId.get(id) ?? []);
    const isBad = unanswerable(asked).includes(group.id);
    answers.set(key, isBad);
    return isBad;
  };
  const lost = dishes.filter((dish) => own.has(dish.id) && isLost(dish)).map(({ id }) => id);
  const isAloneBad =
    own.size === 0 && isPresent('modifierGroup', group.fields) && unanswerable([group]).length > 0;
  return isAloneBad ? null : lost;
}
