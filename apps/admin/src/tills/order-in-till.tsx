import { Badge } from '@dasturxon/admin-ui/badge';
import { Notice } from '@dasturxon/admin-ui/notice';
import { settleTill, unwrap } from '@dasturxon/core/api';
import {
  type BoardOrder,
  needsTillWork,
  type OrderTill,
  type StaffSession,
  type TillAction,
  tillActions,
} from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { STATUS_LABELS } from '../board/labels.ts';
import styles from '../board/order-panel.module.css';
import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { TASK_LABELS, TILL_ACTION_LABELS, TILL_NAMES, tillReason, tillStateLabel } from './till-labels.ts';

type Props = { order: BoardOrder; session: StaffSession; put: (order: BoardOrder) => void };

const useSettle = ({ order, put }: Pick<Props, 'order' | 'put'>) =>
  useMutation({
    mutationFn: async (action: TillAction) => {
      const body = { action, expectedVersion: order.version };
      const idempotencyKey = [order.id, order.version, 'till', action].join('.');
      return unwrap(await api(settleTill, { params: { id: order.id }, body, idempotencyKey }));
    },
    onSuccess: put,
  });

/** Why it is not in the till; nothing for one that is. */
function Reason({ till }: { till: OrderTill }) {
  const { i18n } = useLingui();
  const isThere = till.state === 'TAKEN' || till.enteredBy !== null;
  const reason = isThere ? null : tillReason(till.posterErrorMessage);
  if (reason === null) return null;
  return <span dir="auto"> ({typeof reason === 'string' ? reason : i18n._(reason)})</span>;
}

function State({ order, till }: { order: BoardOrder; till: OrderTill }) {
  const { i18n } = useLingui();
  return (
    <Notice tone={needsTillWork(order) ? 'warn' : 'plain'}>
      <p>
        {i18n._(tillStateLabel(till))}
        <Reason till={till} />
      </p>
      {till.status !== null && till.status !== order.status && (
        <p>
          {TILL_NAMES[till.kind]}: {i18n._(STATUS_LABELS[till.status])}
        </p>
      )}
      {till.todo !== null && <p>{i18n._(TASK_LABELS[till.todo])}</p>}
    </Notice>
  );
}

/** Where an order is in the merchant's till, and what staff do when it is not there; nothing without a till. */
export function OrderInTill({ order, session, put }: Props) {
  const { i18n } = useLingui();
  const settle = useSettle({ order, put });
  const error = useCallError(settle.error);
  const { till } = order;
  if (till === null) return null;
  const actions = session.permissions.includes('orders.edit') ? tillActions(order) : [];
  return (
    <section data-till={till.state}>
      <State order={order} till={till} />
      <div className={styles['buttons']}>
        {actions.map((action) => (
          <OnlineButton key={action} isPending={settle.isPending} onPress={() => settle.mutate(action)}>
            {i18n._(TILL_ACTION_LABELS[action])}
          </OnlineButton>
        ))}
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}

/** The mark on the card of an order that waits for staff because of the till. */
export function TillMark({ order }: { order: BoardOrder }) {
  const { t } = useLingui();
  return needsTillWork(order) ? <Badge tone="bad">{t`Check the till`}</Badge> : null;
}
