import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { localize } from '@dasturxon/core/kernel';
import { STOP_CHOICES, type StaffBranch, type StoppedAt } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { offerUndo } from '../undo/undo.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { type Chosen, MoreTerms } from './more-terms.tsx';
import styles from './stop-list-screen.module.css';
import { TERM_LABELS } from './term-labels.ts';
import { placesBefore, type Subject, useReturn, useStop } from './use-stops.ts';

type Props = {
  subject: Subject;
  branch: StaffBranch;
  zone: string;
  /** How many branches the person works at. */
  branchCount: number;
  onStopped: (stoppedAt: StoppedAt[]) => void;
  onClose: () => void;
};

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
      <MoreTerms
        hasAmount={subject.kind === 'PRODUCT'}
        zone={zone}
        isPending={stop.isPending}
        onChoose={choose}
      />
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Dialog>
  );
}
