import { Badge } from '@dasturxon/admin-ui/badge';
import { SMS_UNITS, templateSize } from '@dasturxon/core/connections';
import { type FieldRef, typedText } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../drafts/draft-context.ts';
import styles from './settings.module.css';

/** Below the text of an SMS: its length with a code in it, how many SMS a gateway charges for, and what makes it dear. */
export function SmsNote({ field }: { field: FieldRef }) {
  const { t } = useLingui();
  const text = typedText(useField(field).value);
  if (text === '') return null;
  const { alphabet, length, parts, wide } = templateSize(text);
  const room = parts > 1 ? parts * SMS_UNITS[alphabet].part : SMS_UNITS[alphabet].alone;
  const short = SMS_UNITS.UCS2.alone;
  const long = SMS_UNITS.GSM.alone;
  return (
    <div>
      <p className={styles['note']}>
        {t`${length} of ${room} letters`} <Badge tone={parts > 1 ? 'warn' : 'good'}>{t`SMS: ${parts}`}</Badge>
      </p>
      {wide !== null && (
        <p className={styles['note']}>
          {t`Because of “${wide}” an SMS has room for ${short} letters; with plain Latin letters alone for ${long}.`}
        </p>
      )}
    </div>
  );
}
