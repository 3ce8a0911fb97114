import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { localize } from '@dasturxon/core/kernel';
import { STOP_CHOICES, type StaffBranch, type StoppedAt } from '@dasturxon/core/staff';
import { wallMoment } from '@dasturxon/core/time';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { offerUndo } from '../undo/undo.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './stop-list-screen.module.css';
import { TERM_LABELS } from './term-labels.ts';
import { placesBefore, type Stop, type Subject, useReturn, useStop } from './use-stops.ts';

type Props = {
  subject: Subject;
  branch: StaffBranch;
  zone: string;
  /** How many branches the person works at. */
  branchCount: number;
  onStopped: (stoppedAt: StoppedAt[]) => void;
  onClose: () => void;
};

type Chosen = Pick<Stop, 'term' | 'until' | 'left'>;
type MoreProps = {
  subject: Subject;
  zone: string;
  isPending: boolean;
  onChoose: (chosen: Chosen) => void;
};

/** A stop until a chosen moment of the restaurant's clock, and an amount that is still sold. */
function MoreTerms({ subject, zone, isPending, onChoose }: MoreProps) {
  const { t } = useLingui();
  const [date, setDate] = useState('');
  const [amount, setAmount] = useState('');
  const until = wallMoment(date, zone);
  const left = Number(amount);
  return (
    <>
      <div className={styles['more']}>
        <TextField label={t`Off until this moment`} type="datetime-local" value={date} onChange={setDate} />
        <Button
          isPending={isPending}
          isDisabled={until === null}
          onPress={() => onChoose({ term: 'DATE', until: until?.toISOString() ?? null, left: null })}
        >
          {t`Stop until then`}
        </Button>
      </div>
      {subject.kind === 'PRODUCT' && (
        <div className={styles['more']}>
          <TextField label={t`Still left today`} inputMode="numeric" value={amount} onChange={setAmount} />
          <Button
            isPending={isPending}
            isDisabled={!/^[1-9]\d{0,2}$/.test(amount)}
            onPress={() => onChoose({ term: 'LEFT', until: null, left })}
          >
            {t`Sell only these`}
          </Button>
        </div>
      )}
    </>
  );
}

/** For how long something is off sale, or how much of it is left, where and why. */
export function StopDialog({ subject, branch, zone, branchCount, onStopped, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [where, setWhere] = useState<'ONE' | 'ALL'>('ONE');
  const [reason, setReason] = useState('');
  const stop = useStop(subject);
  const error = useCallError(stop.error);
  const name = subject.name;
  const back = useReturn();
  const done = (stoppedAt: StoppedAt[]) => {
    onStopped(stoppedAt);
    onClose();
    // Only what was on sale before can be put back as it was.
    const places = placesBefore(subject, stoppedAt);
    if (places.length > 0) offerUndo({ text: t`Off sale: ${name}`, undo: () => back.mutateAsync(places) });
  };
  const places = [
    { value: 'ONE' as const, label: localize(branch.name, language) || branch.id },
    { value: 'ALL' as const, label: t`All my branches` },
  ];
  const choose = (chosen: Chosen) =>
    stop.mutate({ ...chosen, reason, ...(where === 'ONE' && { branchId: branch.id }) }, { onSuccess: done });
  return (
    <Dialog title={t`Stop: ${name}`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      {branchCount > 1 && <Chips label={t`Where`} chips={places} value={where} onChange={setWhere} />}
      <TextField label={t`Reason for colleagues`} value={reason} onChange={setReason} />
      <div className={styles['terms']}>
        {STOP_CHOICES.map((term) => (
          <Button
            key={term}
            isPending={stop.isPending}
            onPress={() => choose({ term, until: null, left: null })}
          >
            {i18n._(TERM_LABELS[term])}
          </Button>
        ))}
      </div>
      <MoreTerms subject={subject} zone={zone} isPending={stop.isPending} onChoose={choose} />
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Dialog>
  );
}
