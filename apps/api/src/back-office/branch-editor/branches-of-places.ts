import type { SentPatch } from '@dasturxon/core/drafts';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { halls, hallTables } from '../../db/schema/places.ts';
import { readPatches } from '../drafts/draft-rows.ts';

/**
 * The branches that a change of a hall or a table is about: the published one, and those that the draft and the changes name.
 * A change of a place without a branch is about an unknown one, null; other changes are about none.
 */
export async function branchesOfPlaces(
  tx: Tx,
  merchantId: string,
  sent: readonly SentPatch[],
): Promise<(patch: SentPatch) => (string | null)[]> {
  if (!sent.some(({ entity }) => entity === 'hall' || entity === 'table')) return () => [];
  const hallRows = await tx
    .select({ id: halls.id, of: halls.branchId })
    .from(halls)
    .where(eq(halls.merchantId, merchantId));
  const tableRows = await tx
    .select({ id: hallTables.id, of: hallTables.hallId })
    .from(hallTables)
    .where(eq(hallTables.merchantId, merchantId));
  const changes = [...(await readPatches(tx, merchantId, 'branches')), ...sent];
  const named = (field: string, id: string, rows: readonly { id: string; of: string }[]) => [
    ...rows.filter((row) => row.id === id).map(({ of }) => of),
    ...changes
      .filter((change) => change.field === field && change.id === id)
      .flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  ];
  const ofHall = (id: string): (string | null)[] => {
    const all = named('branchId', id, hallRows);
    return all.length > 0 ? all : [null];
  };
  return ({ entity, id }) => {
    if (entity === 'hall') return ofHall(id);
    if (entity !== 'table') return [];
    const all = named('hallId', id, tableRows).flatMap(ofHall);
    return all.length > 0 ? all : [null];
  };
}
