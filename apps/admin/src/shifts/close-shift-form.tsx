import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatStep } from '@dasturxon/core/format';
import { type ClosedShift, leftoversOf, type ShiftReport } from '@dasturxon/core/shift';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import styles from './shifts.module.css';
import { useCloseShift } from './use-shifts.ts';

const sumOf = (text: string) => Number(text.replaceAll(/\D/g, ''));
const ACCEPTED = 'accepted';

type Props = {
  report: ShiftReport;
  /** Whether this person may close it with things that are not settled. */
  mayLeave: boolean;
  onClosed: (shift: ClosedShift) => void;
};

type LeftoversProps = { mayLeave: boolean; value: string[]; onChange: (value: string[]) => void };

/** What is not settled keeps a shift open; managers and owners close it all the same, with a reason. */
function Leftovers({ mayLeave, value, onChange }: LeftoversProps) {
  const { t } = useLingui();
  if (!mayLeave)
    return (
      <Notice tone="warn">{t`Not everything is settled. Settle it first, or ask a manager to close the shift.`}</Notice>
    );
  return (
    <CheckboxList
      label={t`Not everything is settled`}
      options={[{ value: ACCEPTED, label: t`I have checked it and close the shift all the same` }]}
      value={value}
      onChange={onChange}
    />
  );
}

/** Whether the person takes what is not settled upon them, with a reason. */
const isExcused = ({ acceptsLeftovers, note }: { acceptsLeftovers: boolean; note: string }) =>
  acceptsLeftovers && note !== '';

/** How the counted cash differs from the expected one, in so'm. */
function Difference({ amount }: { amount: number }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const sum = formatStep(amount, language);
  return (
    <Notice tone={amount === 0 ? 'plain' : 'warn'}>
      {amount === 0 ? t`The cash is right.` : t`Difference: ${sum}`}
    </Notice>
  );
}

/** Closes a shift: the cash is counted and its difference shown. */
export function CloseShiftForm({ report, mayLeave, onClosed }: Props) {
  const { t } = useLingui();
  const [counted, setCounted] = useState('');
  const [left, setLeft] = useState('');
  const [note, setNote] = useState('');
  const [accepted, setAccepted] = useState<string[]>([]);
  const closing = useCloseShift(report.branchId, onClosed);
  const error = useCallError(closing.error);
  const { expected } = report.till;
  const hasLeftovers = leftoversOf(report).length > 0;
  const isTooMuch = sumOf(left) > sumOf(counted);
  const request = {
    number: report.number,
    expected,
    counted: sumOf(counted),
    leftInTill: sumOf(left),
    note: note.trim(),
    acceptsLeftovers: accepted.includes(ACCEPTED),
  };
  return (
    <section className={styles['form']} aria-label={t`Close the shift`}>
      <TextField
        label={t`Counted in the till, soʻm`}
        inputMode="numeric"
        value={counted}
        onChange={setCounted}
      />
      {counted !== '' && <Difference amount={sumOf(counted) - expected} />}
      <TextField
        label={t`Stays in the till for the next shift, soʻm`}
        inputMode="numeric"
        value={left}
        error={isTooMuch ? t`More than was counted` : ''}
        onChange={setLeft}
      />
      <TextField label={request.acceptsLeftovers ? t`Reason` : t`Note`} value={note} onChange={setNote} />
      {hasLeftovers && <Leftovers mayLeave={mayLeave} value={accepted} onChange={setAccepted} />}
      <div>
        <OnlineButton
          look="main"
          isPending={closing.isPending}
          isDisabled={counted === '' || isTooMuch || (hasLeftovers && !isExcused(request))}
          onPress={() => closing.mutate(request)}
        >
          {t`Close the shift`}
        </OnlineButton>
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}
