import { SelectField } from '@dasturxon/admin-ui/select-field';
import type { ProviderColumns, Reconciliation } from '@dasturxon/core/report';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import styles from '../reports.module.css';

const COLUMNS = ['name', 'amount', 'fee', 'state'] as const;

const LABELS: Readonly<Record<(typeof COLUMNS)[number], MessageDescriptor>> = {
  name: msg`Id of the payment`,
  amount: msg`Amount`,
  fee: msg`Commission`,
  state: msg`State`,
};

type Props = {
  seen: Pick<Reconciliation, 'columns' | 'titles'>;
  onChange: (columns: ProviderColumns) => void;
};

/** Which columns of a provider's file are read as what. */
export function ColumnChoices({ seen: { columns, titles }, onChange }: Props) {
  const { t } = useLingui();
  const options = titles.map(({ title, sample }, at) => {
    const number = at + 1;
    const name = title || t`Column ${number}`;
    return { value: String(at), label: sample === '' ? name : t`${name}, for example “${sample}”` };
  });
  return (
    <div className={styles['fields']}>
      {COLUMNS.map((column) => (
        <SelectField
          key={column}
          label={t(LABELS[column])}
          options={[{ value: '', label: t`Not in the file` }, ...options]}
          value={columns[column] === null ? '' : String(columns[column])}
          onChange={(at) => onChange({ ...columns, [column]: at === '' ? null : Number(at) })}
        />
      ))}
    </div>
  );
}
