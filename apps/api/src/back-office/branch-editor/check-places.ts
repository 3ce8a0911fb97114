import type { RecordProblem } from '@dasturxon/core/drafts';
import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { branches, halls, regions } from '../../db/schema/places.ts';
import type { DraftRecord, Publishing } from '../drafts/edited-area.ts';

type Row = { id: string };

const isOpen = ({ fields }: DraftRecord): boolean => fields['exists'] === true && fields['isActive'] === true;

/** The ids of these rows and of the records of a kind that will be there and on, without those that will not. */
export function openIds(
  kind: DraftRecord['entity'],
  rows: readonly Row[],
  after: readonly DraftRecord[],
): ReadonlySet<unknown> {
  const own = after.filter(({ entity }) => entity === kind);
  const closed = new Set(own.filter((record) => !isOpen(record)).map(({ id }) => id));
  const ids = [...rows, ...own].map(({ id }) => id).filter((id) => !closed.has(id));
  return new Set(ids);
}

/** A city stays while a branch that guests see, or a zone, is in it. */
async function cityProblems(tx: Tx, merchantId: string, after: readonly DraftRecord[]) {
  const closed = after.filter((record) => record.entity === 'city' && !isOpen(record));
  if (closed.length === 0) return [];
  const ids = closed.map(({ id }) => id);
  const shown = await tx
    .select({ id: branches.id, cityId: branches.cityId })
    .from(branches)
    .where(
      and(
        eq(branches.merchantId, merchantId),
        eq(branches.isActive, true),
        eq(branches.deleted, false),
        inArray(branches.cityId, ids),
      ),
    );
  const zones = await tx
    .select({ cityId: regions.cityId })
    .from(regions)
    .where(and(eq(regions.merchantId, merchantId), inArray(regions.cityId, ids)));
  // Branches of this publication are looked at as they will be.
  const changed = new Set(after.filter(({ entity }) => entity === 'branch').map(({ id }) => id));
  const used = new Set([...shown.filter(({ id }) => !changed.has(id)), ...zones].map(({ cityId }) => cityId));
  return closed
    .filter(({ id }) => used.has(id))
    .map(({ entity, id }) => ({ entity, id, field: 'isActive', problem: 'usedCity' as const }));
}

type Parent = { kind: 'hall' | 'table'; field: 'branchId' | 'hallId'; known: ReadonlySet<unknown> };

/** A hall is in a branch of the brand, and a table in a hall, from their beginning on: printed links name both. */
function parentProblems({ kind, field, known }: Parent, { after, changes }: Publishing): RecordProblem[] {
  const own = changes.filter(({ entity }) => entity === kind);
  const begun = new Set(own.filter((one) => one.field === 'exists').map(({ id }) => id));
  const moved = new Set(own.filter((one) => one.field === field && !begun.has(one.id)).map(({ id }) => id));
  return after
    .filter(({ entity, fields }) => entity === kind && fields['exists'] === true)
    .filter(({ id, fields }) => moved.has(id) || (begun.has(id) && !known.has(fields[field])))
    .map(({ entity, id }) => ({ entity, id, field, problem: 'invalid' as const }));
}

/** Of these rows and records those that are there, or will be. */
function thereIds(kind: DraftRecord['entity'], rows: readonly Row[], after: readonly DraftRecord[]) {
  const own = after.filter(({ entity }) => entity === kind);
  const gone = new Set(own.filter(({ fields }) => fields['exists'] !== true).map(({ id }) => id));
  return new Set<unknown>([...rows, ...own].map(({ id }) => id).filter((id) => !gone.has(id)));
}

/** Cities that are needed, and halls and tables of what is not there. */
export async function checkPlaces(
  tx: Tx,
  merchantId: string,
  publishing: Publishing,
): Promise<RecordProblem[]> {
  const { after } = publishing;
  const isOfKind = (...kinds: string[]) => after.some(({ entity }) => kinds.includes(entity));
  const cities = await cityProblems(tx, merchantId, after);
  if (!isOfKind('hall', 'table')) return cities;
  const branchRows = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.merchantId, merchantId), eq(branches.deleted, false)));
  const hallRows = await tx
    .select({ id: halls.id })
    .from(halls)
    .where(and(eq(halls.merchantId, merchantId), eq(halls.deleted, false)));
  const known = { branch: thereIds('branch', branchRows, after), hall: thereIds('hall', hallRows, after) };
  return [
    ...cities,
    ...parentProblems({ kind: 'hall', field: 'branchId', known: known.branch }, publishing),
    ...parentProblems({ kind: 'table', field: 'hallId', known: known.hall }, publishing),
  ];
}
