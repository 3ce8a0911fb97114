import { lineKey } from '@dasturxon/core/cart';
import { IF_MISSING, LINE_COMMENT_LENGTH, type OrderLine } from '@dasturxon/core/order';
import { SelectField } from '@dasturxon/ui/select-field';
import { TextField } from '@dasturxon/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { changeHandoverAtom, type DishNote, handoverAtom } from '../../../domains/checkout/handover.ts';
import { IF_MISSING_LABELS } from '../../../i18n/labels/if-missing-labels.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import styles from './dish-notes.module.css';

/** What the guest asks about each dish: a comment, and what happens when it has run out (B15). */
export function DishNotes({ lines }: { lines: readonly OrderLine[] }) {
  return lines.map((line) => <Dish key={line.id} line={line} />);
}

function Dish({ line }: { line: OrderLine }) {
  const { t, i18n } = useLingui();
  const format = useOrderFormats();
  const { dishes } = useAtomValue(handoverAtom);
  const change = useSetAtom(changeHandoverAtom);
  const key = lineKey(line);
  const { comment, ifMissing } = dishes[key] ?? { comment: '', ifMissing: null };
  const note = (part: Partial<DishNote>) =>
    change({ dishes: { ...dishes, [key]: { comment, ifMissing, ...part } } });
  const name = format.name(line.name);
  const choices = format.list(line.modifiers.map((modifier) => format.name(modifier.name)));
  const options = [
    { value: '', label: t`As for the whole order` },
    ...IF_MISSING.map((value) => ({ value, label: i18n._(IF_MISSING_LABELS[value]) })),
  ];
  return (
    <fieldset className={styles.dish}>
      <legend className={styles.name}>{name}</legend>
      {choices ? <p className={styles.choices}>{choices}</p> : null}
      <TextField
        label={t`Comment on the dish`}
        input={{ maxLength: LINE_COMMENT_LENGTH }}
        value={comment}
        onChange={(value) => note({ comment: value })}
      />
      <SelectField
        label={t`If it has run out`}
        options={options}
        value={ifMissing ?? ''}
        onChange={(value) => note({ ifMissing: IF_MISSING.find((one) => one === value) ?? null })}
      />
    </fieldset>
  );
}
