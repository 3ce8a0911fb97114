import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../payments/protocol/deps.ts';
import { finishRefund, listWaitingRefunds, readRefundTerms, refundAsStaff } from './staff-refunds.ts';

/** Refunds that staff make, and those that wait. */
export function refundsRoutes(serve: Serve<Deps>) {
  serve(endpoints.listWaitingRefunds, (ctx) => listWaitingRefunds(ctx));
  serve(endpoints.readRefundTerms, (ctx, { params }) => readRefundTerms(ctx, params.id));
  serve(endpoints.refundAsStaff, (ctx, { params, body, bodyText }) =>
    refundAsStaff(ctx, { ...params, ...body }, { endpoint: endpoints.refundAsStaff.path, bodyText }),
  );
  serve(endpoints.finishRefund, (ctx, { params, body, bodyText }) =>
    finishRefund(ctx, { ...params, ...body }, { endpoint: endpoints.finishRefund.path, bodyText }),
  );
}
