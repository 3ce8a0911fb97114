import { formatPhone, formatTime } from '@dasturxon/core/format';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';

import { lastContactAt, useConnection } from './connection.ts';
import styles from './offline.module.css';
import { useQueue } from './use-offline.ts';

/** How many writes of the person wait. */
function Waiting() {
  const { t } = useLingui();
  const count = useQueue().writes.filter(({ conflict }) => conflict === null).length;
  return count === 0 ? null : <span>{t`Not sent yet: ${count}`}</span>;
}

/** The state of the board's connection: nothing while connected, grey after 10 seconds, amber after 30 (BO-75). */
export function ConnectionBar({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const state = useConnection();
  if (state === 'LIVE') return null;
  if (state === 'RECONNECTING')
    return (
      <div className={clsx(styles['bar'], styles['quiet'])} role="status" data-connection={state}>
        <span>{t`Reconnecting…`}</span>
        <Waiting />
      </div>
    );
  const time = formatTime(lastContactAt(), session.timeZone);
  const phone = session.branches.find((branch) => branch.phone !== null)?.phone ?? '';
  const number = phone === '' ? '' : formatPhone(phone);
  return (
    <div className={clsx(styles['bar'], styles['amber'])} role="alert" data-connection={state}>
      <span>{t`No connection since ${time}.`}</span>
      <span>{t`New orders can’t arrive.`}</span>
      {number !== '' && (
        <span>
          {t`The restaurant’s phone:`} <bdi dir="ltr">{number}</bdi>
        </span>
      )}
      <Waiting />
    </div>
  );
}
