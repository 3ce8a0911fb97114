import * as drafts from './menu-drafts.ts';
import * as requests from './menu-drafts.requests.ts';

/** The calls of the menu editor with their requests. */
export const menuDraftEndpoints = {
  readMenuDraft: { ...drafts.readMenuDraft, ...requests.readMenuDraft },
  readMenuPatches: { ...drafts.readMenuPatches, ...requests.readMenuPatches },
  saveMenuDraft: { ...drafts.saveMenuDraft, ...requests.saveMenuDraft },
  bulkMenuDraft: { ...drafts.bulkMenuDraft, ...requests.bulkMenuDraft },
  discardMenuDraft: { ...drafts.discardMenuDraft, ...requests.discardMenuDraft },
  publishMenuDraft: { ...drafts.publishMenuDraft, ...requests.publishMenuDraft },
  unplanMenuDraft: { ...drafts.unplanMenuDraft, ...requests.unplanMenuDraft },
  listMenuVersions: { ...drafts.listMenuVersions, ...requests.listMenuVersions },
  listMenuChanges: { ...drafts.listMenuChanges, ...requests.listMenuChanges },
  undoMenuVersion: { ...drafts.undoMenuVersion, ...requests.undoMenuVersion },
};
