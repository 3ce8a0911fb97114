import { BranchesDraft } from '../../../drafts/draft.schema.ts';
import { draftCalls, wholeDraft } from './draft-calls.ts';

/** The calls of the draft of the branches that every area has. */
export const branchesDraftCalls = draftCalls('branches');

/** The published branches with the changes that are not published yet, and the cities that a branch can be in. */
export const readBranchesDraft = wholeDraft('branches', BranchesDraft);
