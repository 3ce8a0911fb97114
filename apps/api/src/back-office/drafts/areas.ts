import type { DraftArea } from '@dasturxon/core/drafts';

import { MENU_AREA } from '../menu/menu-records.ts';
import { SETTINGS_AREA } from '../settings/settings-records.ts';
import type { EditedArea } from './edited-area.ts';

/** Everything that is drafted and published. */
export const AREAS: Readonly<Record<DraftArea, EditedArea>> = { menu: MENU_AREA, settings: SETTINGS_AREA };
