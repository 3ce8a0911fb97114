import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { formatDate } from '@dasturxon/core/format';
import type { AlertKind, BoardAlert } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

import { labelOf } from './alert-labels.ts';
import styles from './alert-list.module.css';
import { useOpenAlerts } from './use-alerts.ts';

/** The list lies over the page, so that it shows a few and the number of the others. */
const SHOWN = 3;

/** A printer that stands still owes many tickets. */
const NUMBERS = 4;

const BAD: readonly AlertKind[] = ['PRINTER', 'TILL', 'CANCELED'];

type RowProps = { alert: BoardAlert; timeZone: string; onSeen: () => void };

function AlertRow({ alert, timeZone, onSeen }: RowProps) {
  const { t, i18n } = useLingui();
  const named = alert.numbers.slice(0, NUMBERS).map((number) => `№ ${number}`);
  const { booking } = alert;
  const when = booking ? [formatDate(booking.time, { time: true }, timeZone)] : [];
  const numbers = [...when, ...named, ...(alert.numbers.length > NUMBERS ? ['…'] : [])].join(', ');
  return (
    <li className={styles['row']} data-alert={alert.kind}>
      <span>
        {numbers !== '' && (
          <>
            <b>
              <bdi>{numbers}</bdi>
            </b>
            {' · '}
          </>
        )}
        {booking ? <Link href="/reservations">{i18n._(labelOf(alert))}</Link> : i18n._(labelOf(alert))}
      </span>
      <Button onPress={onSeen}>{t({ message: 'I have seen it', context: 'an alert' })}</Button>
    </li>
  );
}

/** Room below the page, so that its end can be scrolled out from under the list. */
export function AlertRoom() {
  const { alerts } = useOpenAlerts();
  return alerts.length === 0 ? null : <div className={styles['room']} aria-hidden />;
}

/** The alerts that are not acknowledged at the branch: no sound is the only sign of anything (C.3). */
export function AlertList({ timeZone }: { timeZone: string }) {
  const { t } = useLingui();
  const { alerts, acknowledge } = useOpenAlerts();
  if (alerts.length === 0) return null;
  const rest = alerts.length - SHOWN;
  return (
    <Notice tone={alerts.some(({ kind }) => BAD.includes(kind)) ? 'bad' : 'warn'}>
      <ul className={styles['list']} aria-label={t`Alerts`}>
        {alerts.slice(0, SHOWN).map((alert) => (
          <AlertRow key={alert.key} alert={alert} timeZone={timeZone} onSeen={() => acknowledge([alert])} />
        ))}
        {rest > 0 && (
          <li className={styles['row']}>
            <span>{t`More alerts: ${rest}`}</span>
            <Button onPress={() => acknowledge(alerts)}>{t`I have seen all`}</Button>
          </li>
        )}
      </ul>
    </Notice>
  );
}
