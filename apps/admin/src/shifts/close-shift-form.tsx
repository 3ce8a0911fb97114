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

type Props = { report: ShiftReport; onClosed: (shift: ClosedShift) => void };

/** Closes a shift: the cash is counted, its difference shown, and what is not settled accepted. */
export function CloseShiftForm({ report, onClosed }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [counted, setCounted] = useState('');
  const [left, setLeft] = useState('');
  const [note, setNote] = useState('');
  const [accepted, setAccepted] = useState<string[]>([]);
  const closing = useCloseShift(report.branchId, onClosed);
  const error = useCallError(closing.error);
  const { expected } = report.till;
  const hasLeftovers = leftoversOf(report).length > 0;
  const isTooMuch = sumOf(left) > sumOf(counted);
  const difference = sumOf(counted) - expected;
  const sum = formatStep(difference, language);
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
      {counted !== '' && (
        <Notice tone={difference === 0 ? 'plain' : 'warn'}>
          {difference === 0 ? t`The cash is right.` : t`Difference: ${sum}`}
        </Notice>
      )}
      <TextField
        label={t`Stays in the till for the next shift, soʻm`}
        inputMode="numeric"
        value={left}
        error={isTooMuch ? t`More than was counted` : ''}
        onChange={setLeft}
      />
      <TextField label={t`Note`} value={note} onChange={setNote} />
      {hasLeftovers && (
        <CheckboxList
          label={t`Not everything is settled`}
          options={[{ value: ACCEPTED, label: t`I have checked it and close the shift all the same` }]}
          value={accepted}
          onChange={setAccepted}
        />
      )}
      <div>
        <OnlineButton
          look="main"
          isPending={closing.isPending}
          isDisabled={counted === '' || isTooMuch || (hasLeftovers && !request.acceptsLeftovers)}
          onPress={() => closing.mutate(request)}
        >
          {t`Close the shift`}
        </OnlineButton>
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}
