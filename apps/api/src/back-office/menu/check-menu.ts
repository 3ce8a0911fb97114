import { groupIdsOf, isPresent, recordKey, type RecordProblem, typedText } from '@dasturxon/core/drafts';
import type { DraftRecord, Publishing } from '../drafts/edited-area.ts';

/** Fields that decide where a record is. */
const PLACING = ['exists', 'categoryId', 'groupId', 'modifierGroups'];

type Menu = Publishing & { read: () => Promise<ReadonlyMap<string, DraftRecord>> };
type Problem = 'category' | 'group' | 'inUse' | 'usedGroup' | 'asked' | 'unknownGroup';

const problemOf = ({ entity, id }: DraftRecord, field: string, problem: Problem): RecordProblem => ({
  entity,
  id,
  field,
  problem,
});

const isThere = ({ entity, fields }: DraftRecord) => isPresent(entity, fields);

type Records = readonly DraftRecord[];

/** Products with a group of modifiers that is not there, and removed groups that products have. */
function checkGroups(there: Records, own: Records): RecordProblem[] {
  const known = new Set(there.filter(({ entity }) => entity === 'modifierGroup').map(({ id }) => id));
  const used = new Set(there.flatMap(({ fields }) => groupIdsOf(fields)));
  return own.flatMap((record): RecordProblem[] => {
    if (record.entity === 'modifierGroup')
      return !isThere(record) && used.has(record.id) ? [problemOf(record, 'exists', 'asked')] : [];
    const isUnknown = isThere(record) && groupIdsOf(record.fields).some((id) => !known.has(id));
    return isUnknown ? [problemOf(record, 'modifierGroups', 'unknownGroup')] : [];
  });
}

type Fields = DraftRecord['fields'];
const idIn = (fields: Fields, field: string): string => typedText(fields[field] ?? null);
const idsOf = (there: Records, entity: DraftRecord['entity']): ReadonlySet<string> =>
  new Set(there.filter((record) => record.entity === entity).map(({ id }) => id));

/** Products in no category, categories in no group. */
function checkPlace(there: Records, own: Records): RecordProblem[] {
  const [categories, groups] = [idsOf(there, 'category'), idsOf(there, 'group')];
  return own.filter(isThere).flatMap((record): RecordProblem[] => {
    const { entity, fields } = record;
    if (entity === 'product')
      return categories.has(idIn(fields, 'categoryId')) ? [] : [problemOf(record, 'categoryId', 'category')];
    const group = entity === 'category' ? idIn(fields, 'groupId') : '';
    return group === '' || groups.has(group) ? [] : [problemOf(record, 'groupId', 'group')];
  });
}

/** Removed categories that have products, and removed groups that have categories. */
function checkUse(there: Records, own: Records): RecordProblem[] {
  const used = (field: string) => new Set(there.map(({ fields }) => idIn(fields, field)));
  const [categories, groups] = [used('categoryId'), used('groupId')];
  return own
    .filter((record) => !isThere(record))
    .flatMap((record): RecordProblem[] => {
      const { entity, id } = record;
      if (entity === 'category') return categories.has(id) ? [problemOf(record, 'exists', 'inUse')] : [];
      return entity === 'group' && groups.has(id) ? [problemOf(record, 'exists', 'usedGroup')] : [];
    });
}

/**
 * Products in no category, categories in no group, removed categories and groups that have something in them, and the same of the groups of modifiers.
 */
export async function checkMenu({ after, changes, read }: Menu): Promise<RecordProblem[]> {
  const moved = new Set(changes.filter(({ field }) => PLACING.includes(field)).map(recordKey));
  if (moved.size === 0) return [];
  const all = new Map(await read());
  for (const record of after) all.set(recordKey(record), record);
  const there = [...all.values()].filter(isThere);
  const own = after.filter((record) => moved.has(recordKey(record)));
  return [...checkPlace(there, own), ...checkUse(there, own), ...checkGroups(there, own)];
}
