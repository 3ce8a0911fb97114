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

/** A button that records a call that the guest did not answer, and those recorded: below, so that it stays in place (BO-171). */
export function CallAttempts({ order, session, put }: Props) {
  const { t } = useLingui();
  const log = useLogCall(order, put);
  const error = useCallError(log.error);
  const { calls } = order;
  const mayLog = !isOver(order) && canOpenContact(session.role, order);
  return (
    <>
      {mayLog && (
        <div>
          <OnlineButton isPending={log.isPending} onPress={log.record}>
            {t`I called: no answer`}
          </OnlineButton>
        </div>
      )}
      {calls.length > 0 && (
        <ul className={styles['list']} aria-label={t`Unanswered calls`}>
          {calls.map(({ at, by }) => (
            <li key={at}>
              {t`No answer`} · {formatTime(new Date(at), session.timeZone)} <bdi>{by}</bdi>
            </li>
          ))}
        </ul>
      )}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </>
  );
}
