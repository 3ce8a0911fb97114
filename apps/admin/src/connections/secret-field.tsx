import { TextField } from '@dasturxon/admin-ui/text-field';
import type { AccountField } from '@dasturxon/core/connections';
import { useLingui } from '@lingui/react/macro';

import { FIELD_LABELS } from './connection-labels.ts';

type Props = { field: AccountField; isSet: boolean; value: string; onChange: (text: string) => void };

/** A field whose value is written and never shown. */
export function SecretField({ field: { name, isSecret }, isSet, value, onChange }: Props) {
  const { t, i18n } = useLingui();
  const label = FIELD_LABELS[name] ? i18n._(FIELD_LABELS[name]) : name;
  return (
    <TextField
      label={isSet ? t`${label}: set; write to replace` : label}
      type={isSecret ? 'password' : 'text'}
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  );
}
