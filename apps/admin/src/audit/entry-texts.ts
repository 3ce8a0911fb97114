import type { AuditEntry } from '@dasturxon/core/api';
import { formatDate, formatNumber } from '@dasturxon/core/format';
import type { StaffSession } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

import { useBranchOptions } from '../branches/branch-options.ts';
import { ROLE_LABELS } from '../people/role-labels.ts';
import { ACTION_LABELS, FIELD_LABELS } from './audit-labels.ts';
import { VALUE_LABELS } from './value-labels.ts';
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

type EntryTexts = {
  person: string;
  role: string;
  action: string;
  changes: { key: string; field: string; before: string; after: string }[];
};

/** Who did what in an entry of the audit log, and each field before and after, as a person reads them. */
export function useEntryTexts(session: StaffSession): (entry: AuditEntry) => EntryTexts {
  const { t, i18n } = useLingui();
  const textOf = useValueText(session);
  return (entry) => {
    const action = KNOWN_ACTIONS[entry.action];
    const role = ROLE_LABELS[entry.role as keyof typeof ROLE_LABELS];
    return {
      person: entry.by ?? t`Without a name`,
      role: role ? i18n._(role) : entry.role,
      action: action ? i18n._(action) : entry.action,
      changes: changedFields(entry.before, entry.after).map(({ key, before, after }) => ({
        key,
        field: FIELD_LABELS[key] ? i18n._(FIELD_LABELS[key]) : key,
        before: textOf(key, before),
        after: textOf(key, after),
      })),
    };
  };
}
