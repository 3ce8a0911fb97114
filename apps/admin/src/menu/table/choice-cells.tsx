import { CellField } from '@dasturxon/admin-ui/cell-field';
import type { CellProps, DataColumn } from '@dasturxon/admin-ui/data-table';
import { unitPrices } from '@dasturxon/core/cart';
import { soldAt, typedText } from '@dasturxon/core/drafts';
import { formatMoney } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../../drafts/draft-context.ts';
import { useFieldTexts } from '../../drafts/field-texts.ts';
import { useEditor } from '../editor-context.ts';
import type { ProductRow } from '../menu-view.ts';
import { refOf, useCellDetails, useRowName } from './cell-details.ts';
import type { ColumnChoice } from './chosen-columns.ts';
import styles from './table.module.css';

type Props = CellProps<ProductRow>;

function PictureCell({ row: { fields } }: Props) {
  const picture = typedText(fields['image'] ?? null);
  return picture === '' ? (
    '—'
  ) : (
    <img className={styles['picture']} src={picture} alt="" loading="lazy" decoding="async" />
  );
}

/** The price before the discount, as guests see it crossed out, and the price that they pay. */
function OldPriceCell({ row: { id, fields } }: Props) {
  const { costPrice = null, discount = null } = fields;
  if (typeof costPrice !== 'number' || typeof discount !== 'number' || discount === 0) return '—';
  const { listPrice, unitPrice } = unitPrices({ id, costPrice, discount });
  return (
    <span className={styles['prices']}>
      <del>{formatMoney(listPrice, { nbsp: true })}</del>{' '}
      <span>{formatMoney(unitPrice, { nbsp: true })}</span>
    </span>
  );
}

function ListCell({ row, field }: { row: ProductRow; field: string }) {
  const texts = useFieldTexts();
  const value = row.fields[field] ?? null;
  return (
    <span className={styles['list']}>
      {Array.isArray(value) && value.length === 0 ? '—' : texts.value(value, field)}
    </span>
  );
}

function BranchesCell({ row }: Props) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { draft } = useEditor().view;
  const sold = soldAt(row.fields, row.inherited);
  if (draft.branches.every(({ id }) => sold.includes(id))) return t`All branches`;
  return <span className={styles['list']}>{sold.length === 0 ? '—' : texts.value(sold, 'branches')}</span>;
}

function MxikCell({ row, focus }: Props) {
  const { t } = useLingui();
  const name = useRowName(row);
  const field = useField(refOf(row, 'mxicCode'));
  return (
    <CellField
      {...focus}
      {...useCellDetails(field)}
      label={t`MXIK: ${name}`}
      value={typedText(field.value)}
      inputMode="decimal"
      onChange={(typed) => field.change(typed.trim() || null)}
    />
  );
}

const COLUMNS: Readonly<Record<ColumnChoice, Omit<DataColumn<ProductRow>, 'key' | 'title'>>> = {
  picture: { width: '84px', Cell: PictureCell },
  oldPrice: { width: '100px', Cell: OldPriceCell },
  modifierGroups: {
    width: 'minmax(140px, 1fr)',
    Cell: ({ row }) => <ListCell row={row} field="modifierGroups" />,
  },
  branches: { width: 'minmax(110px, 1fr)', Cell: BranchesCell },
  labels: { width: 'minmax(110px, 1fr)', Cell: ({ row }) => <ListCell row={row} field="labels" /> },
  mxicCode: { width: '180px', Cell: MxikCell },
};

/** What the columns are called. */
export function useColumnTitles(): Readonly<Record<ColumnChoice, string>> {
  const { t } = useLingui();
  return {
    picture: t`Picture`,
    oldPrice: t`Old price`,
    modifierGroups: t`Modifier groups`,
    branches: t`Branches`,
    labels: t`Labels`,
    mxicCode: t`MXIK`,
  };
}

/** The chosen columns of the table of products. */
export const choiceColumns = (
  chosen: readonly ColumnChoice[],
  titles: Readonly<Record<ColumnChoice, string>>,
): DataColumn<ProductRow>[] =>
  chosen.map((key) => ({ key, title: titles[key], isExtra: true, ...COLUMNS[key] }));
