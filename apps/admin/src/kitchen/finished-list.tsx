import { Button } from '@dasturxon/admin-ui/button';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { OrderLines } from '../board/order-lines.tsx';
import { useCallError } from '../board/use-call-error.ts';
import styles from './kitchen-screen.module.css';
import { useTicketAction } from './use-ticket.ts';

type Props = { orders: readonly BoardOrder[]; station: string; put: (order: BoardOrder) => void };

function Finished({ order, station, put }: Omit<Props, 'orders'> & { order: BoardOrder }) {
  const { t } = useLingui();
  const action = useTicketAction(order, put);
  const error = useCallError(action.error);
  return (
    <li className={styles['row']}>
      <b>№ {order.number}</b>
      <OrderLines lines={order.lines} />
      <Button
        isPending={action.isPending}
        onPress={() => action.mutate({ kind: 'RECALL', station, lineId: null })}
      >{t`Recall`}</Button>
      {error !== '' && <span role="alert">{error}</span>}
    </li>
  );
}

/** What the station finished last; each can be put back (BO-32). */
export function FinishedList({ orders, station, put }: Props) {
  const { t } = useLingui();
  if (orders.length === 0) return <p className={styles['empty']}>{t`Nothing is finished yet`}</p>;
  return (
    <ul className={styles['rows']}>
      {orders.map((order) => (
        <Finished key={order.id} order={order} station={station} put={put} />
      ))}
    </ul>
  );
}
