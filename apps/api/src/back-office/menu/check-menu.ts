import { isPresent, recordKey, type RecordProblem, typedText } from '@dasturxon/core/drafts';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { groups } from '../../db/schema/catalog.ts';
import type { DraftRecord, Publishing } from '../drafts/edited-area.ts';

/** Fields that decide where a record is. */
const PLACING = ['exists', 'categoryId', 'groupId'];

type Menu = Publishing & { read: () => Promise<ReadonlyMap<string, DraftRecord>> };
type Problem = 'category' | 'group' | 'inUse';

const problemOf = ({ entity, id }: DraftRecord, field: string, problem: Problem): RecordProblem => ({
  entity,
  id,
  field,
  problem,
});

const isThere = ({ entity, fields }: DraftRecord) => isPresent(entity, fields);

/** Products in no category, categories in no group, and removed categories that have products. */
export async function checkMenu(
  tx: Tx,
  merchantId: string,
  { after, changes, read }: Menu,
): Promise<RecordProblem[]> {
  const moved = new Set(changes.filter(({ field }) => PLACING.includes(field)).map(recordKey));
  if (moved.size === 0) return [];
  const all = new Map(await read());
  for (const record of after) all.set(recordKey(record), record);
  const there = [...all.values()].filter(isThere);
  const categories = new Set(there.filter(({ entity }) => entity === 'category').map(({ id }) => id));
  const used = new Set(there.map(({ fields }) => fields['categoryId']));
  const rows = await tx.select({ id: groups.id }).from(groups).where(eq(groups.merchantId, merchantId));
  const known = new Set(rows.map(({ id }) => id));
  const own = after.filter((record) => moved.has(recordKey(record)));
  return own.flatMap((record): RecordProblem[] => {
    const { entity, id, fields } = record;
    if (entity === 'product')
      return isThere(record) && !categories.has(typedText(fields['categoryId'] ?? null))
        ? [problemOf(record, 'categoryId', 'category')]
        : [];
    if (!isThere(record)) return used.has(id) ? [problemOf(record, 'exists', 'inUse')] : [];
    const group = typedText(fields['groupId'] ?? null);
    return group === '' || known.has(group) ? [] : [problemOf(record, 'groupId', 'group')];
  });
}
