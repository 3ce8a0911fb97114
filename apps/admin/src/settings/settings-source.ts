import { settingsDraftCalls, readSettingsDraft, unwrap } from '@dasturxon/core/api';
import type { SettingsDraft } from '@dasturxon/core/drafts';

import { api } from '../api/api.ts';
import type { DraftSource } from '../drafts/draft-source.ts';

/** Where the draft of the settings is read and written. */
export const SETTINGS_SOURCE: DraftSource<SettingsDraft> = {
  area: 'settings',
  calls: settingsDraftCalls,
  read: async (signal) => unwrap(await api(readSettingsDraft, { signal })),
};
