import type { EndpointName } from '../api/endpoints/endpoints.ts';

/** The calls of the drafts in the table of the contract: row, name, method, path. */
export const DRAFT_CALLS: readonly [row: string, name: EndpointName, method: string, path: string][] = [
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
  ['BO-210', 'readSettingsDraft', 'GET', '/admin/v1/drafts/settings'],
  ['BO-210', 'readSettingsPatches', 'GET', '/admin/v1/drafts/settings/patches'],
  ['BO-210', 'saveSettingsDraft', 'POST', '/admin/v1/drafts/settings'],
  ['BO-210', 'discardSettingsDraft', 'POST', '/admin/v1/drafts/settings/discard'],
  ['BO-210', 'publishSettingsDraft', 'POST', '/admin/v1/drafts/settings/publish'],
  ['BO-210', 'unplanSettingsDraft', 'POST', '/admin/v1/drafts/settings/unplan'],
  ['BO-210', 'listSettingsVersions', 'GET', '/admin/v1/drafts/settings/versions'],
  ['BO-210', 'listSettingsChanges', 'GET', '/admin/v1/drafts/settings/changes'],
  ['BO-210', 'undoSettingsVersion', 'POST', '/admin/v1/drafts/settings/undo'],
];
