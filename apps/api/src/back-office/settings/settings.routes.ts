import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Examine } from '../drafts/edited-area.ts';
import { serveDraft } from '../drafts/serve-draft.ts';
import { readSettingsDraft } from './read-settings-draft.ts';
import { SETTINGS_AREA } from './settings-records.ts';

/** The draft of the settings, its publications and their history. */
export function settingsRoutes<D extends Deps>(serve: Serve<D>, examine: Examine) {
  serve(endpoints.readSettingsDraft, (ctx) => readSettingsDraft(ctx));
  serveDraft(
    serve,
    { ...SETTINGS_AREA, examine },
    {
      patches: endpoints.readSettingsPatches,
      save: endpoints.saveSettingsDraft,
      discard: endpoints.discardSettingsDraft,
      publish: endpoints.publishSettingsDraft,
      unplan: endpoints.unplanSettingsDraft,
      versions: endpoints.listSettingsVersions,
      changes: endpoints.listSettingsChanges,
      undo: endpoints.undoSettingsVersion,
    },
  );
}
