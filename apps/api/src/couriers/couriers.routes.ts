import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import type { Deps } from './model/deps.ts';
import { assignCourier } from './assign-courier.ts';
import { claimChanged } from './claim-changed.ts';
import { keepPosition, setCourierStatus } from './courier-works.ts';
import { estimateCourier } from './estimate-courier.ts';
import { readCourier } from './reading/read-courier.ts';
import { readSharedOrder } from './reading/read-shared-order.ts';
import { endSharing, shareOrder } from './reading/share-order.ts';
import { releaseCourier } from './release-courier.ts';

/** Couriers, and the links that show where they are. */
export function couriersRoutes(serve: Serve<Deps>) {
  serve(endpoints.getCourier, (ctx, { params }) =>
    readCourier(ctx, { courierId: params.id, userId: ctx.caller.userId }),
  );
  serve(endpoints.shareOrder, (ctx, { params }) => shareOrder(ctx, params.id));
  serve(endpoints.endSharing, (ctx, { params }) => endSharing(ctx, params.id));
  serve(endpoints.readSharedOrder, (ctx, { params, query }) =>
    readSharedOrder(ctx, { id: params.id, mark: query.mark }),
  );
  serve(endpoints.assignCourier, (ctx, { params, body }) => assignCourier(ctx, params.id, body));
  serve(endpoints.releaseCourier, (ctx, { params }) => releaseCourier(ctx, params.id));
  serve(endpoints.setCourierStatus, (ctx, { params, body }) => setCourierStatus(ctx, params.id, body.status));
  serve(endpoints.sendCourierPosition, (ctx, { body }) => keepPosition(ctx, body));
  serve(endpoints.estimateCourier, (ctx, { params }) => estimateCourier(ctx, params.id));
  serve(endpoints.claimChanged, (ctx, { query }) => claimChanged(ctx, query.claim_id));
}
