import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';

import { useDraft } from '../../drafts/draft-context.ts';
import { DraftField, DraftSwitch } from '../../drafts/fields/draft-field.tsx';
import { RecordProblems } from '../../drafts/record-problems.tsx';
import { useMakeRecord } from '../../drafts/use-record-life.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { type DraftPlace, nextPriority, nextTableName } from './place-view.ts';
import styles from './places.module.css';
import { RemovedPlace } from './removed-place.tsx';

function TableRow({ table, tables }: { table: DraftPlace; tables: readonly DraftPlace[] }) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const name = nameOf(table);
  const record = { entity: 'table' as const, id: table.id };
  if (!table.isThere)
    return (
      <li>
        <RemovedPlace place={table} name={name} />
      </li>
    );
  return (
    <li className={styles['table']} aria-label={name}>
      <div className={styles['cells']}>
        <DraftField field={{ ...record, field: 'name' }} />
        <DraftField field={{ ...record, field: 'chairs' }} isNumber />
        <DraftSwitch field={{ ...record, field: 'isActive' }} on={t`Shown`} off={t`Hidden`} />
      </div>
      <RecordProblems record={record} />
      <PlaceButtons place={table} name={name} list={tables} />
    </li>
  );
}

/** The tables of a hall: their names, chairs and order. */
export function TableRows({ hallId, tables }: { hallId: string; tables: readonly DraftPlace[] }) {
  const { t } = useLingui();
  const make = useMakeRecord('table');
  const add = () =>
    make({
      exists: true,
      isActive: true,
      hallId,
      name: nextTableName(tables),
      chairs: Number(tables.at(-1)?.fields['chairs'] ?? 4),
      priority: nextPriority(tables),
    });
  return (
    <>
      <ul className={styles['tables']} aria-label={t`Tables`}>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} tables={tables} />
        ))}
      </ul>
      <ButtonRow>
        <Button onPress={add}>{t`Add a table`}</Button>
      </ButtonRow>
    </>
  );
}
