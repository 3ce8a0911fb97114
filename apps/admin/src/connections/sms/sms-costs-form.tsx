import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { SMS_DAY_CAP, SmsCosts } from '@dasturxon/core/connections';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';

import { useCallError } from '../../board/use-call-error.ts';
import styles from '../connections.module.css';
import { useSetSmsCosts } from './use-sms-usage.ts';

const numberOf = (text: string): number | null => {
  const digits = text.replaceAll(/\s/g, '');
  return digits === '' ? null : Number(digits);
};

/** The price of an SMS and the most codes a day, as an owner types them. */
export function SmsCostsForm({ costs }: { costs: SmsCosts }) {
  const { t } = useLingui();
  const save = useSetSmsCosts();
  const failed = useCallError(save.error);
  const [price, setPrice] = useState(costs.partPrice === null ? '' : String(costs.partPrice));
  const [cap, setCap] = useState(String(costs.dayCap));
  const typed = { partPrice: numberOf(price), dayCap: numberOf(cap) };
  const { least, most } = SMS_DAY_CAP;
  const isPrice = v.is(SmsCosts.entries.partPrice, typed.partPrice);
  const isCap = v.is(SmsCosts.entries.dayCap, typed.dayCap);
  return (
    <form
      className={styles['fields']}
      onSubmit={(event) => {
        event.preventDefault();
        if (v.is(SmsCosts, typed)) save.mutate(typed);
      }}
    >
      <TextField
        label={t`Price of an SMS, soʻm`}
        inputMode="numeric"
        value={price}
        error={isPrice ? '' : t`Write a whole number of soʻm.`}
        onChange={setPrice}
      />
      <TextField
        label={t`Most codes a day`}
        inputMode="numeric"
        value={cap}
        error={isCap ? '' : t`Write a number from ${least} to ${most}.`}
        onChange={setCap}
      />
      <Button type="submit" isDisabled={!isPrice || !isCap} isPending={save.isPending}>{t`Save`}</Button>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </form>
  );
}
