import { openDelivery } from '../couriers/model/delivery-rows.ts';
import { couriersOnMove } from '../couriers/on-order-move.ts';
import type { OrderPorts } from '../orders/model/ports.ts';
import { orderPayments } from '../payments/attempts/order-payments.ts';

const isCalled: OrderPorts['couriers']['isCalled'] = async (tx, { merchantId, id }) =>
  (await openDelivery(tx, merchantId, id)) !== null;

/** Connects orders with the features above them that take part in a move. */
export const ORDER_PORTS: OrderPorts = {
  payments: orderPayments,
  couriers: { isCalled, onMove: couriersOnMove },
};
