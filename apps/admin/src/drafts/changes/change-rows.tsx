import { type FieldValue, isSameValue } from '@dasturxon/core/drafts';
import { formatDate } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';

import { useDraft } from '../draft-context.ts';
import { useFieldTexts } from '../field-texts.ts';
import styles from './changes.module.css';

type Change = {
  entity: string;
  id: string;
  field: string;
  before: FieldValue;
  after: FieldValue;
  by: string | null;
  at: string;
};

type Props<Row extends Change> = {
  changes: readonly Row[];
  label: string;
  /** What can be done about a change. */
  Action?: ComponentType<{ change: Row }>;
};

/** Of two lists what is in one alone; other values as they are. */
const apart = (value: FieldValue, other: FieldValue): FieldValue =>
  Array.isArray(value) && Array.isArray(other)
    ? value.filter((item) => !other.some((one) => isSameValue(item, one)))
    : value;

/** Changed fields with both values, who changed them and when. */
export function ChangeRows<Row extends Change>({ changes, label, Action }: Props<Row>) {
  const { t } = useLingui();
  const { zone } = useDraft();
  const texts = useFieldTexts();
  return (
    <ul className={styles['changes']} aria-label={label}>
      {changes.map((change) => {
        const { entity, id, field, before, after, by, at } = change;
        return (
          <li key={`${entity} ${id} ${field} ${at}`} className={styles['change']}>
            <span className={styles['field']}>{texts.field(field)}</span>
            <span>
              <del>{texts.value(apart(before, after), field)}</del>{' '}
              <ins>{texts.value(apart(after, before), field)}</ins>
            </span>
            <span className={styles['quiet']}>
              {by ?? t`Without a name`} · <time dateTime={at}>{formatDate(at, { time: true }, zone)}</time>
            </span>
            {Action && <Action change={change} />}
          </li>
        );
      })}
    </ul>
  );
}
