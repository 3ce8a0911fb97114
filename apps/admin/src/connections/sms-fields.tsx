import { Chips } from '@dasturxon/admin-ui/chips';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { SMS_GATEWAY_NAMES, SMS_GATEWAYS, type SmsGateway } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import styles from './connections.module.css';

/** An account at an SMS gateway, as it is typed. */
export type SmsAccount = { gateway: SmsGateway; username: string; password: string };

/** Whether nothing of an account is missing. */
export const isWholeAccount = ({ username, password }: SmsAccount) =>
  username.trim() !== '' && password.trim() !== '';

type SmsFieldsProps = {
  account: SmsAccount;
  onChange: (account: SmsAccount) => void;
  /** What a gateway is called here; by its name without it. */
  labelOf?: (gateway: SmsGateway) => string;
  /** A sentence about the chosen gateway. */
  note?: string;
  /** What stands in the row of the fields after them, such as a button. */
  children?: ReactNode;
};

/** The account at an SMS gateway: which one, the login and the password. Part of a form. */
export function SmsFields({ account, onChange, labelOf, note, children }: SmsFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Chips
        label={t`SMS gateway`}
        chips={SMS_GATEWAYS.map((value) => ({
          value,
          label: labelOf?.(value) ?? SMS_GATEWAY_NAMES[value],
        }))}
        value={account.gateway}
        onChange={(gateway) => onChange({ ...account, gateway })}
      />
      {note !== undefined && <p className={styles['quiet']}>{note}</p>}
      <div className={styles['fields']}>
        <TextField
          label={t`Login`}
          autoComplete="off"
          value={account.username}
          onChange={(username) => onChange({ ...account, username })}
        />
        <TextField
          label={t`Password`}
          type="password"
          autoComplete="off"
          value={account.password}
          onChange={(password) => onChange({ ...account, password })}
        />
        {children}
      </div>
    </>
  );
}
