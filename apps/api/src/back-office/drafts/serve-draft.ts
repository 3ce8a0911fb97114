import { type endpoints } from '@dasturxon/core/api';
import type { DraftArea } from '@dasturxon/core/drafts';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { EditedArea } from './edited-area.ts';
import { unplanDraft } from './planned-publications.ts';
import { publishDraft } from './publish-draft.ts';
import { readDraftPatches } from './read-patches.ts';
import { discardDraft, saveDraft } from './save-draft.ts';
import { listChanges, listVersions, undoVersion } from './versions.ts';

type Endpoints = typeof endpoints;
type Area = Capitalize<DraftArea>;

/** The calls of an area's draft; those of every area have one shape. */
type DraftCalls = {
  patches: Endpoints[`read${Area}Patches`];
  save: Endpoints[`save${Area}Draft`];
  discard: Endpoints[`discard${Area}Draft`];
  publish: Endpoints[`publish${Area}Draft`];
  unplan: Endpoints[`unplan${Area}Draft`];
  versions: Endpoints[`list${Area}Versions`];
  changes: Endpoints[`list${Area}Changes`];
  undo: Endpoints[`undo${Area}Version`];
};

/** Mounts the calls that the draft of every area has. */
export function serveDraft<D extends Deps>(serve: Serve<D>, edited: EditedArea, calls: DraftCalls) {
  const { area } = edited;
  serve(calls.patches, (ctx) => readDraftPatches(ctx, area));
  serve(calls.save, (ctx, { body, bodyText }) =>
    saveDraft(ctx, { edited, ...body }, { endpoint: calls.save.path, bodyText }),
  );
  serve(calls.discard, (ctx, { body, bodyText }) =>
    discardDraft(ctx, { edited, ...body }, { endpoint: calls.discard.path, bodyText }),
  );
  serve(calls.publish, (ctx, { body, bodyText }) =>
    publishDraft(ctx, { edited, ...body }, { endpoint: calls.publish.path, bodyText }),
  );
  serve(calls.unplan, (ctx, { body, bodyText }) =>
    unplanDraft(ctx, { area, ...body }, { endpoint: calls.unplan.path, bodyText }),
  );
  serve(calls.versions, (ctx) => listVersions(ctx, area));
  serve(calls.changes, (ctx, { query }) => listChanges(ctx, { area, ...query }));
  serve(calls.undo, (ctx, { body, bodyText }) =>
    undoVersion(ctx, { edited, ...body }, { endpoint: calls.undo.path, bodyText }),
  );
}
