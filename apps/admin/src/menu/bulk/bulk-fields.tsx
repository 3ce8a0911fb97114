import { Chips } from '@dasturxon/admin-ui/chips';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { BulkChange, PRICE_STEPS } from '@dasturxon/core/drafts';
import { formatMoney } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';

import styles from '../../drafts/fields/fields.module.css';

type Kind = 'PERCENT' | 'SUM' | 'ON' | 'OFF';

const readNumber = (text: string) => Number(text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-'));

/** The change that is typed; null while it is not complete. */
export function useBulkFields() {
  const [kind, setKind] = useState<Kind>('PERCENT');
  const [amount, setAmount] = useState('');
  const [step, setStep] = useState<(typeof PRICE_STEPS)[number]>(500);
  const number = amount.trim() === '' ? Number.NaN : readNumber(amount);
  const candidates: Readonly<Record<Kind, unknown>> = {
    PERCENT: { kind: 'PERCENT', percent: number, step },
    SUM: { kind: 'SUM', sum: number, step },
    ON: { kind: 'SALE', active: true },
    OFF: { kind: 'SALE', active: false },
  };
  const parsed = v.safeParse(BulkChange, candidates[kind]);
  const change = parsed.success ? parsed.output : null;
  return { kind, setKind, amount, setAmount, step, setStep, change };
}

/** What to change, by how much, and to which step prices are rounded. */
export function BulkFields(fields: ReturnType<typeof useBulkFields>) {
  const { t } = useLingui();
  const { kind, setKind, amount, setAmount, step, setStep, change } = fields;
  const isPrice = kind === 'PERCENT' || kind === 'SUM';
  const error = amount.trim() !== '' && change === null ? t`This number is out of range.` : '';
  return (
    <>
      <Chips
        label={t`What to change`}
        chips={[
          { value: 'PERCENT', label: t`Price, by percent` },
          { value: 'SUM', label: t`Price, by a sum` },
          { value: 'OFF', label: t`Hide` },
          { value: 'ON', label: t`Put on sale` },
        ]}
        value={kind}
        onChange={setKind}
      />
      {isPrice && (
        <>
          <TextField
            label={
              kind === 'PERCENT' ? t`Percent; below zero is cheaper` : t`Sum in soʻm; below zero is cheaper`
            }
            value={amount}
            error={error}
            onChange={setAmount}
          />
          <div className={styles['switch']}>
            <span className={styles['label']}>{t`Round to`}</span>
            <Chips
              label={t`Round to`}
              chips={PRICE_STEPS.map((one) => ({
                value: String(one),
                label: formatMoney(one, { nbsp: true }),
              }))}
              value={String(step)}
              onChange={(chosen) => setStep(PRICE_STEPS.find((one) => String(one) === chosen) ?? step)}
            />
          </div>
        </>
      )}
    </>
  );
}
