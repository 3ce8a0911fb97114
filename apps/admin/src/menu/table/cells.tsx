import { CellButton } from '@dasturxon/admin-ui/cell-button';
import { CellCheck } from '@dasturxon/admin-ui/cell-check';
import { CellField } from '@dasturxon/admin-ui/cell-field';
import type { CellProps } from '@dasturxon/admin-ui/data-table';
import { typedText, typedValue } from '@dasturxon/core/drafts';
import { formatMoney } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';

import { useSelection } from '../bulk/selection.ts';
import type { ProductRow } from '../menu-view.ts';
import { useField } from '../../drafts/draft-context.ts';
import { useEditor } from '../editor-context.ts';
import { refOf, useCellDetails, useRowName } from './cell-details.ts';

type Props = CellProps<ProductRow>;

/** The name in the language of the editor. */
export function NameCell({ row, focus }: Props) {
  const { t } = useLingui();
  const { language } = useEditor();
  const name = useRowName(row);
  const field = useField(refOf(row, `name.${language}`));
  const { error, hint } = useCellDetails(field);
  return (
    <CellField
      {...focus}
      label={t`Name: ${name}`}
      value={typedText(field.value)}
      error={error}
      hint={hint || (field.value === '' ? name : '')}
      onChange={field.change}
    />
  );
}

export function PriceCell({ row, focus }: Props) {
  const { t } = useLingui();
  const name = useRowName(row);
  const field = useField(refOf(row, 'costPrice'));
  return (
    <CellField
      {...focus}
      {...useCellDetails(field)}
      label={t`Price: ${name}`}
      value={typeof field.value === 'number' ? formatMoney(field.value) : typedText(field.value)}
      inputMode="decimal"
      onChange={(typed) => field.change(typedValue('product', 'costPrice', typed))}
    />
  );
}

export function ActiveCell({ row, focus }: Props) {
  const { t } = useLingui();
  const name = useRowName(row);
  const field = useField(refOf(row, 'active'));
  return (
    <CellCheck
      {...focus}
      label={t`On sale: ${name}`}
      text={field.value === false ? t`Hidden` : t`On sale`}
      isOn={field.value !== false}
      onChange={field.change}
    />
  );
}

export function SelectCell({ row, focus }: Props) {
  const { t } = useLingui();
  const name = useRowName(row);
  const { ids, toggle } = useSelection();
  return (
    <CellCheck {...focus} label={t`Select: ${name}`} isOn={ids.has(row.id)} onChange={() => toggle(row.id)} />
  );
}

export function OpenCell({ row, focus }: Props) {
  const { t } = useLingui();
  const { open } = useEditor();
  const name = useRowName(row);
  return (
    <CellButton {...focus} label={t`Open: ${name}`} onPress={() => open({ entity: 'product', id: row.id })}>
      {t`Open`}
    </CellButton>
  );
}
