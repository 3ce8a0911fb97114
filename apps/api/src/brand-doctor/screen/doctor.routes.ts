import { endpoints } from '@dasturxon/core/api';

import { BRANCHES_AREA } from '../../back-office/branch-editor/branch-records.ts';
import { CONTENT_AREA } from '../../back-office/content-editor/content-records.ts';
import { MENU_AREA } from '../../back-office/menu/menu-records.ts';
import { PROMOS_AREA } from '../../back-office/promo-editor/promo-records.ts';
import { SETTINGS_AREA } from '../../back-office/settings/settings-records.ts';
import { ZONES_AREA } from '../../back-office/zone-editor/zone-records.ts';
import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import { checkDraft } from './check-draft.ts';
import { mendFinding, readFindings } from './doctor-calls.ts';

/** The brand doctor in the back office. */
export function doctorRoutes<D extends Deps>(serve: Serve<D>) {
  serve(endpoints.readFindings, (ctx, { query }) => readFindings(ctx, query.scope));
  serve(endpoints.checkMenuDraft, (ctx) => checkDraft(ctx, MENU_AREA));
  serve(endpoints.checkSettingsDraft, (ctx) => checkDraft(ctx, SETTINGS_AREA));
  serve(endpoints.checkBranchesDraft, (ctx) => checkDraft(ctx, BRANCHES_AREA));
  serve(endpoints.checkZonesDraft, (ctx) => checkDraft(ctx, ZONES_AREA));
  serve(endpoints.checkPromosDraft, (ctx) => checkDraft(ctx, PROMOS_AREA));
  serve(endpoints.checkContentDraft, (ctx) => checkDraft(ctx, CONTENT_AREA));
  serve(endpoints.fixFinding, (ctx, { body, bodyText }) =>
    mendFinding(ctx, body, { endpoint: endpoints.fixFinding.path, bodyText }),
  );
}
