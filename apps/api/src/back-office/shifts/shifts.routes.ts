import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { closeBranchShift, listClosedShifts, readRunningShift } from './close-shift.ts';

/** Shifts of branches. */
export function shiftsRoutes(serve: Serve<Deps>) {
  serve(endpoints.readShift, (ctx, { params }) => readRunningShift(ctx, params.id));
  serve(endpoints.listShifts, (ctx, { params }) => listClosedShifts(ctx, params.id));
  serve(endpoints.closeShift, (ctx, { params, body, bodyText }) =>
    closeBranchShift(ctx, { id: params.id, ...body }, { endpoint: endpoints.closeShift.path, bodyText }),
  );
}
