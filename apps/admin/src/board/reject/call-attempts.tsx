import { formatTime } from '@dasturxon/core/format';
import { Notice } from '@dasturxon/admin-ui/notice';
import { type BoardOrder, canOpenContact, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { OnlineButton } from '../../offline/online-button.tsx';
import styles from '../order-panel.module.css';
import { useCallError } from '../use-call-error.ts';
import { useLogCall } from './use-rejection.ts';

type Props = { order: BoardOrder; session: StaffSession; put: (order: BoardOrder) => void };

const isOver = ({ status }: BoardOrder) => status === 'CANCELED' || status === 'CLOSED';

/** The calls that the guest did not answer, and a button that records one more (BO-171). */
export function CallAttempts({ order, session, put }: Props) {
  const { t } = useLingui();
  const log = useLogCall(order, put);
  const error = useCallError(log.error);
  const { calls } = order;
  const mayLog = !isOver(order) && canOpenContact(session.role, order);
  return (
    <>
      {calls.length > 0 && (
        <ul className={styles['list']} aria-label={t`Unanswered calls`}>
          {calls.map(({ at, by }) => (
            <li key={at}>
              {t`No answer`} · {formatTime(new Date(at), session.timeZone)} <bdi>{by}</bdi>
            </li>
          ))}
        </ul>
      )}
      {mayLog && (
        <div>
          <OnlineButton isPending={log.isPending} onPress={() => log.mutate()}>
            {t`I called: no answer`}
          </OnlineButton>
        </div>
      )}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </>
  );
}
