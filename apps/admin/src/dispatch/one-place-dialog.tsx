import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { isCourierMissing } from '@dasturxon/core/dispatch';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useAddressText } from '../board/guest/address-text.ts';
import { STATUS_LABELS } from '../board/labels.ts';
import { OrderTime } from '../board/timing/order-time.tsx';
import styles from './dispatch.module.css';

type Props = {
  orders: readonly BoardOrder[];
  session: StaffSession;
  now: Date;
  onChoose: (id: string) => void;
  onClose: () => void;
};

type RowProps = Pick<Props, 'session' | 'now'> & { order: BoardOrder; onPress: () => void };

function Row({ order, session, now, onPress }: RowProps) {
  const { i18n } = useLingui();
  const address = useAddressText(order);
  return (
    <li className={styles['choice']}>
      <Button onPress={onPress}>№ {order.number}</Button>
      <Badge tone={isCourierMissing(order, now) ? 'bad' : 'plain'}>
        {i18n._(STATUS_LABELS[order.status])}
      </Badge>
      <OrderTime order={order} zone={session.timeZone} />
      {address !== null && (
        <span className={styles['grow']} dir="auto">
          {address}
        </span>
      )}
    </li>
  );
}

/** The orders that one marker of the map stands for; a press shows the order's card in the lists. */
export function OnePlaceDialog({ orders, session, now, onChoose, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Orders at this place`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <ul className={styles['choices']}>
        {orders.map((order) => (
          <Row
            key={order.id}
            order={order}
            session={session}
            now={now}
            onPress={() => {
              onClose();
              // The window gives the focus back to the marker when it closes; the card has it after that.
              setTimeout(() => onChoose(order.id), 50);
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}
