import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { localize } from '@dasturxon/core/kernel';
import { stillUntil, type StaffBranch, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useNow } from '../board/use-now.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './branch-pauses.module.css';
import { PauseDialog } from './pause-dialog.tsx';
import { untilText } from './until-text.ts';
import { useResume } from './use-pause.ts';

type Props = { session: StaffSession; putBranch: (branch: StaffBranch) => void };

const mayPause = ({ permissions }: StaffSession) => permissions.includes('branch.pause');

function PauseBanner({ branch, session, putBranch }: Props & { branch: StaffBranch }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const now = useNow();
  const resume = useResume(branch, putBranch);
  const error = useCallError(resume.error);
  const until = stillUntil(branch.pausedUntil, now);
  if (until === null) return null;
  const name = localize(branch.name, language) || branch.id;
  const time = untilText(until, now, session.timeZone);
  const details = [branch.pausedBy, branch.pauseReason].filter(Boolean).join(' · ');
  return (
    <Notice tone="bad">
      <div className={styles['banner']}>
        <p>
          <strong>{t`${name}: no orders until ${time}`}</strong>
          {details !== '' && <span className={styles['details']}>{details}</span>}
          {error !== '' && <span className={styles['details']}>{error}</span>}
        </p>
        {mayPause(session) && (
          <Button look="main" isPending={resume.isPending} onPress={() => resume.mutate()}>
            {t`Resume orders`}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** A banner for each paused branch. */
export function PauseBanners(props: Props) {
  return (
    <div className={styles['banners']}>
      {props.session.branches.map((branch) => (
        <PauseBanner key={branch.id} branch={branch} {...props} />
      ))}
    </div>
  );
}

/** The button that pauses a branch; hidden from those who may not. */
export function PauseControl({ session, putBranch }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!mayPause(session) || session.branches.length === 0) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t`Pause orders`}</Button>
      {isOpen && <PauseDialog session={session} putBranch={putBranch} onClose={() => setOpen(false)} />}
    </>
  );
}
