import type { OrderPayments } from '../../orders/model/ports.ts';
import { paidForOrder } from './due-refund.ts';
import { moneyOnEdit, quoteEditMoney } from './edit-money.ts';
import { refuseFrozen } from './free-order.ts';
import { paymentsOnMove } from './on-order-move.ts';
import { refuseSilentClosing } from './refuse-silent-closing.ts';

/** The payments' side of an order's move. */
export const orderPayments: OrderPayments = {
  refuseSilentClosing,
  onMove: paymentsOnMove,
  paidForOrder,
  refuseFrozen,
  quoteEdit: quoteEditMoney,
  onEdit: moneyOnEdit,
};
