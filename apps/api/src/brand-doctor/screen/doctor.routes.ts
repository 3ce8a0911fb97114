import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import { checkMenuDraft } from './check-draft.ts';
import { mendFinding, readFindings } from './doctor-calls.ts';

/** The brand doctor in the back office. */
export function doctorRoutes<D extends Deps>(serve: Serve<D>) {
  serve(endpoints.readFindings, (ctx, { query }) => readFindings(ctx, query.scope));
  serve(endpoints.checkMenuDraft, (ctx) => checkMenuDraft(ctx));
  serve(endpoints.fixFinding, (ctx, { body, bodyText }) =>
    mendFinding(ctx, body, { endpoint: endpoints.fixFinding.path, bodyText }),
  );
}
