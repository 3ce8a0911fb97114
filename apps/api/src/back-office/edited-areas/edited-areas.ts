import { BRANCHES_AREA } from '../branch-editor/branch-records.ts';
import { CONTENT_AREA } from '../content-editor/content-records.ts';
import type { EditedArea } from '../drafts/edited-area.ts';
import { MENU_AREA } from '../menu/menu-records.ts';
import { PROMOS_AREA } from '../promo-editor/promo-records.ts';
import { SETTINGS_AREA } from '../settings/settings-records.ts';
import { ZONES_AREA } from '../zone-editor/zone-records.ts';

/** All that is drafted and published. */
export const EDITED_AREAS: readonly EditedArea[] = [
  SETTINGS_AREA,
  BRANCHES_AREA,
  ZONES_AREA,
  MENU_AREA,
  PROMOS_AREA,
  CONTENT_AREA,
];
