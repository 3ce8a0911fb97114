import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Examine } from '../drafts/edited-area.ts';
import { serveDraft } from '../drafts/serve-draft.ts';
import { readZonesDraft } from './read-zones.ts';
import { ZONES_AREA } from './zone-records.ts';

/** The draft of the delivery zones, its publications and their history. */
export function zoneEditorRoutes<D extends Deps>(serve: Serve<D>, examine: Examine) {
  serve(endpoints.readZonesDraft, (ctx) => readZonesDraft(ctx));
  serveDraft(
    serve,
    { ...ZONES_AREA, examine },
    {
      patches: endpoints.readZonesPatches,
      save: endpoints.saveZonesDraft,
      discard: endpoints.discardZonesDraft,
      publish: endpoints.publishZonesDraft,
      unplan: endpoints.unplanZonesDraft,
      versions: endpoints.listZonesVersions,
      changes: endpoints.listZonesChanges,
      undo: endpoints.undoZonesVersion,
    },
  );
}
