import type { AuditEntry } from '@dasturxon/core/api';
import { formatDate } from '@dasturxon/core/format';
import type { StaffSession } from '@dasturxon/core/staff';

import styles from './audit-screen.module.css';
import { useEntryTexts } from './entry-texts.ts';

/** One entry of the audit log: when, who, what, and how it was before and after. */
export function AuditRow({ entry, session }: { entry: AuditEntry; session: StaffSession }) {
  const { person, role, action, changes } = useEntryTexts(session)(entry);
  const number = entry.orderNumber;
  return (
    <li className={styles['row']}>
      <time className={styles['time']} dateTime={entry.at}>
        {formatDate(entry.at, { seconds: true }, session.timeZone)}
      </time>
      <span className={styles['person']}>
        <strong>{person}</strong> <span className={styles['quiet']}>{role}</span>
      </span>
      <span className={styles['what']}>
        {action}
        {number !== null && ` · № ${number}`}
        {changes.map(({ key, field, before, after }) => (
          <span key={key} className={styles['change']}>
            {field}: <del>{before}</del> <ins>{after}</ins>
          </span>
        ))}
      </span>
    </li>
  );
}
