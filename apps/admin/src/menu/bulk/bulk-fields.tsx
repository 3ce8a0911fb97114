import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { BulkChange, PRICE_STEPS } from '@dasturxon/core/drafts';
import { formatMoney } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';

import styles from '../../drafts/fields/fields.module.css';

type Kind = 'PERCENT' | 'SUM' | 'ON' | 'OFF' | 'BRANCH';

type Branch = { value: string; label: string };

const readNumber = (text: string) => Number(text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-'));

/** The change that is typed; null while it is not complete. `branches`: those that can sell a dish. */
export function useBulkFields(branches: readonly Branch[]) {
  const [kind, setKind] = useState<Kind>('PERCENT');
  const [amount, setAmount] = useState('');
  const [step, setStep] = useState<(typeof PRICE_STEPS)[number]>(500);
  const [from, setFrom] = useState(branches[0]?.value ?? '');
  const [to, setTo] = useState(branches[1]?.value ?? '');
  const number = amount.trim() === '' ? Number.NaN : readNumber(amount);
  const candidates: Readonly<Record<Kind, unknown>> = {
    PERCENT: { kind: 'PERCENT', percent: number, step },
    SUM: { kind: 'SUM', sum: number, step },
    ON: { kind: 'SALE', active: true },
    OFF: { kind: 'SALE', active: false },
    BRANCH: { kind: 'BRANCH', from, to },
  };
  const parsed = v.safeParse(BulkChange, candidates[kind]);
  const change = parsed.success ? parsed.output : null;
  const price = { kind, amount, setAmount, step, setStep };
  const copy = { branches, from, setFrom, to, setTo };
  return { kind, setKind, price, copy, change };
}

type Fields = ReturnType<typeof useBulkFields>;

/** By how much prices change, and to which step they are rounded. */
function PriceFields({
  kind,
  amount,
  setAmount,
  step,
  setStep,
  isWrong,
}: Fields['price'] & { isWrong: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={kind === 'PERCENT' ? t`Percent; below zero is cheaper` : t`Sum in soʻm; below zero is cheaper`}
        value={amount}
        error={amount.trim() !== '' && isWrong ? t`This number is out of range.` : ''}
        onChange={setAmount}
      />
      <div className={styles['switch']}>
        <span className={styles['label']}>{t`Round to`}</span>
        <Chips
          label={t`Round to`}
          chips={PRICE_STEPS.map((one) => ({ value: String(one), label: formatMoney(one, { nbsp: true }) }))}
          value={String(step)}
          onChange={(chosen) => setStep(PRICE_STEPS.find((one) => String(one) === chosen) ?? step)}
        />
      </div>
    </>
  );
}

/** Which branch sells what which other one sells (BO-355). */
function CopyFields({ branches, from, setFrom, to, setTo }: Fields['copy']) {
  const { t } = useLingui();
  return (
    <div className={styles['pair']}>
      <SelectField label={t`Sold as at this branch`} options={branches} value={from} onChange={setFrom} />
      <SelectField label={t`The branch that changes`} options={branches} value={to} onChange={setTo} />
      {from === to && <Notice tone="warn">{t`Choose two different branches.`}</Notice>}
    </div>
  );
}

/** What to change, and by how much or from where. */
export function BulkFields({ kind, setKind, price, copy, change }: Fields) {
  const { t } = useLingui();
  return (
    <>
      <Chips
        label={t`What to change`}
        chips={[
          { value: 'PERCENT', label: t`Price, by percent` },
          { value: 'SUM', label: t`Price, by a sum` },
          { value: 'OFF', label: t`Hide` },
          { value: 'ON', label: t`Put on sale` },
          ...(copy.branches.length > 1 ? [{ value: 'BRANCH' as const, label: t`Copy from a branch` }] : []),
        ]}
        value={kind}
        onChange={setKind}
      />
      {(kind === 'PERCENT' || kind === 'SUM') && <PriceFields {...price} isWrong={change === null} />}
      {kind === 'BRANCH' && <CopyFields {...copy} />}
    </>
  );
}
