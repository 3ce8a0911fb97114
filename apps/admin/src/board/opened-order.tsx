import { EditDialog } from '../edits/edit-dialog.tsx';
import { mayEdit } from './order-actions.ts';
import { OrderPanel, type OrderPanelProps } from './order-panel.tsx';

/** The window of an order: its panel, or the change of its lines where a key has opened that. */
export function OpenedOrder(props: OrderPanelProps) {
  const { order, session, put, part, onClose } = props;
  if (part === 'EDIT' && mayEdit(order, session))
    return <EditDialog order={order} put={put} onClose={onClose} />;
  return <OrderPanel {...props} />;
}
