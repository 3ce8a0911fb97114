import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Examine } from '../drafts/edited-area.ts';
import { serveDraft } from '../drafts/serve-draft.ts';
import { BRANCHES_AREA } from './branch-records.ts';
import { readBranchesDraft } from './read-branches.ts';

/** The draft of the branches, its publications and their history. */
export function branchEditorRoutes<D extends Deps>(serve: Serve<D>, examine: Examine) {
  serve(endpoints.readBranchesDraft, readBranchesDraft);
  serveDraft(
    serve,
    { ...BRANCHES_AREA, examine },
    {
      patches: endpoints.readBranchesPatches,
      save: endpoints.saveBranchesDraft,
      discard: endpoints.discardBranchesDraft,
      publish: endpoints.publishBranchesDraft,
      unplan: endpoints.unplanBranchesDraft,
      versions: endpoints.listBranchesVersions,
      changes: endpoints.listBranchesChanges,
      undo: endpoints.undoBranchesVersion,
    },
  );
}
