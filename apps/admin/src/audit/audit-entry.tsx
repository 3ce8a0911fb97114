import type { AuditEntry } from '@dasturxon/core/api';
import { formatDate, formatNumber } from '@dasturxon/core/format';
import type { StaffSession } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

import { useBranchOptions } from '../branches/branch-options.ts';
import { ROLE_LABELS } from '../people/role-labels.ts';
import { ACTION_LABELS, FIELD_LABELS, VALUE_LABELS } from './audit-labels.ts';
import styles from './audit-screen.module.css';
import { changedFields } from './changed-fields.ts';

/** The labels of the actions; one of a newer server is shown by its id. */
const KNOWN_ACTIONS: Readonly<Record<string, MessageDescriptor>> = ACTION_LABELS;
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** A number, and a thing by its name, such as a station; a table of ids by how many there are. */
function plainText(value: unknown): string {
  if (typeof value === 'number') return formatNumber(value, { nbsp: true });
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('name' in value && typeof value.name === 'string') return value.name;
  return formatNumber(Object.keys(value).length);
}

/** Values of the audit log as a person reads them. */
function useValueText(session: StaffSession): (key: string, value: unknown) => string {
  const { t, i18n } = useLingui();
  const branches = useBranchOptions(session);
  const nameOf = (key: string, text: string) => {
    const label = VALUE_LABELS[key]?.[text];
    return label ? i18n._(label) : (branches.find(({ value }) => value === text)?.label ?? text);
  };
  return function textOf(key, value): string {
    if (value === null || value === '') return '—';
    if (Array.isArray(value)) return value.map((one) => textOf(key, one)).join(', ') || '—';
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (typeof value !== 'string') return plainText(value);
    return INSTANT.test(value) ? formatDate(value, { time: true }, session.timeZone) : nameOf(key, value);
  };
}

/** One entry of the audit log: when, who, what, and how it was before and after. */
export function AuditRow({ entry, session }: { entry: AuditEntry; session: StaffSession }) {
  const { t, i18n } = useLingui();
  const textOf = useValueText(session);
  const action = KNOWN_ACTIONS[entry.action];
  const role = ROLE_LABELS[entry.role as keyof typeof ROLE_LABELS];
  const number = entry.orderNumber;
  return (
    <li className={styles['row']}>
      <time className={styles['time']} dateTime={entry.at}>
        {formatDate(entry.at, { seconds: true }, session.timeZone)}
      </time>
      <span className={styles['person']}>
        <strong>{entry.by ?? t`Without a name`}</strong>{' '}
        <span className={styles['quiet']}>{role ? i18n._(role) : entry.role}</span>
      </span>
      <span className={styles['what']}>
        {action ? i18n._(action) : entry.action}
        {number !== null && ` · № ${number}`}
        {changedFields(entry.before, entry.after).map(({ key, before, after }) => (
          <span key={key} className={styles['change']}>
            {FIELD_LABELS[key] ? i18n._(FIELD_LABELS[key]) : key}: <del>{textOf(key, before)}</del>{' '}
            <ins>{textOf(key, after)}</ins>
          </span>
        ))}
      </span>
    </li>
  );
}
