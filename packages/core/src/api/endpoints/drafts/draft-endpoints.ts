import { brandFileEndpoints } from '../brand-file/brand-file-endpoints.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { promoEndpoints } from './promo-endpoints.ts';
import { draftRequests } from './draft-requests.ts';
import * as menu from './menu-drafts.ts';
import * as menuRequests from './menu-drafts.requests.ts';
import * as branches from './branches-draft.ts';
import * as settings from './settings-draft.ts';
import * as zones from './zones-draft.ts';

const ofMenu = draftRequests('menu', 'the menu');
const ofSettings = draftRequests('settings', 'the settings');
const { menuDraftCalls } = menu;
const { settingsDraftCalls } = settings;
const ofBranches = draftRequests('branches', 'the branches');
const { branchesDraftCalls } = branches;
const ofZones = draftRequests('zones', 'the delivery zones');
const { zonesDraftCalls } = zones;

/** The calls of the editors with their requests. */
export const draftEndpoints = {
  readMenuDraft: { ...menu.readMenuDraft, ...ofMenu.whole },
  readMenuPatches: { ...menuDraftCalls.patches, ...ofMenu.patches },
  checkMenuDraft: { ...menuDraftCalls.checks, ...ofMenu.checks },
  saveMenuDraft: { ...menuDraftCalls.save, ...ofMenu.save },
  bulkMenuDraft: { ...menu.bulkMenuDraft, ...menuRequests.bulkMenuDraft },
  checkMenuFile: { ...menu.checkMenuFile, ...menuRequests.checkMenuFile },
  importMenuFile: { ...menu.importMenuFile, ...menuRequests.importMenuFile },
  readOwnBrands: { ...menu.readOwnBrands, ...menuRequests.readOwnBrands },
  readTillBranches: { ...menu.readTillBranches, ...menuRequests.readTillBranches },
  copyTillMenu: { ...menu.copyTillMenu, ...menuRequests.copyTillMenu },
  copyBrandMenu: { ...menu.copyBrandMenu, ...menuRequests.copyBrandMenu },
  exportMenuFile: { ...menu.exportMenuFile, ...menuRequests.exportMenuFile },
  discardMenuDraft: { ...menuDraftCalls.discard, ...ofMenu.discard },
  publishMenuDraft: { ...menuDraftCalls.publish, ...ofMenu.publish },
  unplanMenuDraft: { ...menuDraftCalls.unplan, ...ofMenu.unplan },
  listMenuVersions: { ...menuDraftCalls.versions, ...ofMenu.versions },
  listMenuChanges: { ...menuDraftCalls.changes, ...ofMenu.changes },
  undoMenuVersion: { ...menuDraftCalls.undo, ...ofMenu.undo },
  readSettingsDraft: { ...settings.readSettingsDraft, ...ofSettings.whole },
  readSettingsPatches: { ...settingsDraftCalls.patches, ...ofSettings.patches },
  checkSettingsDraft: { ...settingsDraftCalls.checks, ...ofSettings.checks },
  saveSettingsDraft: { ...settingsDraftCalls.save, ...ofSettings.save },
  discardSettingsDraft: { ...settingsDraftCalls.discard, ...ofSettings.discard },
  publishSettingsDraft: { ...settingsDraftCalls.publish, ...ofSettings.publish },
  unplanSettingsDraft: { ...settingsDraftCalls.unplan, ...ofSettings.unplan },
  listSettingsVersions: { ...settingsDraftCalls.versions, ...ofSettings.versions },
  listSettingsChanges: { ...settingsDraftCalls.changes, ...ofSettings.changes },
  undoSettingsVersion: { ...settingsDraftCalls.undo, ...ofSettings.undo },
  readBranchesDraft: { ...branches.readBranchesDraft, ...ofBranches.whole },
  readBranchesPatches: { ...branchesDraftCalls.patches, ...ofBranches.patches },
  checkBranchesDraft: { ...branchesDraftCalls.checks, ...ofBranches.checks },
  saveBranchesDraft: { ...branchesDraftCalls.save, ...ofBranches.save },
  discardBranchesDraft: { ...branchesDraftCalls.discard, ...ofBranches.discard },
  publishBranchesDraft: { ...branchesDraftCalls.publish, ...ofBranches.publish },
  unplanBranchesDraft: { ...branchesDraftCalls.unplan, ...ofBranches.unplan },
  listBranchesVersions: { ...branchesDraftCalls.versions, ...ofBranches.versions },
  listBranchesChanges: { ...branchesDraftCalls.changes, ...ofBranches.changes },
  undoBranchesVersion: { ...branchesDraftCalls.undo, ...ofBranches.undo },
  readZonesDraft: { ...zones.readZonesDraft, ...ofZones.whole },
  readZonesPatches: { ...zonesDraftCalls.patches, ...ofZones.patches },
  checkZonesDraft: { ...zonesDraftCalls.checks, ...ofZones.checks },
  saveZonesDraft: { ...zonesDraftCalls.save, ...ofZones.save },
  discardZonesDraft: { ...zonesDraftCalls.discard, ...ofZones.discard },
  publishZonesDraft: { ...zonesDraftCalls.publish, ...ofZones.publish },
  unplanZonesDraft: { ...zonesDraftCalls.unplan, ...ofZones.unplan },
  listZonesVersions: { ...zonesDraftCalls.versions, ...ofZones.versions },
  listZonesChanges: { ...zonesDraftCalls.changes, ...ofZones.changes },
  undoZonesVersion: { ...zonesDraftCalls.undo, ...ofZones.undo },
  ...promoEndpoints,
  ...contentEndpoints,
  ...brandFileEndpoints,
};
