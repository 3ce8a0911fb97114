import { BRANCHES_AREA } from './branch-editor/branch-records.ts';
import { publishPlanned } from './drafts/planned-publications.ts';
import { MENU_AREA } from './menu/menu-records.ts';
import { CONTENT_AREA } from './content-editor/content-records.ts';
import { PROMOS_AREA } from './promo-editor/promo-records.ts';
import { SETTINGS_AREA } from './settings/settings-records.ts';
import { ZONES_AREA } from './zone-editor/zone-records.ts';

/** The job that publishes what was planned for a time, in every area. */
export const publishPlannedJob = publishPlanned([
  MENU_AREA,
  SETTINGS_AREA,
  BRANCHES_AREA,
  ZONES_AREA,
  PROMOS_AREA,
  CONTENT_AREA,
]);
