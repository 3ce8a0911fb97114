import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Examine } from '../drafts/edited-area.ts';
import { serveDraft } from '../drafts/serve-draft.ts';
import { CONTENT_AREA } from './content-records.ts';
import { readClicks } from './read-clicks.ts';
import { readContentDraft } from './read-content-draft.ts';

/** The draft of what is shown beside the menu, its publications and their history. */
export function contentEditorRoutes<D extends Deps>(serve: Serve<D>, examine: Examine) {
  serve(endpoints.readContentDraft, (ctx) => readContentDraft(ctx));
  serve(endpoints.readClicks, (ctx, { query }) => readClicks(ctx, query));
  serveDraft(
    serve,
    { ...CONTENT_AREA, examine },
    {
      patches: endpoints.readContentPatches,
      save: endpoints.saveContentDraft,
      discard: endpoints.discardContentDraft,
      publish: endpoints.publishContentDraft,
      unplan: endpoints.unplanContentDraft,
      versions: endpoints.listContentVersions,
      changes: endpoints.listContentChanges,
      undo: endpoints.undoContentVersion,
    },
  );
}
