import { Badge } from '@dasturxon/admin-ui/badge';
import { type CellProps, type DataColumn, DataTable } from '@dasturxon/admin-ui/data-table';
import { useLingui } from '@lingui/react/macro';

import type { ProductRow } from '../menu-view.ts';
import { choiceColumns, useColumnTitles } from './choice-cells.tsx';
import type { ColumnChoice } from './chosen-columns.ts';
import { ActiveCell, NameCell, OpenCell, PriceCell, SelectCell } from './cells.tsx';
import { TranslationMeter } from './translation-meter.tsx';

function StateCell({ row }: CellProps<ProductRow>) {
  const { t } = useLingui();
  return (
    <>
      <TranslationMeter missing={row.missing} /> {row.isChanged && <Badge tone="warn">{t`changed`}</Badge>}
      {!row.canBeChosen && <Badge tone="bad">{t`cannot be ordered`}</Badge>}
    </>
  );
}

type Props = { rows: readonly ProductRow[]; chosen: readonly ColumnChoice[] };

/** The products, edited in their cells. */
export function ProductTable({ rows, chosen }: Props) {
  const { t } = useLingui();
  const titles = useColumnTitles();
  const columns: DataColumn<ProductRow>[] = [
    { key: 'select', title: '', width: '44px', Cell: SelectCell },
    {
      key: 'name',
      title: t({ context: 'menu', message: 'Name' }),
      width: 'minmax(180px, 3fr)',
      isWide: true,
      Cell: NameCell,
    },
    {
      key: 'price',
      title: t`Price, soʻm`,
      width: 'minmax(110px, 1fr)',
      align: 'end',
      Cell: PriceCell,
    },
    { key: 'active', title: t`On sale`, width: '140px', Cell: ActiveCell },
    ...choiceColumns(chosen, titles),
    { key: 'languages', title: t`Languages`, width: '110px', Cell: StateCell },
    { key: 'open', title: t`Details`, width: '96px', Cell: OpenCell },
  ];
  return <DataTable label={t`Products`} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
