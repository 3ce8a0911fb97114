import { formatTime } from '@dasturxon/core/format';
import { ALERT_KINDS, TILL_TASKS, type BoardOrder, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { labelOf } from './alert-labels.ts';
import styles from './alert-list.module.css';
import { useOpenAlerts } from './use-alerts.ts';

/** The task in the till that a cause names; null for another cause. */
const taskOf = (cause: string) => TILL_TASKS.find((task) => cause.split('.').includes(task)) ?? null;

/** Who at the branch has acknowledged the alerts of an order, and when (BO-415). */
export function SeenBy({ order: { id, answer }, session }: { order: BoardOrder; session: StaffSession }) {
  const { t, i18n } = useLingui();
  const own = useOpenAlerts().seenAlerts.flatMap(({ cause, by, at }) => {
    const [name, about] = cause.split(':');
    const kind = ALERT_KINDS.find((one) => one === name);
    return kind && about === id ? [{ cause, kind, by: by ?? t`Staff`, at }] : [];
  });
  if (own.length === 0) return null;
  return (
    <ul className={styles['seen']} aria-label={t`Acknowledged alerts`}>
      {own.map(({ cause, kind, by, at }) => (
        <li key={cause}>
          {i18n._(labelOf({ kind, outcome: answer?.outcome ?? null, task: taskOf(cause) }))} ·{' '}
          <bdi>{t`seen by ${by}`}</bdi> {formatTime(new Date(at), session.timeZone)}
        </li>
      ))}
    </ul>
  );
}
