import { contentDraftCalls, readContentDraft } from './content-draft.ts';
import * as clicks from '../clicks/clicks.ts';
import * as clicksRequests from '../clicks/clicks.requests.ts';
import { broadcastEndpoints } from '../broadcasts/broadcast-endpoints.ts';
import { mediaEndpoints } from '../media/media-endpoints.ts';
import { draftRequests } from './draft-requests.ts';

const ofContent = draftRequests('content', 'the content');

/** The calls of the content's editor with their requests. */
export const contentEndpoints = {
  readContentDraft: { ...readContentDraft, ...ofContent.whole },
  readContentPatches: { ...contentDraftCalls.patches, ...ofContent.patches },
  checkContentDraft: { ...contentDraftCalls.checks, ...ofContent.checks },
  saveContentDraft: { ...contentDraftCalls.save, ...ofContent.save },
  discardContentDraft: { ...contentDraftCalls.discard, ...ofContent.discard },
  publishContentDraft: { ...contentDraftCalls.publish, ...ofContent.publish },
  unplanContentDraft: { ...contentDraftCalls.unplan, ...ofContent.unplan },
  listContentVersions: { ...contentDraftCalls.versions, ...ofContent.versions },
  listContentChanges: { ...contentDraftCalls.changes, ...ofContent.changes },
  undoContentVersion: { ...contentDraftCalls.undo, ...ofContent.undo },
  readClicks: { ...clicks.readClicks, ...clicksRequests.readClicks },
  ...mediaEndpoints,
  ...broadcastEndpoints,
};
