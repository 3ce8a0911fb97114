import { formatNumber, formatStep } from '@dasturxon/core/format';
import { type Language, localize, WEEKDAYS } from '@dasturxon/core/kernel';
import { PAYMENT_BRANDS } from '@dasturxon/core/payment';
import {
  type ColumnKind,
  REPORT_COLUMNS,
  type ReportTableName,
  type ReportValue,
} from '@dasturxon/core/report';
import type { StaffSession } from '@dasturxon/core/staff';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { WEEKDAY_LABELS } from '../../branch-editor/branch-labels.ts';
import type { ReportCell } from '../report-file.ts';
import { COLUMN_LABELS, KEY_LABELS, OWN_LABELS } from './table-labels.ts';

/** A column: its key, what its values are, and its title. */
export type TableColumn = { key: string; kind: ColumnKind; title: string };

/** What cells are written with. */
export type Writing = { i18n: I18n; language: Language; session: StaffSession };

function titleOf(table: ReportTableName, key: string, i18n: I18n): string {
  const [, months] = /^after(\d)$/.exec(key) ?? [];
  if (months !== undefined) return i18n._(msg`Month ${months}, %`);
  const label = OWN_LABELS[table]?.[key] ?? COLUMN_LABELS[key];
  return label === undefined ? key : i18n._(label);
}

/** The columns of a table in their order. */
export const columnsOf = (table: ReportTableName, i18n: I18n): TableColumn[] =>
  Object.entries(REPORT_COLUMNS[table]).map(([key, kind]) => ({
    key,
    kind,
    title: titleOf(table, key, i18n),
  }));

const asText = (value: ReportValue | undefined, language: Language): string =>
  typeof value === 'object' && value !== null ? localize(value, language) : String(value ?? '');

const label = (value: string, i18n: I18n): string => {
  const known = KEY_LABELS[value];
  return known === undefined ? value : i18n._(known);
};

function branchName(id: string, { session, language, i18n }: Writing): string {
  if (id === '') return i18n._(msg`All branches`);
  const branch = session.branches.find((one) => one.id === id);
  return (branch && localize(branch.name, language)) || id;
}

const TEXTS: Readonly<Partial<Record<ColumnKind, (value: string, writing: Writing) => string>>> = {
  weekday: (value, { i18n }) => i18n._(WEEKDAY_LABELS[WEEKDAYS[Number(value) - 1] ?? 'MONDAY']),
  hour: (value) => `${value.padStart(2, '0')}:00`,
  branch: branchName,
  courier: (value, { i18n }) => label(value, i18n),
  guests: (value, { i18n }) => label(value, i18n),
  points: (value, { i18n }) => label(value, i18n),
  month: (value) => value.slice(0, 7).split('-').toReversed().join('.'),
  provider: (value) =>
    value in PAYMENT_BRANDS ? PAYMENT_BRANDS[value as keyof typeof PAYMENT_BRANDS] : value,
};

const isMissing = (kind: ColumnKind, value: ReportValue | undefined) =>
  kind !== 'branch' && (value ?? null) === null;

/** A value as the screen shows it. */
export function cellText({ kind }: TableColumn, value: ReportValue | undefined, writing: Writing): string {
  if (isMissing(kind, value)) return '—';
  if (typeof value !== 'number')
    return (TEXTS[kind] ?? ((text) => text))(asText(value, writing.language), writing);
  if (kind === 'money') return formatStep(value, writing.language);
  if (kind === 'seconds') return formatNumber(Math.round(value / 6) / 10);
  return TEXTS[kind]?.(String(value), writing) ?? formatNumber(value);
}

/** A value as files have it: numbers stay numbers, times are minutes. */
export function fileCell(column: TableColumn, value: ReportValue | undefined, writing: Writing): ReportCell {
  const { kind } = column;
  if (isMissing(kind, value)) return null;
  if (kind === 'month') return { day: asText(value, writing.language) };
  if (typeof value !== 'number' || TEXTS[kind]) return cellText(column, value, writing);
  if (kind === 'money') return { som: value };
  return kind === 'seconds' ? Math.round(value / 6) / 10 : value;
}
