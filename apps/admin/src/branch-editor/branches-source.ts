import { branchesDraftCalls, readBranchesDraft, unwrap } from '@dasturxon/core/api';
import type { BranchesDraft } from '@dasturxon/core/drafts';

import { api } from '../api/api.ts';
import type { DraftSource } from '../drafts/draft-source.ts';

/** Where the draft of the branches is read and written. */
export const BRANCHES_SOURCE: DraftSource<BranchesDraft> = {
  area: 'branches',
  calls: branchesDraftCalls,
  read: async (signal) => unwrap(await api(readBranchesDraft, { signal })),
};
