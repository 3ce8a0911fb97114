import { ContentDraft } from '../../../drafts/draft.schema.ts';
import { draftCalls, wholeDraft } from './draft-calls.ts';

/** The calls of the draft of the content that every area has. */
export const contentDraftCalls = draftCalls('content');

/** The published content with the changes that are not published yet, and what a picture may lead to. */
export const readContentDraft = wholeDraft('content', ContentDraft);
