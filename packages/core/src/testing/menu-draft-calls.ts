import type { EndpointName } from '../api/endpoints/endpoints.ts';

/** The calls of the menu's draft in the table of the contract: row, name, method, path. */
export const MENU_DRAFT_CALLS: readonly [row: string, name: EndpointName, method: string, path: string][] = [
  ['BO-200', 'readMenuDraft', 'GET', '/admin/v1/drafts/menu'],
  ['BO-200', 'readMenuPatches', 'GET', '/admin/v1/drafts/menu/patches'],
  ['BO-200', 'saveMenuDraft', 'POST', '/admin/v1/drafts/menu'],
  ['BO-206', 'bulkMenuDraft', 'POST', '/admin/v1/drafts/menu/bulk'],
  ['BO-200', 'discardMenuDraft', 'POST', '/admin/v1/drafts/menu/discard'],
  ['BO-202', 'publishMenuDraft', 'POST', '/admin/v1/drafts/menu/publish'],
  ['BO-202', 'unplanMenuDraft', 'POST', '/admin/v1/drafts/menu/unplan'],
  ['BO-203', 'listMenuVersions', 'GET', '/admin/v1/drafts/menu/versions'],
  ['BO-203', 'listMenuChanges', 'GET', '/admin/v1/drafts/menu/changes'],
  ['BO-203', 'undoMenuVersion', 'POST', '/admin/v1/drafts/menu/undo'],
];
