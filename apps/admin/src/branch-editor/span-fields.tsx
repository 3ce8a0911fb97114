import { Button } from '@dasturxon/admin-ui/button';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { Span } from '@dasturxon/core/branch';
import { useLingui } from '@lingui/react/macro';

import styles from './branch-editor.module.css';

type Props = {
  /** The day, for the names of the fields. */
  day: string;
  span: Span;
  onChange: (span: Span) => void;
  onRemove: () => void;
};

/** From when to when. A close that is not after the opening is of the next day. */
export function SpanFields({ day, span, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const { open, close } = span;
  return (
    <div className={styles['span']}>
      <TextField
        label={t`${day}: from`}
        type="time"
        value={open}
        onChange={(next) => onChange({ open: next, close })}
      />
      <TextField
        label={close !== '' && close <= open ? t`${day}: until, the next day` : t`${day}: until`}
        type="time"
        value={close}
        onChange={(next) => onChange({ open, close: next })}
      />
      <Button label={t`Remove: ${day}, ${open}–${close}`} onPress={onRemove}>{t`Remove`}</Button>
    </div>
  );
}
