import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import type { Deps } from './protocol/deps.ts';
import { confirmCard, listCards, readCardForm, removeCard, saveCard } from './checkout/cards.ts';
import { getCheckout } from './checkout/checkout.ts';
import { choosePayment } from './checkout/choose-payment.ts';
import { listPaymentMethods } from './checkout/list-methods.ts';
import { listRefunds } from './refunds/list-refunds.ts';
import { markPaid } from './ledger/mark-paid.ts';
import { payLateTip } from './parts/late-tip.ts';
import { coverGroup, payGroupPart } from './parts/pay-part.ts';
import { payByCard } from './checkout/pay-by-card.ts';
import { readPayment } from './checkout/read-payment.ts';
import { refundOrder } from './refunds/refund-order.ts';

/** Ways to pay, and paying. */
export function paymentsRoutes(serve: Serve<Deps>) {
  serve(endpoints.listPaymentMethods, (ctx, { query }) => listPaymentMethods(ctx, query.platform));
  serve(endpoints.getCheckout, (ctx, { params }) => getCheckout(ctx, params.orderId));
  serve(endpoints.payGroupPart, (ctx, { params, body }) => payGroupPart(ctx, params, body));
  serve(endpoints.payLateTip, (ctx, { params, body }) => payLateTip(ctx, params.orderId, body));
  serve(endpoints.coverGroup, (ctx, { params }) => coverGroup(ctx, params.id));
  serve(endpoints.getPayment, (ctx, { params }) => readPayment(ctx, params.orderId));
  serve(endpoints.choosePayment, (ctx, { params, body }) => choosePayment(ctx, params.orderId, body));
  serve(endpoints.payByCard, (ctx, { params, body }) => payByCard(ctx, params.orderId, body.cardId));
  serve(endpoints.getCardForm, (ctx) => readCardForm(ctx));
  serve(endpoints.listCards, (ctx) => listCards(ctx));
  serve(endpoints.saveCard, (ctx, { body, bodyText }) =>
    saveCard(ctx, body, { endpoint: endpoints.saveCard.path, bodyText }),
  );
  serve(endpoints.confirmCard, (ctx, { params, body }) => confirmCard(ctx, params.id, body.token));
  serve(endpoints.removeCard, (ctx, { params }) => removeCard(ctx, params.id));
  serve(endpoints.markPaid, (ctx, { params }) => markPaid(ctx, params.orderId));
  serve(endpoints.listRefunds, (ctx) => listRefunds(ctx));
  serve(endpoints.refundOrder, (ctx, { params, body, bodyText }) => {
    const endpoint = `${endpoints.refundOrder.path} ${params.orderId}`;
    return refundOrder(ctx, params.orderId, { request: body, endpoint, bodyText });
  });
}
