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

/**
 * Products in no category, categories in no group, removed categories and groups that have something in them, and the same of the groups of modifiers.
 */
export async function checkMenu({ after, changes, read }: Menu): Promise<RecordProblem[]> {
  const moved = new Set(changes.filter(({ field }) => PLACING.includes(field)).map(recordKey));
  if (moved.size === 0) return [];
  const all = new Map(await read());
  for (const record of after) all.set(recordKey(record), record);
  const there = [...all.values()].filter(isThere);
  const categories = new Set(there.filter(({ entity }) => entity === 'category').map(({ id }) => id));
  const used = new Set(there.map(({ fields }) => fields['categoryId']));
  const known = new Set(there.filter(({ entity }) => entity === 'group').map(({ id }) => id));
  const usedGroups = new Set(there.map(({ fields }) => fields['groupId']));
  const own = after.filter((record) => moved.has(recordKey(record)));
  const shelves = own.filter(({ entity }) => entity !== 'modifierGroup');
  const placed = shelves.flatMap((record): RecordProblem[] => {
    const { entity, id, fields } = record;
    if (entity === 'product')
      return isThere(record) && !categories.has(typedText(fields['categoryId'] ?? null))
        ? [problemOf(record, 'categoryId', 'category')]
        : [];
    if (entity === 'group')
      return !isThere(record) && usedGroups.has(id) ? [problemOf(record, 'exists', 'usedGroup')] : [];
    if (!isThere(record)) return used.has(id) ? [problemOf(record, 'exists', 'inUse')] : [];
    const group = typedText(fields['groupId'] ?? null);
    return group === '' || known.has(group) ? [] : [problemOf(record, 'groupId', 'group')];
  });
  return [...placed, ...checkGroups(there, own)];
}
