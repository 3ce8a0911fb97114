import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Examine } from '../drafts/edited-area.ts';
import { serveDraft } from '../drafts/serve-draft.ts';
import { MENU_AREA } from './menu-records.ts';
import { readMenuDraft } from './read-draft.ts';
import { saveBulkChange } from './save-bulk.ts';

/** The draft of the menu, its publications and their history. */
export function menuRoutes<D extends Deps>(serve: Serve<D>, examine: Examine) {
  serve(endpoints.readMenuDraft, (ctx) => readMenuDraft(ctx));
  serve(endpoints.bulkMenuDraft, (ctx, { body, bodyText }) =>
    saveBulkChange(ctx, body, { endpoint: endpoints.bulkMenuDraft.path, bodyText }),
  );
  serveDraft(
    serve,
    { ...MENU_AREA, examine },
    {
      patches: endpoints.readMenuPatches,
      save: endpoints.saveMenuDraft,
      discard: endpoints.discardMenuDraft,
      publish: endpoints.publishMenuDraft,
      unplan: endpoints.unplanMenuDraft,
      versions: endpoints.listMenuVersions,
      changes: endpoints.listMenuChanges,
      undo: endpoints.undoMenuVersion,
    },
  );
}
