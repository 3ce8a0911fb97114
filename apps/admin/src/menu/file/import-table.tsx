import { Badge, type BadgeProps } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { CellCheck } from '@dasturxon/admin-ui/cell-check';
import { Chips } from '@dasturxon/admin-ui/chips';
import { type CellProps, type DataColumn, DataTable } from '@dasturxon/admin-ui/data-table';
import {
  isMenuColumn,
  isTickable,
  type PreviewRow,
  ROW_KINDS,
  type RowKind,
} from '@dasturxon/core/menu-file';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { useColumnLabels } from './column-labels.ts';
import { titleOf } from './read-columns.ts';
import { leftAfter, rowsOf, type Ticks, TicksContext, useTicks } from './ticks.ts';

const KINDS: Readonly<Record<RowKind, { label: MessageDescriptor; tone: NonNullable<BadgeProps['tone']> }>> =
  {
    NEW: { label: msg({ context: 'import', message: 'New' }), tone: 'good' },
    CHANGED: { label: msg({ context: 'import', message: 'Changed' }), tone: 'plain' },
    HIDDEN: { label: msg({ context: 'import', message: 'Goes off sale' }), tone: 'warn' },
    LOCKED: { label: msg({ context: 'import', message: 'Locked' }), tone: 'warn' },
    SAME: { label: msg({ context: 'import', message: 'The same' }), tone: 'plain' },
  };

type Props = CellProps<PreviewRow>;

function TickCell({ row, focus }: Props) {
  const { t } = useLingui();
  const { left, toggle } = useTicks();
  const { name, line } = row;
  if (!isTickable(row)) return null;
  return (
    <CellCheck
      {...focus}
      label={t`Take line ${line}: ${name}`}
      isOn={!left.has(line)}
      onChange={(isOn) => toggle(line, isOn)}
    />
  );
}

const LineCell = ({ row }: Props) => row.line;

function NameCell({ row }: Props) {
  const { i18n } = useLingui();
  const { label, tone } = KINDS[row.kind];
  return (
    <>
      <strong>{row.name}</strong> <Badge tone={tone}>{i18n._(label)}</Badge>
    </>
  );
}

/** A longer value of a cell is cut: a new dish has its description in each language. */
const LONGEST = 60;
const shownValue = (value: string) =>
  value.length > LONGEST ? `${value.slice(0, LONGEST).trimEnd()}…` : value || '—';

function ChangesCell({ row }: Props) {
  const { t } = useLingui();
  const labelOf = useColumnLabels();
  const { preview } = useTicks();
  const texts = row.cells.map(({ column, was, now, isLocked }) => {
    const written = titleOf(preview, column);
    // A file of our own has the names of columns, a file of the merchant's its own titles.
    const title = isMenuColumn(written) ? labelOf(written) : written;
    const kept = shownValue(was);
    if (isLocked) return t`${title}: ${kept} stays, the field is locked`;
    return row.kind === 'NEW' ? `${title}: ${shownValue(now)}` : `${title}: ${kept} → ${shownValue(now)}`;
  });
  return <span>{texts.join(' · ')}</span>;
}

/** The rows of a file that have no error, with ticks for those that go into the draft (BO-371). */
export function ImportTable({
  ticks,
  onLeave,
}: {
  ticks: Ticks;
  onLeave: (left: ReadonlySet<number>) => void;
}) {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<RowKind | 'CHANGES'>('CHANGES');
  const { rows } = ticks.preview;
  const shown = useMemo(() => rowsOf(rows, kind), [rows, kind]);
  const columns = useMemo<DataColumn<PreviewRow>[]>(
    () => [
      { key: 'tick', title: '', width: '44px', Cell: TickCell },
      { key: 'line', title: t`Line`, width: '84px', align: 'end', Cell: LineCell },
      { key: 'name', title: t`Dish`, width: 'minmax(160px, 1fr)', isWide: true, Cell: NameCell },
      { key: 'changes', title: t`Changes`, width: 'minmax(200px, 2fr)', isWide: true, Cell: ChangesCell },
    ],
    [t],
  );
  const countOf = (one: RowKind | 'CHANGES') => rowsOf(rows, one).length;
  const all = countOf('CHANGES');
  const chips = [
    { value: 'CHANGES' as const, label: t`All: ${all}` },
    ...ROW_KINDS.filter((one) => countOf(one) > 0).map((one) => ({
      value: one,
      label: `${i18n._(KINDS[one].label)}: ${countOf(one)}`,
    })),
  ];
  return (
    <TicksContext value={ticks}>
      <Chips label={t`Rows that are shown`} chips={chips} value={kind} onChange={setKind} />
      <ButtonRow>
        <Button onPress={() => onLeave(leftAfter(ticks.left, shown, true))}>{t`Tick all shown`}</Button>
        <Button onPress={() => onLeave(leftAfter(ticks.left, shown, false))}>{t`Untick all shown`}</Button>
      </ButtonRow>
      <DataTable
        label={t`What the file changes`}
        columns={columns}
        rows={shown}
        rowKey={({ line }) => String(line)}
      />
    </TicksContext>
  );
}
