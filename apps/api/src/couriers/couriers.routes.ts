import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import type { Deps } from './model/deps.ts';
import { assignCourier } from './assign-courier.ts';
import { claimChanged } from './claim-changed.ts';
import { keepPosition, setCourierStatus } from './courier-works.ts';
import { estimateCourier } from './estimate-courier.ts';
import { readCourier } from './read-courier.ts';
import { releaseCourier } from './release-courier.ts';

/** Endpoints of couriers. */
export function couriersRoutes(serve: Serve<Deps>) {
  serve(endpoints.getCourier, (ctx, { params }) => readCourier(ctx, params.id));
  serve(endpoints.assignCourier, (ctx, { params, body }) => assignCourier(ctx, params.id, body));
  serve(endpoints.releaseCourier, (ctx, { params }) => releaseCourier(ctx, params.id));
  serve(endpoints.setCourierStatus, (ctx, { params, body }) => setCourierStatus(ctx, params.id, body.status));
  serve(endpoints.sendCourierPosition, (ctx, { body }) => keepPosition(ctx, body));
  serve(endpoints.estimateCourier, (ctx, { params }) => estimateCourier(ctx, params.id));
  serve(endpoints.claimChanged, (ctx, { query }) => claimChanged(ctx, query.claim_id));
}
