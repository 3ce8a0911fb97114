import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { type ImportPreview, MENU_COLUMNS } from '@dasturxon/core/menu-file';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import styles from '../../drafts/fields/fields.module.css';
import { useColumnLabels } from './column-labels.ts';
import { readColumns, withColumn } from './read-columns.ts';

type Props = {
  preview: ImportPreview;
  isPending: boolean;
  onRead: (columns: ReturnType<typeof readColumns>) => void;
};

/** Which field each column of the file is read as, or that it is left out (BO-371). */
export function ColumnFields({ preview, isPending, onRead }: Props) {
  const { t } = useLingui();
  const labelOf = useColumnLabels();
  const { columns, isRemembered } = preview;
  const [mapping, setMapping] = useState(() => readColumns(preview));
  const read = columns.filter(({ column }) => column !== '').length;
  const total = columns.length;
  const [isOpen, setOpen] = useState(read < total && !isRemembered);
  const isChanged = mapping.some((column, at) => column !== columns[at]?.column);
  const fields = MENU_COLUMNS.map((column) => ({ value: column, label: labelOf(column) }));
  const options = [{ value: '' as const, label: t`Leave out` }, ...fields];
  return (
    <section className={styles['pair']} aria-label={t`Columns of the file`}>
      <p>
        {t`Columns that are read: ${read} of ${total}.`}{' '}
        {isRemembered && t`They are read as at your last import of such a file.`}
      </p>
      {!isOpen && (
        <ButtonRow>
          <Button onPress={() => setOpen(true)}>{t`Choose what each column is`}</Button>
        </ButtonRow>
      )}
      {isOpen && (
        <div className={styles['fields']}>
          {columns.map(({ title, sample }, at) => {
            const number = at + 1;
            const name = title || t`Column ${number}`;
            return (
              <SelectField
                key={`${at} ${title}`}
                label={sample === '' ? name : t`${name}, for example “${sample}”`}
                options={options}
                value={mapping[at] ?? ''}
                onChange={(column) => setMapping(withColumn(mapping, at, column))}
              />
            );
          })}
        </div>
      )}
      {isChanged && (
        <>
          <Notice tone="warn">{t`The rows below are read by the columns as they were.`}</Notice>
          <ButtonRow>
            <Button look="main" isPending={isPending} onPress={() => onRead(mapping)}>
              {t`Read the file again`}
            </Button>
          </ButtonRow>
        </>
      )}
    </section>
  );
}
