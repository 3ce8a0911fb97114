import { zonesDraftCalls, readZonesDraft, unwrap } from '@dasturxon/core/api';
import type { ZonesDraft } from '@dasturxon/core/drafts';

import { api } from '../api/api.ts';
import type { DraftSource } from '../drafts/draft-source.ts';

/** Where the draft of the zones is read and written. */
export const ZONES_SOURCE: DraftSource<ZonesDraft> = {
  area: 'zones',
  calls: zonesDraftCalls,
  read: async (signal) => unwrap(await api(readZonesDraft, { signal })),
};
