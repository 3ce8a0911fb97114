import { Notice } from '@dasturxon/admin-ui/notice';
import { formatDate } from '@dasturxon/core/format';
import {
  COMPARED_COLUMN,
  periodBefore,
  type ReportRow,
  type ReportTableName,
  TABLES_OF_REVENUE,
} from '@dasturxon/core/report';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import page from '../../app/page-column.module.css';
import { useCallError } from '../../board/use-call-error.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { FileButtons } from '../file-buttons.tsx';
import { ReportTable } from '../report-table.tsx';
import report from '../reports.module.css';
import type { Asked } from '../use-sales-report.ts';
import { HeatPicture } from './heat-picture.tsx';
import { cellText, columnsOf, fileCell, type TableColumn, type Writing } from './table-cells.ts';
import { REVENUE_NOTE, TABLE_LABELS, TABLE_NOTES } from './table-labels.ts';
import { useReportTable } from './use-report-table.ts';

/** More rows are in the file alone. */
const SHOWN = 100;

type Props = { table: ReportTableName; asked: Asked; session: StaffSession };

/** The columns of a table, and those with the values of the period before. */
function useColumns(table: ReportTableName, asked: Asked) {
  const { t, i18n } = useLingui();
  const compared = COMPARED_COLUMN[table];
  const { data: before } = useReportTable(
    table,
    compared === undefined ? null : { ...periodBefore(asked), branch: asked.branch },
  );
  const columns = columnsOf(table, i18n);
  const earlier = new Map(before?.rows.map(({ key, values }) => [key, values]));
  const column = columns.find(({ key }) => key === compared);
  const name = column?.title;
  return {
    columns: column ? [...columns, { ...column, title: t`${name}, period before` }] : columns,
    valuesOf: ({ key, values }: ReportRow) => [
      ...columns.map((one) => values[one.key]),
      ...(column ? [earlier.get(key)?.[column.key] ?? null] : []),
    ],
  };
}

type RowsProps = {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly { key: string; texts: readonly string[] }[];
};

function Rows({ caption, columns, rows }: RowsProps) {
  return (
    <div className={report['scroll']}>
      <ReportTable caption={caption} heads={columns.map(({ title }) => title)}>
        {rows.map(({ key, texts: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">
              <bdi>{first}</bdi>
            </th>
            {others.map((text, at) => (
              <td key={columns[at + 1]?.title}>{text}</td>
            ))}
          </tr>
        ))}
      </ReportTable>
    </div>
  );
}

function Notes({ table }: { table: ReportTableName }) {
  const { t } = useLingui();
  const note = TABLE_NOTES[table];
  return (
    <>
      {note && <p className={page['quiet']}>{t(note)}</p>}
      {TABLES_OF_REVENUE.includes(table) && <p className={page['quiet']}>{t(REVENUE_NOTE)}</p>}
    </>
  );
}

/** From which day on a table knows everything, if the period begins before it. */
function KnownFrom({ day, asked, zone }: { day: string | null; asked: Asked; zone: string }) {
  const { t } = useLingui();
  if (day === null || day <= asked.from) return null;
  const from = formatDate(day, {}, zone);
  return <Notice>{t`Stops are known from ${from} on.`}</Notice>;
}

function useTable({ table, asked, session }: Props, rows: readonly ReportRow[]) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { columns, valuesOf } = useColumns(table, asked);
  const writing: Writing = { i18n, language, session };
  const label = t(TABLE_LABELS[table]);
  const heads = columns.map(({ title: amount, kind }) => (kind === 'money' ? t`${amount}, soʻm` : amount));
  return {
    label,
    columns,
    shown: rows.slice(0, SHOWN).map((row) => ({
      key: row.key,
      texts: valuesOf(row).map((value, at) => cellText(columns[at]!, value, writing)),
    })),
    file: {
      name: `${table.toLowerCase().replace('_', '-')}-${asked.from}-${asked.to}`,
      title: label,
      heads,
      rows: rows.map((row) => valuesOf(row).map((value, at) => fileCell(columns[at]!, value, writing))),
      zone: session.timeZone,
    },
  };
}

type FilledProps = { table: ReportTableName; rows: readonly ReportRow[]; parts: ReturnType<typeof useTable> };

/** The rows of a table that has some, or the note that it has none. */
function Filled({ table, rows, parts: { label, columns, shown, file } }: FilledProps) {
  const { t } = useLingui();
  const count = shown.length;
  if (rows.length === 0) return <p className={page['quiet']}>{t`Nothing in this period.`}</p>;
  return (
    <>
      {table === 'HEAT' && <HeatPicture rows={rows} />}
      <Rows caption={label} columns={columns} rows={shown} />
      {rows.length > count && <p>{t`The first ${count} are shown. The file has all.`}</p>}
      <Notes table={table} />
      <FileButtons file={file} />
    </>
  );
}

/** A table of the reports with its picture, its notes and its files. */
export function TablePart(props: Props) {
  const { data, error } = useReportTable(props.table, props.asked);
  const failure = useCallError(error);
  const parts = useTable(props, data?.rows ?? []);
  const { label } = parts;
  return (
    <section className={report['part']} aria-label={label}>
      <h3>{label}</h3>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {data && (
        <>
          <KnownFrom day={data.knownFrom} asked={props.asked} zone={props.session.timeZone} />
          <Filled table={props.table} rows={data.rows} parts={parts} />
        </>
      )}
    </section>
  );
}
