import { moveRecord } from '@dasturxon/core/drafts';

import { madeRecords, type MadeRecord } from '../../drafts/made-records.ts';
import type { BranchesView } from '../branch-view.ts';

/** A city, a hall or a table as the draft has it. */
export type DraftPlace = MadeRecord<'city' | 'hall' | 'table'>;

const priorityOf = ({ fields }: DraftPlace): number => Number(fields['priority']);

const inOrder = (places: readonly DraftPlace[]): DraftPlace[] =>
  places.toSorted((one, other) => priorityOf(one) - priorityOf(other));

/** The cities of the draft in the guests' order. */
export const citiesOf = (view: BranchesView): DraftPlace[] => inOrder(madeRecords(view, 'city'));

/** The halls of a branch in the guests' order. */
export const hallsOf = (view: BranchesView, branchId: string): DraftPlace[] =>
  inOrder(madeRecords(view, 'hall').filter(({ fields }) => fields['branchId'] === branchId));

/** The tables of a hall in the guests' order. */
export const tablesOf = (view: BranchesView, hallId: string): DraftPlace[] =>
  inOrder(madeRecords(view, 'table').filter(({ fields }) => fields['hallId'] === hallId));

/** The priority of a record after these. */
export const nextPriority = (places: readonly DraftPlace[]): number =>
  Math.max(0, ...places.map((place) => priorityOf(place) + 1));

/** The number after those that tables of the branch have as their names; empty where they have words. */
export function nextTableName(tables: readonly DraftPlace[]): string {
  const numbers = tables.map(({ fields }) => Number(fields['name'])).filter((number) => number > 0);
  return tables.length > 0 && numbers.length === 0 ? '' : String(Math.max(0, ...numbers) + 1);
}

/** The priorities that change when a record moves by a step. */
export const movedBy = (places: readonly DraftPlace[], id: string, step: -1 | 1) =>
  moveRecord(
    places.map((place) => ({ id: place.id, priority: priorityOf(place) })),
    id,
    places.findIndex((place) => place.id === id) + step,
  );
