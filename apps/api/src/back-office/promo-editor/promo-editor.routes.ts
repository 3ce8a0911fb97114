import { endpoints } from '@dasturxon/core/api';

import type { Deps } from '../../http/serving/context.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Examine } from '../drafts/edited-area.ts';
import { serveDraft } from '../drafts/serve-draft.ts';
import { doOnce } from '../../http/serving/idempotency.ts';
import { makePromoCodes, readPromoCodes } from './promo-codes.ts';
import { promoExample } from './promo-example.ts';
import { PROMOS_AREA } from './promo-records.ts';
import { readPromosDraft } from './read-promos.ts';

/** The draft of the promotions, its publications and their history, and what one would have cost. */
export function promoEditorRoutes<D extends Deps>(serve: Serve<D>, examine: Examine) {
  serve(endpoints.readPromosDraft, (ctx) => readPromosDraft(ctx));
  serve(endpoints.readPromoExample, (ctx, { query }) => promoExample(ctx, query.id));
  serve(endpoints.readPromoCodes, (ctx, { params }) => readPromoCodes(ctx, params.id));
  serve(endpoints.makePromoCodes, (ctx, { params, body, bodyText }) => {
    const sent = { endpoint: `${endpoints.makePromoCodes.path} ${params.id}`, bodyText };
    return doOnce(ctx, sent, (tx) => makePromoCodes(ctx, tx, { id: params.id, count: body.count }));
  });
  serveDraft(
    serve,
    { ...PROMOS_AREA, examine },
    {
      patches: endpoints.readPromosPatches,
      save: endpoints.savePromosDraft,
      discard: endpoints.discardPromosDraft,
      publish: endpoints.publishPromosDraft,
      unplan: endpoints.unplanPromosDraft,
      versions: endpoints.listPromosVersions,
      changes: endpoints.listPromosChanges,
      undo: endpoints.undoPromosVersion,
    },
  );
}
