import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import type { Deps } from './model/deps.ts';
import { apiError } from '../http/api-error.ts';
import { answerEdit } from './edits/propose-edit.ts';
import { gradeOrder } from './reading/grade-order.ts';
import { cancelOrder, moveOrder } from './moves/move-order.ts';
import { streamOrder } from './reading/order-stream.ts';
import { placeOrder } from './placing/place-order.ts';
import { listPromos, validatePromo } from './promos/promos.ts';
import { quoteOrder } from './placing/quote-order.ts';
import { listActiveOrders, listOrders, readOrder } from './model/read-orders.ts';
import { repeatOrder } from './repeat/repeat-order.ts';
import { readLoyalty } from './loyalty/guest-loyalty.ts';
import { acceptInvitation, readInvitation, readReferral } from './loyalty/referrals.ts';
import { listSlots } from './placing/slots.ts';

/** Orders: priced, placed, followed and moved on. */
export function ordersRoutes(serve: Serve<Deps>) {
  serve(endpoints.quoteOrder, (ctx, { body }) => quoteOrder(ctx, body));
  serve(endpoints.placeOrder, async (ctx, { body, bodyText }) => {
    if (body.later) throw apiError('request.invalid', { fields: ['later'] });
    return placeOrder(ctx, body, { endpoint: endpoints.placeOrder.path, bodyText });
  });
  serve(endpoints.placeOrderAtTime, (ctx, { body, bodyText }) =>
    placeOrder(ctx, { ...body, later: true }, { endpoint: endpoints.placeOrderAtTime.path, bodyText }),
  );
  serve(endpoints.listOrders, (ctx, { params, query }) => listOrders(ctx, params.id, query));
  serve(endpoints.listActiveOrders, (ctx, { params }) => listActiveOrders(ctx, params.id));
  serve(endpoints.getOrder, (ctx, { params }) => readOrder(ctx, params.id));
  serve(endpoints.orderEvents, (ctx, { params }) => streamOrder(ctx, params.id));
  serve(endpoints.cancelOrder, (ctx, { params, body }) => cancelOrder(ctx, params.id, body));
  serve(endpoints.answerEdit, (ctx, { params, body }) => answerEdit(ctx, params.id, body));
  serve(endpoints.gradeOrder, (ctx, { params, body }) => gradeOrder(ctx, params.id, body));
  serve(endpoints.repeatOrder, (ctx, { params }) => repeatOrder(ctx, params.id));
  serve(endpoints.moveOrder, (ctx, { params, body }) => moveOrder(ctx, params.id, body));
  serve(endpoints.listSlots, (ctx, { query }) => listSlots(ctx, query));
  serve(endpoints.readLoyalty, (ctx) => readLoyalty(ctx));
  serve(endpoints.readReferral, (ctx) => readReferral(ctx));
  serve(endpoints.readInvitation, (ctx, { params }) => readInvitation(ctx, params.code));
  serve(endpoints.acceptInvitation, (ctx, { body }) => acceptInvitation(ctx, body.code));
  serve(endpoints.validatePromo, (ctx, { body }) => validatePromo(ctx, body));
  serve(endpoints.listPromos, (ctx, { params }) => listPromos(ctx, params.id));
}
