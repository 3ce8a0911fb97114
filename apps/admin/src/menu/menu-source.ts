import { menuDraftCalls, readMenuDraft, unwrap } from '@dasturxon/core/api';
import type { MenuDraft } from '@dasturxon/core/drafts';

import { api } from '../api/api.ts';
import type { DraftSource } from '../drafts/draft-source.ts';

/** Where the draft of the menu is read and written. */
export const MENU_SOURCE: DraftSource<MenuDraft> = {
  area: 'menu',
  calls: menuDraftCalls,
  read: async (signal) => unwrap(await api(readMenuDraft, { signal })),
};
