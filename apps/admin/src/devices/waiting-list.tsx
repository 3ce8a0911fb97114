import { Button } from '@dasturxon/admin-ui/button';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import type { WaitingOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { SERVICE_LABELS } from '../board/labels.ts';
import { useNow } from '../time/use-now.ts';
import styles from './devices.module.css';

type Props = { orders: readonly WaitingOrder[]; onAnswer: (order: WaitingOrder) => void };

/** New orders on a locked tablet: enough to come and answer them. */
export function WaitingList({ orders, onAnswer }: Props) {
  const { t, i18n } = useLingui();
  const now = useNow().getTime();
  const minutesOf = ({ timestamp }: WaitingOrder) =>
    timestamp === null ? 0 : Math.max(0, Math.floor((now - new Date(timestamp).getTime()) / 60_000));
  const note = (minutes: number) => t`waits ${minutes} min`;
  return (
    <section className={styles['waiting']} aria-live="assertive">
      {orders.length > 0 && (
        <RowList label={t`New orders`}>
          {orders.map((order) => {
            const { id, number, serviceType } = order;
            return (
              <Row
                key={id}
                label={t`New order ${number}`}
                title={<strong>{t`New order ${number}`}</strong>}
                note={i18n._(SERVICE_LABELS[serviceType])}
                details={note(minutesOf(order))}
              >
                <Button look="main" onPress={() => onAnswer(order)}>
                  {t`Answer`}
                </Button>
              </Row>
            );
          })}
        </RowList>
      )}
    </section>
  );
}
