import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import { listMenuChanges, listMenuVersions, undoMenuVersion } from './menu-versions.ts';
import { unplanMenuDraft } from './planned-menu.ts';
import { publishMenuDraft } from './publish-draft.ts';
import { readMenuDraft, readMenuPatches } from './read-draft.ts';
import { saveBulkChange } from './save-bulk.ts';
import { discardMenuDraft, saveMenuDraft } from './save-draft.ts';

/** The draft of the menu, its publications and their history. */
export function menuRoutes<D extends Deps>(serve: Serve<D>) {
  serve(endpoints.readMenuDraft, (ctx) => readMenuDraft(ctx));
  serve(endpoints.readMenuPatches, (ctx) => readMenuPatches(ctx));
  serve(endpoints.saveMenuDraft, (ctx, { body, bodyText }) =>
    saveMenuDraft(ctx, body.patches, { endpoint: endpoints.saveMenuDraft.path, bodyText }),
  );
  serve(endpoints.bulkMenuDraft, (ctx, { body, bodyText }) =>
    saveBulkChange(ctx, body, { endpoint: endpoints.bulkMenuDraft.path, bodyText }),
  );
  serve(endpoints.discardMenuDraft, (ctx, { body, bodyText }) =>
    discardMenuDraft(ctx, body, { endpoint: endpoints.discardMenuDraft.path, bodyText }),
  );
  serve(endpoints.publishMenuDraft, (ctx, { body, bodyText }) =>
    publishMenuDraft(ctx, body, { endpoint: endpoints.publishMenuDraft.path, bodyText }),
  );
  serve(endpoints.unplanMenuDraft, (ctx, { body, bodyText }) =>
    unplanMenuDraft(ctx, body, { endpoint: endpoints.unplanMenuDraft.path, bodyText }),
  );
  serve(endpoints.listMenuVersions, (ctx) => listMenuVersions(ctx));
  serve(endpoints.listMenuChanges, (ctx, { query }) => listMenuChanges(ctx, query));
  serve(endpoints.undoMenuVersion, (ctx, { body, bodyText }) =>
    undoMenuVersion(ctx, body, { endpoint: endpoints.undoMenuVersion.path, bodyText }),
  );
}
