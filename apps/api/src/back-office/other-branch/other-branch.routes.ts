import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { giveToBranch, readOtherBranches } from './give-to-branch.ts';

/** Giving an order to another branch: which ones can take it, and the move itself. */
export function otherBranchRoutes(serve: Serve<Deps>) {
  serve(endpoints.readOtherBranches, (ctx, { params }) => readOtherBranches(ctx, params.id));
  serve(endpoints.giveToBranch, (ctx, { params, body, bodyText }) =>
    giveToBranch(ctx, { ...params, ...body }, { endpoint: endpoints.giveToBranch.path, bodyText }),
  );
}
