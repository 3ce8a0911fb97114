import type { BranchesDraft, DraftPatches } from '@dasturxon/core/drafts';

import { recordsView, type RecordsView } from '../drafts/draft-view.ts';
import { madeRecords, type MadeRecord, withMade } from '../drafts/made-records.ts';

/** The branches and places with the changes of their draft, the cities that a branch can be in, and the links on tables. */
export type BranchesView = RecordsView &
  Pick<BranchesDraft, 'cities' | 'tilesUrl' | 'siteUrl' | 'tableLinks' | 'takesTableOrders'>;

/** Combines the branches with the changes of their draft; a branch that is only in the draft begins blank. */
export function branchesView(draft: BranchesDraft, changes: DraftPatches): BranchesView {
  const { cities, tilesUrl, siteUrl, tableLinks, takesTableOrders } = draft;
  const beside = { cities, tilesUrl, siteUrl, tableLinks, takesTableOrders };
  return { ...recordsView(withMade(draft, changes), changes), ...beside };
}

/** A branch as the draft has it. */
export type DraftBranch = MadeRecord<'branch'>;

/** The branches of the draft; without those that were made and removed before they were published. */
export const branchesOf = (view: BranchesView): DraftBranch[] => madeRecords(view, 'branch');
