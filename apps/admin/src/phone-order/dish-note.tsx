import { Button } from '@dasturxon/admin-ui/button';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { IF_MISSING, type IfMissing, LINE_COMMENT_LENGTH, type LineNote } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { IF_MISSING_CHOICES } from './if-missing-choices.ts';
import styles from './phone-order.module.css';

type Props = { name: string; note: LineNote; onChange: (note: LineNote) => void };

/** What the guest asks about one dish (B15): in sight once there is something, else one press away. */
export function DishNote({ name, note, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(note.comment !== null || note.ifMissing !== null);
  const options: { value: IfMissing | ''; label: string }[] = [
    { value: '', label: t`As for the whole order` },
    ...IF_MISSING.map((value) => ({ value, label: i18n._(IF_MISSING_CHOICES[value]) })),
  ];
  return (
    <>
      <Button label={t`Wishes: ${name}`} isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
        …
      </Button>
      {isOpen && (
        <div className={styles['note']}>
          <TextField
            label={t`Comment on the dish`}
            value={note.comment ?? ''}
            onChange={(comment) => onChange({ ...note, comment: comment.slice(0, LINE_COMMENT_LENGTH) })}
          />
          <SelectField
            label={t`If it has run out`}
            options={options}
            value={note.ifMissing ?? ''}
            onChange={(value) => onChange({ ...note, ifMissing: value === '' ? null : value })}
          />
        </div>
      )}
    </>
  );
}
